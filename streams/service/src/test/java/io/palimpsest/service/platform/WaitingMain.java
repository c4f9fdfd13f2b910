package io.palimpsest.service.platform;

import java.util.concurrent.CountDownLatch;

/** Says that it is up and waits; says so when it is shut down, and hangs then if told to. */
final class WaitingMain {

  private WaitingMain() {}

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  System.out.println("shut down");
                  if (args.length > 0) {
                    awaitForever(never);
                  }
                }));
    System.out.println("up");
    awaitForever(never);
  }

  private static void awaitForever(CountDownLatch never) {
    try {
      never.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
