package io.palimpsest.service.platform;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Asks the registry for its subjects: that goes through HTTP, the Confluent API and the database.
 */
final class RegistryProbe implements BooleanSupplier {

  private final HttpClient client =
      HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(1)).build();
  private final HttpRequest request;

  RegistryProbe(String registryUrl) {
    this.request =
        HttpRequest.newBuilder(URI.create(registryUrl + "/subjects"))
            .timeout(Duration.ofSeconds(5))
            .build();
  }

  @Override
  public boolean getAsBoolean() {
    try {
      return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
