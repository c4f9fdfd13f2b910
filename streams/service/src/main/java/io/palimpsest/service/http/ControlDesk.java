package io.palimpsest.service.http;

import io.micronaut.context.annotation.Context;
import io.palimpsest.topology.client.ControlWriter;
import jakarta.annotation.PreDestroy;

/** One writer of the control topics for all operations; it is thread-safe. */
@Context
public final class ControlDesk {
  private final ControlWriter writer;

  ControlDesk(Backend backend) {
    this.writer = new ControlWriter(backend.connection());
  }

  /** The writer. */
  public ControlWriter writer() {
    return writer;
  }

  @PreDestroy
  void close() {
    writer.close();
  }
}
