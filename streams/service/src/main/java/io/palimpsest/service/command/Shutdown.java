package io.palimpsest.service.command;

import java.util.ArrayDeque;
import java.util.Deque;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes what was opened, last opened first, once: when the command ends, or when the process is
 * told to (Ctrl-C, SIGTERM), whichever comes first.
 */
final class Shutdown implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Shutdown.class);

  private final Deque<AutoCloseable> open = new ArrayDeque<>();
  private final Thread hook = new Thread(this::closeAll, "shutdown");

  Shutdown() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Takes care of closing it. */
  synchronized <T extends AutoCloseable> T opened(T resource) {
    open.push(resource);
    return resource;
  }

  private synchronized void closeAll() {
    while (!open.isEmpty()) {
      try {
        open.pop().close();
      } catch (Exception e) {
        // The rest must be closed all the same.
        LOG.warn("Closing failed with {}", e.getClass().getName());
      }
    }
  }

  @Override
  public void close() {
    closeAll();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already: the hook found nothing left to close.
    }
  }
}
