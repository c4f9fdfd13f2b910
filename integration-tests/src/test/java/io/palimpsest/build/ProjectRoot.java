package io.palimpsest.build;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the project lies, whichever of its folders the tests are started in. */
public final class ProjectRoot {
  private ProjectRoot() {}

  public static Path find() {
    Path start = Path.of(System.getProperty("user.dir")).toAbsolutePath();
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      if (Files.exists(folder.resolve("settings.gradle.kts"))) {
        return folder;
      }
    }
    throw new IllegalStateException("no settings.gradle.kts in " + start + " or above");
  }
}
