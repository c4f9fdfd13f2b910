package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.build.ProjectRoot;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.kafka.connect.components.Versioned;
import org.apache.kafka.connect.sink.SinkConnector;
import org.apache.kafka.connect.source.SourceConnector;
import org.apache.kafka.connect.source.SourceRecord;
import org.apache.kafka.connect.transforms.Transformation;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive that is put on {@code plugin.path}, as it was packaged. */
final class ConnectArchiveIT {
  /** Enough for what it needs; a model that comes along by a dependency would not fit. */
  private static final long LARGEST = 56L << 20;

  @TempDir private static Path directory;
  private static Path archive;
  private static Path plugin;

  @BeforeAll
  static void unpack() throws IOException {
    Path target = ProjectRoot.find().resolve("connectors/target");
    try (DirectoryStream<Path> archives =
        Files.newDirectoryStream(target, "palimpsest-connect-*.zip")) {
      archive = archives.iterator().next();
    }
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      for (ZipEntry entry : zip.stream().toList()) {
        Path path = directory.resolve(entry.getName());
        if (entry.isDirectory()) {
          Files.createDirectories(path);
        } else {
          Files.createDirectories(path.getParent());
          try (InputStream in = zip.getInputStream(entry)) {
            Files.copy(in, path);
          }
        }
      }
    }
    plugin = directory.resolve(archive.getFileName().toString().replace(".zip", ""));
  }

  private static List<Path> jars() throws IOException {
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(plugin.resolve("lib"), "*.jar")) {
      found.forEach(jars::add);
    }
    return jars;
  }

  @Test
  void shouldHoldNothingThatAWorkerBringsAndNothingHeavy() throws IOException {
    assertThat(jars())
        .extracting(jar -> jar.getFileName().toString())
        .anyMatch(name -> name.startsWith("palimpsest-connectors-"))
        .anyMatch(name -> name.startsWith("palimpsest-language-"))
        .noneMatch(name -> name.matches("(connect|kafka|slf4j|flink|onnxruntime|logback).*"));
    assertThat(Files.size(archive)).isLessThan(LARGEST);
  }

  @Test
  void shouldSayWhatItIs() throws IOException {
    JsonNode manifest = new ObjectMapper().readTree(plugin.resolve("manifest.json").toFile());

    assertThat(plugin.getFileName().toString())
        .isEqualTo(manifest.get("name").asText() + "-" + manifest.get("version").asText());
    assertThat(manifest.get("component_types")).hasSize(3);
    assertThat(plugin.resolve("doc/LICENSE"))
        .hasSameTextualContentAs(ProjectRoot.find().resolve("LICENSE"));
    assertThat(plugin.resolve("doc/SETTINGS.md")).exists();
    assertThat(plugin.resolve("etc/json-lines-source.json")).exists();
  }

  @Test
  void shouldBeFoundByItsServices() throws IOException {
    assertThat(found(SourceConnector.class))
        .containsExactly("io.palimpsest.connect.jsonlines.JsonLinesSource");
    assertThat(found(SinkConnector.class))
        .containsExactly("io.palimpsest.connect.jsonlines.JsonLinesSink");
    assertThat(found(Transformation.class))
        .containsExactlyInAnyOrder(
            "io.palimpsest.connect.Privatize$Key", "io.palimpsest.connect.Privatize$Value");
  }

  @Test
  void shouldReplaceNamesByNothingButWhatItHolds(@TempDir Path folder)
      throws IOException, ReflectiveOperationException {
    Path key = Files.writeString(folder.resolve("key"), "5a".repeat(32));
    try (URLClassLoader loader = loader(Transformation.class)) {
      @SuppressWarnings("unchecked")
      Transformation<SourceRecord> transform =
          (Transformation<SourceRecord>)
              loader
                  .loadClass("io.palimpsest.connect.Privatize$Value")
                  .getConstructor()
                  .newInstance();
      transform.configure(
          Map.of(
              "fields", "text",
              "author.field", "author",
              "keep.fields", "author",
              "policy", "entities-only",
              "key.file", key.toString()));
      Map<String, String> post = Map.of("author", "a", "text", "I saw Anna Smith there");

      Object released =
          transform.apply(new SourceRecord(null, null, "posts", null, null, null, post)).value();

      assertThat(released.toString()).contains("I saw ", " there").doesNotContain("Anna", "Smith");
      transform.close();
    }
  }

  /** As a worker loads plugins: their own classes first, Connect's from outside. */
  private static URLClassLoader loader(Class<?> type) throws IOException {
    List<URL> urls = new ArrayList<>();
    for (Path jar : jars()) {
      urls.add(jar.toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(URL[]::new), new ConnectOnly(type.getClassLoader()));
  }

  private static List<String> found(Class<? extends Versioned> type) throws IOException {
    try (URLClassLoader loader = loader(type)) {
      List<String> names = new ArrayList<>();
      for (Versioned service : ServiceLoader.load(type, loader)) {
        assertThat(service.version()).isEqualTo(version());
        names.add(service.getClass().getName());
      }
      return names;
    }
  }

  private static String version() {
    return plugin.getFileName().toString().replace("palimpsest-connect-", "");
  }

  /** What a worker offers plugins; everything else must be in the archive. */
  private static final class ConnectOnly extends ClassLoader {
    private final ClassLoader worker;

    ConnectOnly(ClassLoader worker) {
      super(ClassLoader.getPlatformClassLoader());
      this.worker = worker;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.startsWith("org.apache.kafka.") || name.startsWith("org.slf4j.")) {
        return worker.loadClass(name);
      }
      throw new ClassNotFoundException(name);
    }
  }
}
