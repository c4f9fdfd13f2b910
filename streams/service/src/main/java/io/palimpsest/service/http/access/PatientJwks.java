package io.palimpsest.service.http.access;

import io.micronaut.context.annotation.Replaces;
import io.micronaut.security.token.jwt.signature.jwks.JwksClient;
import io.micronaut.security.token.jwt.signature.jwks.ResourceRetrieverJwksClient;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.reactivestreams.Publisher;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Fetches an issuer's keys, with an end to its patience: the framework's own way waits for ever,
 * and everybody with a JWT waits along. While there are no keys no JWT is accepted.
 */
@Singleton
@Replaces(ResourceRetrieverJwksClient.class)
final class PatientJwks implements JwksClient {
  private static final Logger LOG = LoggerFactory.getLogger(PatientJwks.class);
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int MAX_BYTES = 1_000_000;
  private static final int OK = 200;

  private final HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

  @Override
  public Publisher<String> load(String provider, String url) {
    return Mono.fromCallable(() -> fetch(url))
        .subscribeOn(Schedulers.boundedElastic())
        .timeout(PATIENCE.multipliedBy(2))
        .doOnError(
            e ->
                LOG.warn(
                    "The keys of the issuer of JWTs cannot be had ({}): check --jwks-url",
                    e.getClass().getSimpleName()))
        .onErrorComplete();
  }

  private String fetch(String url) throws IOException, InterruptedException {
    HttpResponse<InputStream> answer =
        client.send(
            HttpRequest.newBuilder(URI.create(url)).timeout(PATIENCE).build(),
            HttpResponse.BodyHandlers.ofInputStream());
    try (InputStream body = answer.body()) {
      byte[] keys = body.readNBytes(MAX_BYTES + 1);
      if (answer.statusCode() != OK || keys.length > MAX_BYTES) {
        throw new IOException("no set of keys");
      }
      return new String(keys, StandardCharsets.UTF_8);
    }
  }
}
