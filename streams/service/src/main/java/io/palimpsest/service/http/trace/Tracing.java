package io.palimpsest.service.http.trace;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.exporter.otlp.http.trace.OtlpHttpSpanExporter;
import io.opentelemetry.sdk.resources.Resource;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.export.BatchSpanProcessor;
import io.palimpsest.service.http.HttpSettings;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Where traces go: to a collector that speaks OTLP over HTTP, or nowhere.
 *
 * <p>Spans are made by hand, because ready-made instrumentation writes down URLs, addresses of
 * clients and headers.
 */
@Singleton
final class Tracing {
  private static final long CLOSE_SECONDS = 5;

  private final Optional<SdkTracerProvider> provider;

  Tracing(HttpSettings settings) {
    this.provider =
        settings
            .traces()
            .map(
                collector ->
                    SdkTracerProvider.builder()
                        .setResource(
                            Resource.getDefault().toBuilder()
                                .put(AttributeKey.stringKey("service.name"), "palimpsest")
                                .build())
                        .addSpanProcessor(
                            BatchSpanProcessor.builder(
                                    OtlpHttpSpanExporter.builder()
                                        .setEndpoint(collector.toString())
                                        .build())
                                .build())
                        .build());
  }

  Optional<Tracer> tracer() {
    return provider.map(made -> made.get("io.palimpsest.service"));
  }

  /** Sends what is left. */
  @PreDestroy
  void close() {
    provider.ifPresent(made -> made.shutdown().join(CLOSE_SECONDS, TimeUnit.SECONDS));
  }
}
