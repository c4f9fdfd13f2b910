package io.palimpsest.connect;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.connect.transform.WorkerFiles;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.connect.sink.SinkRecord;
import org.apache.kafka.connect.transforms.Transformation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of the README, as it stands there but for the places of files. */
class PrivatizeReadmeTest {
  private static final String BEGIN = "```properties\n";

  @TempDir private Path folder;

  @Test
  void shouldDoWhatTheReadmeSays() throws IOException {
    Map<String, Object> value =
        Map.of(
            "id", "1",
            "lang", "en",
            "title", "Smith again",
            "text", "I drink tea with Patrick Smith in Berlin.",
            "user", Map.of("id", "anna"),
            "comments", List.of(Map.of("user", "bob", "text", "good tea")));
    SinkRecord raw = new SinkRecord("raw.posts", 0, null, "anna", null, value, 1);

    SinkRecord safe =
        through("author", new Privatize.Key<>(), through("safe", new Privatize.Value<>(), raw));

    Map<?, ?> post = (Map<?, ?>) safe.value();
    assertThat(post.get("id")).isEqualTo("1");
    assertThat(post.get("lang")).isEqualTo("en");
    assertThat(post.toString()).doesNotContain("Smith", "Patrick", "Berlin", "anna", "bob");
    assertThat(post.get("user")).isEqualTo(Map.of("id", safe.key()));
    assertThat(safe.key()).asString().matches("[0-9a-f]{32}");
  }

  private SinkRecord through(String alias, Transformation<SinkRecord> transform, SinkRecord record)
      throws IOException {
    try (transform) {
      transform.configure(settings(alias));
      return transform.apply(record);
    }
  }

  private Map<String, String> settings(String alias) throws IOException {
    WorkerFiles files = new WorkerFiles(folder);
    String readme = Files.readString(Path.of("README.md"));
    int begin = readme.indexOf(BEGIN) + BEGIN.length();
    Properties properties = new Properties();
    properties.load(new StringReader(readme.substring(begin, readme.indexOf("```", begin))));
    Map<String, String> settings = new HashMap<>();
    String prefix = "transforms." + alias + ".";
    for (String name : properties.stringPropertyNames()) {
      if (name.startsWith(prefix)) {
        settings.put(name.substring(prefix.length()), properties.getProperty(name));
      }
    }
    settings.computeIfPresent(
        "policy", (name, file) -> file.replace("/etc/palimpsest", "examples"));
    settings.computeIfPresent("key.file", (name, file) -> files.keyFile(WorkerFiles.KEY));
    settings.computeIfPresent("lexicon", (name, file) -> files.lexicon());
    return settings;
  }
}
