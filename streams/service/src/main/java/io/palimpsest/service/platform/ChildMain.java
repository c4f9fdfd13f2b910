package io.palimpsest.service.platform;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Arrays;

/**
 * Runs the main class named by its first argument in a JVM that ends when its standard input ends.
 *
 * <p>The parent holds the other end of that pipe and nobody else does: the operating system closes
 * it when the parent ends, however it ends. This class is copied alone into the class path of the
 * registry, so it must stay one class file and use the JDK only.
 */
public final class ChildMain {

  /** Kafka and Quarkus shut down within about a second; a hook that hangs must not keep a port. */
  private static final long HALT_AFTER_MILLIS = 10_000;

  private ChildMain() {}

  public static void main(String[] args) throws Throwable {
    // Ctrl-C and a closed terminal reach the whole process group, but the parent has to flush its
    // streams before its broker goes. SIGTERM is meant for one process and keeps its meaning.
    ignore("INT");
    ignore("HUP");
    endWithParent();
    try {
      Class.forName(args[0])
          .getMethod("main", String[].class)
          .invoke(null, (Object) Arrays.copyOfRange(args, 1, args.length));
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  /**
   * Installs a handler in Java that does nothing. SIG_IGN would not do: Kafka calls the handler it
   * replaces, and a native one cannot be called. By reflection, because javac warns of every use of
   * sun.misc and that warning cannot be switched off.
   */
  private static void ignore(String signalName) throws ReflectiveOperationException {
    Class<?> signal = Class.forName("sun.misc.Signal");
    Class<?> handler = Class.forName("sun.misc.SignalHandler");
    Object nothing =
        Proxy.newProxyInstance(
            handler.getClassLoader(), new Class<?>[] {handler}, (proxy, method, arguments) -> null);
    signal
        .getMethod("handle", signal, handler)
        .invoke(null, signal.getConstructor(String.class).newInstance(signalName), nothing);
  }

  private static void endWithParent() {
    daemon(
        "parent-watch",
        () -> {
          readToEnd();
          // System.exit never returns to its caller, so the time is kept by another thread.
          Thread exit = daemon("exit", () -> System.exit(0));
          try {
            exit.join(HALT_AFTER_MILLIS);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          Runtime.getRuntime().halt(1);
        });
  }

  private static void readToEnd() {
    byte[] ignored = new byte[64];
    try {
      while (System.in.read(ignored) >= 0) {
        // the parent sends nothing
      }
    } catch (IOException e) {
      // a broken pipe says the same as its end
    }
  }

  private static Thread daemon(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }
}
