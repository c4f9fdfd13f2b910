package io.palimpsest.service.log;

import ch.qos.logback.classic.pattern.ThrowableHandlingConverter;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.StackTraceElementProxy;

/**
 * Writes the classes and frames of an exception and its causes, and none of their messages.
 * Parsers, codecs and libraries quote their input in messages; a log is no place for that input.
 */
public final class MessagelessThrowable extends ThrowableHandlingConverter {
  private static final int FRAMES = 12;

  @Override
  public String convert(ILoggingEvent event) {
    StringBuilder out = new StringBuilder();
    String lead = "";
    for (IThrowableProxy error = event.getThrowableProxy();
        error != null;
        error = error.getCause()) {
      out.append(lead).append(error.getClassName()).append('\n');
      append(out, error.getStackTraceElementProxyArray());
      lead = "caused by ";
    }
    return out.toString();
  }

  private static void append(StringBuilder out, StackTraceElementProxy[] frames) {
    for (int i = 0; i < Math.min(FRAMES, frames.length); i++) {
      out.append("    ").append(frames[i].getSTEAsString()).append('\n');
    }
  }
}
