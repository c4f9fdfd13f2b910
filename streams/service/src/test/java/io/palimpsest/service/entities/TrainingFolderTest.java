package io.palimpsest.service.entities;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingFolderTest {
  @TempDir private Path folder;

  @BeforeEach
  void fill() throws IOException {
    Files.createDirectory(folder.resolve("ner"));
    Files.createDirectory(folder.resolve("pii"));
    for (String name :
        new String[] {
          "ner/zebra.conll",
          "ner/wnut17_dev.conll",
          "ner/btc_b.conll",
          "ner/apple.conll",
          "ner/btc_a.conll",
          "ner/notes.txt",
          "pii/templates.txt",
          "glove.6B.50d.40k.txt.gz"
        }) {
      Files.createFile(folder.resolve(name));
    }
  }

  @Test
  void shouldPutTheFilesInTheOrderOfTheShippedModelAndOthersAfterThem() {
    assertThat(TrainingFolder.at(folder, Set.of()).sentences())
        .extracting(file -> file.getFileName().toString())
        .containsExactly(
            "btc_a.conll", "btc_b.conll", "wnut17_dev.conll", "apple.conll", "zebra.conll");
  }

  @Test
  void shouldLeaveOutWhatIsNamed() {
    assertThat(TrainingFolder.at(folder, Set.of("btc_a.conll", "zebra.conll")).sentences())
        .extracting(file -> file.getFileName().toString())
        .containsExactly("btc_b.conll", "wnut17_dev.conll", "apple.conll");
    assertThatThrownBy(() -> TrainingFolder.at(folder, Set.of("btc_c.conll")))
        .isInstanceOf(TrainingFolderException.class)
        .hasMessageContaining("btc_c.conll");
  }

  @Test
  void shouldNameWhatIsMissing() throws IOException {
    Path vectors = folder.resolve("glove.6B.50d.40k.txt.gz");
    Files.delete(vectors);
    assertThatThrownBy(() -> TrainingFolder.at(folder, Set.of()))
        .isInstanceOf(TrainingFolderException.class)
        .hasMessage(vectors + ": there is no such file");
    assertThatThrownBy(() -> TrainingFolder.at(folder.resolve("pii"), Set.of()))
        .hasMessageContaining("ner: cannot be read");
    assertThatThrownBy(() -> TrainingFolder.at(vectors, Set.of()))
        .hasMessageContaining("no such directory");
  }
}
