package io.palimpsest.service.platform;

import java.nio.file.Path;

/** Holds a data directory until it is killed. */
final class HoldingMain {

  private HoldingMain() {}

  public static void main(String[] args) throws InterruptedException {
    DataDirectory held = DataDirectory.open(Path.of(args[0]));
    WaitingMain.main(new String[0]);
    held.close();
  }
}
