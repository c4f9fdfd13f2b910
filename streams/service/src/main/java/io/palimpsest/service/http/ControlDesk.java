package io.palimpsest.service.http;

import io.palimpsest.topology.client.ControlWriter;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;

/** One writer of the control topics for all operations; it is thread-safe. */
@Singleton
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
