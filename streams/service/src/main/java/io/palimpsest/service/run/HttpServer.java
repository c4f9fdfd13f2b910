package io.palimpsest.service.run;

import io.micronaut.context.ApplicationContext;
import io.micronaut.http.server.exceptions.ServerStartupException;
import io.micronaut.runtime.server.EmbeddedServer;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import java.util.Map;

/** Health and metrics over HTTP. */
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
   * @param port the port, or 0 for any free one
   * @throws HttpServerException if the address cannot be had
   */
  public static HttpServer start(String host, int port, PrivatizationRuntime runtime) {
    ApplicationContext context =
        ApplicationContext.builder()
            .properties(
                Map.of(
                    "micronaut.server.host",
                    host,
                    // Micronaut calls "any free port" -1.
                    "micronaut.server.port",
                    port == 0 ? -1 : port))
            .singletons(runtime)
            .banner(false)
            .start();
    try {
      EmbeddedServer server = context.getBean(EmbeddedServer.class).start();
      return new HttpServer(context, server.getURL().toString());
    } catch (ServerStartupException e) {
      context.close();
      throw new HttpServerException(
          "cannot listen on "
              + host
              + ":"
              + port
              + ": choose another --http-port, or 0 for any free one");
    }
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
