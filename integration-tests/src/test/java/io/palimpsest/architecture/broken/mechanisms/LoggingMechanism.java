package io.palimpsest.architecture.broken.mechanisms;

import java.util.logging.Logger;

/** Uses the JDK past java.base, in a package whose name begins like one of java.base. */
public final class LoggingMechanism {
  public Logger logger() {
    return Logger.getAnonymousLogger();
  }
}
