package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.lexicon.ProgressListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaggerTrainingTest {
  private static final TaggerTrainer.Settings SMALL =
      new TaggerTrainer.Settings(10, 2, 0.2, 0.1, 0.2, 7, new Doubt(0.5, 0.5));

  @TempDir Path folder;
  private Path sentences;
  private Path vectors;
  private Path templates;

  @BeforeEach
  void writeFiles() throws IOException {
    sentences = file("a.conll", "Anna\tB-PER\nmet\tO\nBob\tB-PER\n\nrain\tO\n");
    vectors = file("vectors.txt", "the 1 0\nanna 0 1\nrain 1 1\n");
    templates = file("templates.txt", "I am {{person}}\n");
  }

  @Test
  void shouldTellEpochsAndGiveTheSameBytesAgain() {
    List<String> told = new ArrayList<>();

    TaggerModel model = run(List.of(sentences), (done, total) -> told.add(done + "/" + total));

    assertThat(told).containsExactly("1/2", "2/2");
    assertThat(model.toBytes()).isEqualTo(run(List.of(sentences), ProgressListener.NONE).toBytes());
  }

  @Test
  void shouldSayWhatIsMissing() {
    assertRefused(
        List.of(), "there are no labelled sentences to learn from: name at least one .conll file");
    assertRefused(List.of(folder.resolve("no.conll")), "there is no such file: check its name");
    assertRefused(List.of(folder), "is a directory: name a file");
    templates = folder.resolve("none.txt");
    assertRefused(List.of(sentences), "there is no such file: check its name");
  }

  @Test
  void shouldSayWhatIsWrongAndQuoteNothing() throws IOException {
    assertRefused(List.of(file("e.conll", "")), "holds no labelled words");
    assertRefused(
        List.of(sentences, file("t.conll", "secret words\nof a diary\n")),
        "holds no labelled words");
    Path bytes = folder.resolve("b.conll");
    Files.write(bytes, new byte[] {'a', '\t', 'O', '\n', (byte) 0xC3, '\n'});
    assertRefused(List.of(bytes), "is not UTF-8: convert it first");
    templates = file("blank.txt", "\n \n");
    assertRefused(List.of(sentences), "is empty: write a sentence a line");
  }

  @Test
  void shouldLeaveComplaintsAboutVectorsToTheirReader() {
    vectors = folder.resolve("none.gz");

    assertThatExceptionOfType(LexiconException.class)
        .isThrownBy(() -> run(List.of(sentences), ProgressListener.NONE))
        .withMessageContaining("there is no such file");
  }

  private void assertRefused(List<Path> files, String problem) {
    assertThatExceptionOfType(TaggerTrainingException.class)
        .isThrownBy(() -> run(files, ProgressListener.NONE))
        .withMessageContaining(problem)
        .withMessageNotContainingAny("secret", "\n")
        .withNoCause();
  }

  private TaggerModel run(List<Path> files, ProgressListener progress) {
    return TaggerTraining.run(files, vectors, templates, SMALL, progress);
  }

  private Path file(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content);
  }
}
