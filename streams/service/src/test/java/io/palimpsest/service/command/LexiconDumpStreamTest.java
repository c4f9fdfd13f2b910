package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The dump through the same writers that stand before standard output. */
class LexiconDumpStreamTest {
  @TempDir private Path directory;

  private static PrintWriter likeMain(OutputStream out) {
    return new PrintWriter(new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)));
  }

  @Test
  void shouldDumpTheLastWordToo() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    CommandLines.palimpsest()
        .setOut(likeMain(out))
        .execute("lexicon", "dump", "--lexicon", SmallLexicon.in(directory).toString());

    assertThat(
            out.toString(StandardCharsets.UTF_8)
                .lines()
                .skip(1)
                .map(line -> line.split("\t")[0])
                .distinct())
        .containsExactlyElementsOf(SmallLexicon.WORDS);
  }

  @Test
  void shouldStopWhenNobodyReadsAnyMore() {
    AtomicInteger refused = new AtomicInteger();
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            refused.incrementAndGet();
            throw new IOException("Broken pipe");
          }
        };

    CommandLines.palimpsest()
        .setOut(likeMain(closed))
        .execute("lexicon", "dump", "--lexicon", SmallLexicon.in(directory).toString());

    assertThat(refused.get()).as("words printed into nowhere").isLessThan(5);
  }
}
