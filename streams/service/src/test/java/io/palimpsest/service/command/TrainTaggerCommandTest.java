package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the command refuses and how it writes; training itself is tested where it is done. */
class TrainTaggerCommandTest {
  @TempDir private Path directory;
  private final Shell shell = new Shell();
  private Path data;
  private String train;

  @BeforeEach
  void write() throws IOException {
    data = Files.createDirectory(directory.resolve("data"));
    Files.createDirectory(data.resolve("ner"));
    Files.createDirectory(data.resolve("pii"));
    Files.writeString(data.resolve("ner/hush.conll"), "hush\n");
    Files.writeString(data.resolve("pii/templates.txt"), "I am {{person}}\n");
    Files.writeString(data.resolve("glove.6B.50d.40k.txt.gz"), "");
    train =
        "train tagger --data %s --output %s"
            .formatted(data, directory.resolve("output/tagger.bin"));
  }

  @Test
  void shouldNameWhatIsMissing() throws IOException {
    shell.assertRefuses("train tagger --data " + data, "--output");
    shell.assertRefuses("train tagger --output x", "--data");
    shell.assertRefuses(
        "train tagger --output x --data " + data.resolve("no"), "no such directory");
    shell.assertRefuses("train tagger --output %s --data %s".formatted(data, data), "directory");
    shell.assertRefuses(
        "train tagger --output %s/x --data %s".formatted(data.resolve("pii/templates.txt"), data),
        "cannot be written");
    shell.assertRefuses(train + " --without other.conll", "other.conll");
    shell.assertRefuses(train + " --without hush.conll", "no labelled sentences are left");
    Files.delete(data.resolve("pii/templates.txt"));
    shell.assertRefuses(train, "templates.txt: there is no such file");
  }

  @Test
  void shouldPutTheOutputInPlaceOfWhatWasThereAndLeaveNothingElse() throws IOException {
    Path target = directory.resolve("below/tagger.bin");

    OutputFile.at(target).write(new byte[] {1});
    OutputFile.at(target).write(new byte[] {2, 3});

    assertThat(target).hasBinaryContent(new byte[] {2, 3});
    try (var files = Files.list(target.getParent())) {
      assertThat(files).containsExactly(target);
    }
  }

  @Test
  void shouldComplainAboutSentencesWithoutQuotingThemAndLeaveNothing() {
    assertThat(shell.runLine(train)).isEqualTo(2);

    assertThat(shell.out()).isEmpty();
    assertThat(shell.err().lines()).last().asString().contains("hush.conll: holds no labelled");
    assertThat(directory.resolve("output")).doesNotExist();
  }
}
