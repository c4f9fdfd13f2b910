package io.palimpsest.service.http;

import io.micronaut.context.ApplicationContext;
import io.micronaut.http.server.exceptions.ServerStartupException;
import io.micronaut.runtime.server.EmbeddedServer;
import io.palimpsest.service.http.access.ApiKeys;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The API, the console, health and metrics over HTTP. */
public final class HttpServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);
  private static final Duration WARM_UP_LIMIT = Duration.ofSeconds(2);

  private final ApplicationContext context;
  private final String url;

  private HttpServer(ApplicationContext context, String url) {
    this.context = context;
    this.url = url;
  }

  /**
   * Starts.
   *
   * @throws HttpServerException if the address cannot be had, or the certificate not be used
   */
  public static HttpServer start(HttpSettings settings, Backend backend) {
    settings
        .tls()
        .ifPresent(PeerTrust::of); // wrong ones are found now, and not by the first author
    ApplicationContext context =
        ApplicationContext.builder()
            .properties(properties(settings))
            .singletons(backend, backend.runtime(), settings)
            .banner(false)
            .build();
    context.registerSingleton(ApiKeys.class, settings.access().keys());
    try {
      context.start();
      EmbeddedServer server = context.getBean(EmbeddedServer.class).start();
      if (settings.tls().isEmpty()) {
        warmUp(server.getURI());
      }
      return new HttpServer(context, server.getURL().toString());
    } catch (ServerStartupException e) {
      context.close();
      throw new HttpServerException(
          "cannot listen on %s:%d: choose another --http-port, or 0 for any free one%s"
              .formatted(
                  settings.host(),
                  settings.port(),
                  settings.tls().isPresent() ? "; check --tls-keystore and its password" : ""));
    }
  }

  /** The first page loads half of the framework: better that we wait for it than a person does. */
  private static void warmUp(URI server) {
    try {
      HttpClient.newBuilder()
          .connectTimeout(WARM_UP_LIMIT)
          .build()
          .send(
              HttpRequest.newBuilder(server.resolve("/")).timeout(WARM_UP_LIMIT).build(),
              HttpResponse.BodyHandlers.discarding());
    } catch (IOException e) {
      LOG.debug("The server does not reach itself: {}", e.getClass().getName());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Map<String, Object> properties(HttpSettings settings) {
    Map<String, Object> properties = new HashMap<>(settings.access().properties());
    properties.put("micronaut.server.host", settings.host());
    properties.put("micronaut.server.port", settings.port());
    properties.put("micronaut.server.max-request-size", settings.maxRequestBytes());
    settings.tls().ifPresent(tls -> properties.putAll(tls.properties(settings.port())));
    return properties;
  }

  /** Where it is. */
  public String url() {
    return url;
  }

  @Override
  public void close() {
    context.close();
  }
}
