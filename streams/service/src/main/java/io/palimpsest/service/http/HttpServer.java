package io.palimpsest.service.http;

import io.micronaut.context.ApplicationContext;
import io.micronaut.http.server.exceptions.ServerStartupException;
import io.micronaut.runtime.server.EmbeddedServer;
import io.palimpsest.service.http.access.ApiKeys;
import java.util.HashMap;
import java.util.Map;

/** The API, the console, health and metrics over HTTP. */
public final class HttpServer implements AutoCloseable {
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
