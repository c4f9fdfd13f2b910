package io.palimpsest.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.schemas.RawPost;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class StatusLinesTest {
  private static final RawPost POST = new RawPost("p-1", "anna", "Hello there", Instant.EPOCH);

  @Test
  void shouldHaveThePostInIt() throws Exception {
    JsonNode status = new ObjectMapper().readTree(StatusLines.of(POST));

    assertThat(status.at("/id").asText()).isEqualTo("p-1");
    assertThat(status.at("/text").asText()).isEqualTo("Hello there");
    assertThat(status.at("/account/id").asText()).isEqualTo("anna");
  }

  /** The example in Mastodon's documentation has 65 values in 3,017 characters. */
  @Test
  void shouldBeNoLargerThanWhatAPlatformGivesOut() throws Exception {
    String line = StatusLines.of(POST);

    assertThat(line).hasSizeLessThanOrEqualTo(3_017);
    assertThat(values(new ObjectMapper().readTree(line))).isEqualTo(65);
  }

  private static int values(JsonNode node) {
    if (node.isEmpty()) {
      return 1;
    }
    int values = 0;
    for (JsonNode inner : node) {
      values += values(inner);
    }
    return values;
  }
}
