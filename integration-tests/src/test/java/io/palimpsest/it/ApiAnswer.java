package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.UncheckedIOException;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;

/** What the HTTP API answered. */
record ApiAnswer(int status, HttpHeaders headers, String body) {
  private static final ObjectMapper JSON = new ObjectMapper();

  static ApiAnswer of(HttpResponse<String> response) {
    return new ApiAnswer(response.statusCode(), response.headers(), response.body());
  }

  JsonNode json() {
    try {
      return JSON.readTree(body);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  String header(String name) {
    return headers.firstValue(name).orElse("");
  }

  /** The answer, if it has this status. */
  JsonNode expect(int wanted) {
    assertThat(status).as(body).isEqualTo(wanted);
    return json();
  }

  /** The problem, if it is one of this status, in the one format that there is. */
  JsonNode expectProblem(int wanted) {
    assertThat(status).as(body).isEqualTo(wanted);
    assertThat(header("Content-Type")).as(body).startsWith("application/problem+json");
    JsonNode problem = json();
    assertThat(problem.path("status").asInt()).isEqualTo(wanted);
    assertThat(problem.path("title").asText()).isNotBlank();
    assertThat(problem.path("detail").asText()).isNotBlank();
    assertThat(problem.path("reason").asText()).matches("[a-z-]+");
    assertThat(problem.path("correlationId").asText()).isEqualTo(header("X-Correlation-Id"));
    assertThat(body).doesNotContain("Exception", "\tat ");
    return problem;
  }
}
