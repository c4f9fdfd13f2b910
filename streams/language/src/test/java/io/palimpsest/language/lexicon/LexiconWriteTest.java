package io.palimpsest.language.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.palimpsest.mechanisms.space.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LexiconWriteTest {
  private static final LexiconDraft DRAFT = Drafts.three(Metric.COSINE);

  private static final ProgressListener BROKEN =
      (done, total) -> {
        throw new IllegalStateException("broken");
      };

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void nameAFile() {
    file = directory.resolve("words.plex");
  }

  @Test
  void shouldLeaveNothingBehindWhenTheListenerGivesUp() {
    ProgressListener tired =
        (done, total) -> {
          throw new AssertionError("enough");
        };

    assertThatThrownBy(() -> LexiconFile.write(file, DRAFT, tired))
        .isInstanceOf(AssertionError.class);

    assertThat(Scratch.names(directory)).isEmpty();
  }

  @Test
  void shouldLeaveNothingBehindWhenItIsInterrupted() {
    ProgressListener interrupting = (done, total) -> Thread.currentThread().interrupt();

    assertThatThrownBy(() -> LexiconFile.write(file, DRAFT, interrupting))
        .isInstanceOf(LexiconException.class)
        .hasMessageStartingWith(file + ": cannot be written (ClosedByInterruptException): ");

    assertThat(Thread.interrupted()).isTrue();
    assertThat(Scratch.names(directory)).isEmpty();
  }

  @Test
  void shouldKeepTheOldFileWhenItFails() {
    LexiconInfo old = LexiconFile.write(file, DRAFT, ProgressListener.NONE);

    assertThatThrownBy(() -> LexiconFile.write(file, Drafts.three(Metric.EUCLIDEAN), BROKEN))
        .isInstanceOf(IllegalStateException.class);

    assertThat(Scratch.names(directory)).containsExactly("words.plex");
    assertThat(LexiconFile.open(file).info()).isEqualTo(old);
  }

  @Test
  void shouldReplaceAFileThatSomebodyReads() {
    LexiconFile.write(file, DRAFT, ProgressListener.NONE);
    Lexicon old = LexiconFile.open(file);

    LexiconFile.write(file, Drafts.three(Metric.EUCLIDEAN), ProgressListener.NONE);

    assertThat(old.space().vector(0)).containsExactly(0.6f, 0.8f);
    assertThat(LexiconFile.open(file).space().vector(0)).containsExactly(3, 4);
  }

  @Test
  void shouldMakeTheDirectory() {
    Path deep = directory.resolve("a/b/words.plex");

    LexiconFile.write(deep, DRAFT, ProgressListener.NONE);

    assertThat(LexiconFile.open(deep).size()).isEqualTo(3);
  }

  @Test
  void shouldFollowALinkToTheDirectory() throws IOException {
    Path real = Files.createDirectory(directory.resolve("real"));
    Path link = Files.createSymbolicLink(directory.resolve("link"), real);

    LexiconFile.write(link.resolve("words.plex"), DRAFT, ProgressListener.NONE);

    assertThat(Scratch.names(real)).containsExactly("words.plex");
  }

  @Test
  void shouldSayThatAFileIsInTheWay() throws IOException {
    Files.createFile(file);
    Path below = file.resolve("words.plex");

    assertThatThrownBy(() -> LexiconFile.write(below, DRAFT, ProgressListener.NONE))
        .isInstanceOf(LexiconException.class)
        .hasMessage(
            below
                + ": cannot be written (FileAlreadyExistsException):"
                + " name a place with room where you may write");
  }

  @Test
  void shouldSayThatItMayNotWrite() throws IOException {
    Path closed = Files.createDirectory(directory.resolve("closed"));
    Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeThat(Files.isWritable(closed)).as("root may write everywhere").isFalse();

    Path below = closed.resolve("words.plex");
    assertThatThrownBy(() -> LexiconFile.write(below, DRAFT, ProgressListener.NONE))
        .isInstanceOf(LexiconException.class)
        .hasMessage(
            below
                + ": cannot be written (permission denied):"
                + " name a place with room where you may write");
  }

  @Test
  void shouldLetOthersReadWhatOthersMayRead() throws IOException {
    Path other = Files.createFile(directory.resolve("other"));

    LexiconFile.write(file, DRAFT, ProgressListener.NONE);

    assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(other));
  }

  @Test
  void shouldWriteOneOrTheOtherWhenSeveralWriteAtOnce() throws Exception {
    List<LexiconDraft> drafts = List.of(DRAFT, Drafts.three(Metric.EUCLIDEAN));
    ExecutorService writers = Executors.newFixedThreadPool(8);
    try {
      List<Callable<LexiconInfo>> tasks = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        LexiconDraft draft = drafts.get(i % 2);
        tasks.add(
            () -> {
              LexiconFile.write(file, draft, ProgressListener.NONE);
              return LexiconFile.open(file).info();
            });
      }
      for (Future<LexiconInfo> info : writers.invokeAll(tasks)) {
        assertThat(info.get().words()).isEqualTo(3);
      }
    } finally {
      writers.shutdownNow();
    }
    assertThat(Scratch.names(directory)).containsExactly("words.plex");
  }

  @Test
  void shouldReportTheWordsThatAreDone() {
    List<String> calls = new ArrayList<>();

    LexiconFile.write(file, ManyWords.draft(600), (done, total) -> calls.add(done + "/" + total));

    assertThat(calls).containsExactly("256/600", "512/600", "600/600");
  }
}
