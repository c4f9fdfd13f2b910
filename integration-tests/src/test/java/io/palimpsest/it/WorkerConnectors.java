package io.palimpsest.it;

import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The connectors of a {@link ConnectWorker}, over HTTP.
 *
 * @param http of the worker
 */
record WorkerConnectors(ApiClient http) {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** Creates or changes it, and waits until it and its tasks run. */
  void run(String name, Map<String, String> settings) throws IOException, InterruptedException {
    put(name, settings);
    awaitState(name, "RUNNING");
  }

  /** Creates or changes it. A worker that joins its group says no for a moment. */
  void put(String name, Map<String, String> settings) {
    await("the worker takes the connector")
        .atMost(LIMIT)
        .until(
            () -> {
              ApiAnswer answer = http.put("//connectors/" + name + "/config", settings);
              if (answer.status() == 400) {
                throw new IllegalArgumentException(answer.body());
              }
              return answer.status() == 200 || answer.status() == 201;
            });
  }

  void delete(String name) throws IOException, InterruptedException {
    http.delete("//connectors/" + name);
  }

  /** Waits until it and all of its tasks, at least one, are in a state. */
  void awaitState(String name, String state) {
    await(name + " is " + state)
        .atMost(LIMIT)
        .until(
            () -> states(name),
            states -> states.size() > 1 && states.stream().allMatch(state::equals));
  }

  /** Waits until one of its tasks has failed; returns why, as the worker says it. */
  String awaitFailure(String name) {
    await(name + " fails").atMost(LIMIT).until(() -> states(name).contains("FAILED"));
    return status(name).toString();
  }

  /** Of the connector and of each of its tasks; empty as long as the worker knows nothing. */
  private List<String> states(String name) {
    JsonNode status = status(name);
    return Stream.concat(
            Stream.of(status.path("connector")),
            StreamSupport.stream(status.path("tasks").spliterator(), false))
        .map(part -> part.path("state").asText())
        .filter(state -> !state.isEmpty())
        .toList();
  }

  JsonNode status(String name) {
    try {
      return http.get("//connectors/" + name + "/status").json();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** What the worker finds wrong in settings, by the name of the setting. */
  JsonNode validated(String plugin, Map<String, String> settings)
      throws IOException, InterruptedException {
    return http.put("//connector-plugins/" + plugin + "/config/validate", settings).expect(200);
  }
}
