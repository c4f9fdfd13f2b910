package io.palimpsest.service.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.slf4j.LoggerFactory;

/**
 * How much each logger says, changed while the service runs.
 *
 * <p>Only our own loggers may say more than warnings: what others say in detail may quote what
 * passes through them.
 */
public final class LogLevels {
  private static final String OURS = "io.palimpsest";
  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_.$]{0,199}");
  private static final Set<String> LEVELS = Set.of("ERROR", "WARN", "INFO", "DEBUG", "TRACE");

  private LogLevels() {}

  /** The levels that are set, by logger. */
  public static Map<String, String> all() {
    Map<String, String> levels = new TreeMap<>();
    for (Logger logger : ((LoggerContext) LoggerFactory.getILoggerFactory()).getLoggerList()) {
      if (logger.getLevel() != null) {
        levels.put(logger.getName(), logger.getLevel().toString());
      }
    }
    return levels;
  }

  /**
   * Sets one.
   *
   * @throws IllegalArgumentException that says what to do
   */
  public static void set(String logger, String level) {
    if (!NAME.matcher(logger).matches()) {
      throw new IllegalArgumentException("logger must be the name of a package or class");
    }
    if (!LEVELS.contains(level)) {
      throw new IllegalArgumentException("level must be ERROR, WARN, INFO, DEBUG or TRACE");
    }
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    if (context.exists(logger) == null) {
      throw new IllegalArgumentException("there is no such logger; GET lists those with a level");
    }
    if (isSilenced(context.getLogger(logger))) {
      throw new IllegalArgumentException("this logger quotes what was sent, and stays off");
    }
    Level wanted = Level.toLevel(level);
    boolean isOurs = logger.equals(OURS) || logger.startsWith(OURS + ".");
    if (!isOurs && !wanted.isGreaterOrEqual(Level.WARN)) {
      throw new IllegalArgumentException(
          "loggers outside of io.palimpsest may say WARN or ERROR only: in detail they may quote"
              + " what passes through them");
    }
    context.getLogger(logger).setLevel(wanted);
  }

  /** Whether it, or what it belongs to, was switched off. */
  private static boolean isSilenced(Logger logger) {
    return logger.getEffectiveLevel() == Level.OFF;
  }
}
