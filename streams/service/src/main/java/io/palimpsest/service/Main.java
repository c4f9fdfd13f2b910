package io.palimpsest.service;

import io.palimpsest.service.command.CommandLines;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The entry point of the {@code palimpsest} command. */
public final class Main {
  private static final Logger LOG = LoggerFactory.getLogger(Main.class);

  private Main() {}

  public static void main(String[] args) {
    // Java's own handler prints messages, which may quote what was failed on.
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, error) -> LOG.error("A thread ended by {}", error.getClass().getName()));
    System.exit(CommandLines.palimpsest().execute(args));
  }
}
