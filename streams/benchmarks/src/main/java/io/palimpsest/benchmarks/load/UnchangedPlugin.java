package io.palimpsest.benchmarks.load;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** {@link Unchanged} as a plugin of a worker: it is no part of what we ship. */
final class UnchangedPlugin {
  private UnchangedPlugin() {}

  /** Makes it; returns what the plugin path should name. */
  static Path in(WorkFolder folder) throws IOException {
    Path plugins = Files.createDirectories(folder.resolve("plugins"));
    Path plugin = Files.createDirectories(plugins.resolve("unchanged"));
    String file = Unchanged.class.getName().replace('.', '/') + ".class";
    try (JarOutputStream jar =
            new JarOutputStream(Files.newOutputStream(plugin.resolve("unchanged.jar")));
        InputStream bytes = Unchanged.class.getClassLoader().getResourceAsStream(file)) {
      jar.putNextEntry(new JarEntry(file));
      bytes.transferTo(jar);
      jar.putNextEntry(
          new JarEntry("META-INF/services/org.apache.kafka.connect.transforms.Transformation"));
      jar.write(Unchanged.class.getName().getBytes(StandardCharsets.UTF_8));
    }
    return plugins;
  }
}
