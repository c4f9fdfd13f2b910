package io.palimpsest.service;

import io.palimpsest.service.command.CommandLines;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
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
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // others read what is printed
    System.exit(CommandLines.palimpsest().setOut(standardOutput()).execute(args));
  }

  /** Unlike System.out it tells when nobody reads any more, so that a long command can end. */
  private static PrintWriter standardOutput() {
    return new PrintWriter(
        new BufferedWriter(
            new OutputStreamWriter(
                new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8)));
  }
}
