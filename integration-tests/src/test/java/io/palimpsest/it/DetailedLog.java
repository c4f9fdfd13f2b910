package io.palimpsest.it;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;

/** All that some loggers have to tell from INFO on, told to nobody else until this is closed. */
final class DetailedLog implements AutoCloseable {
  private final ListAppender<ILoggingEvent> appender = new ListAppender<>();
  private final List<Logger> loggers;

  DetailedLog(String... names) {
    this.loggers = Stream.of(names).map(name -> (Logger) LoggerFactory.getLogger(name)).toList();
    appender.start();
    for (Logger logger : loggers) {
      logger.setLevel(Level.INFO);
      logger.setAdditive(false);
      logger.addAppender(appender);
    }
  }

  /** Messages, with those of exceptions below them. */
  List<String> lines() {
    return List.copyOf(appender.list).stream().map(DetailedLog::inFull).toList();
  }

  private static String inFull(ILoggingEvent event) {
    StringBuilder text = new StringBuilder(event.getFormattedMessage());
    for (IThrowableProxy error = event.getThrowableProxy();
        error != null;
        error = error.getCause()) {
      text.append('\n').append(error.getMessage());
    }
    return text.toString();
  }

  @Override
  public void close() {
    for (Logger logger : loggers) {
      logger.detachAppender(appender);
      logger.setAdditive(true);
      logger.setLevel(null);
    }
  }
}
