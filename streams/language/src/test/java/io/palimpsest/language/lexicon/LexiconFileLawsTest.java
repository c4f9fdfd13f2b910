package io.palimpsest.language.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.space.ExactNeighbours;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;

class LexiconFileLawsTest {
  private static final byte[] GOOD = LexiconBytes.good();

  @Property(tries = 300)
  @Domain(Drafts.class)
  void shouldReadWhatWasWritten(@ForAll LexiconDraft draft) {
    try (Scratch scratch = new Scratch()) {
      LexiconInfo written = LexiconFile.write(scratch.file(), draft, ProgressListener.NONE);
      Lexicon lexicon = LexiconFile.open(scratch.file());

      assertThat(lexicon.info()).isEqualTo(written);
      assertThat(lexicon.info().notes().entrySet())
          .containsExactlyElementsOf(draft.description().notes().entrySet());
      assertThat(IntStream.range(0, lexicon.size()).mapToObj(lexicon::word))
          .isEqualTo(draft.words());
      assertThat(lexicon.space().metric()).isEqualTo(draft.space().metric());
      ExactNeighbours exact = new ExactNeighbours(draft.space());
      for (int id = 0; id < lexicon.size(); id++) {
        assertThat(lexicon.find(lexicon.word(id))).isEqualTo(id);
        assertThat(lexicon.space().vector(id)).isEqualTo(draft.space().vector(id));
        assertThat(lexicon.neighbours().nearest(id, lexicon.size()))
            .isEqualTo(exact.nearest(id, lexicon.size()));
      }
    }
  }

  @Property(tries = 30)
  @Domain(Drafts.class)
  void shouldWriteTheSameBytesEachTime(@ForAll LexiconDraft draft) {
    assertThat(LexiconBytes.of(draft)).isEqualTo(LexiconBytes.of(draft));
  }

  @Property(tries = 2000)
  void shouldNoticeAnyChangedByte(
      @ForAll int position, @ForAll @IntRange(min = 1, max = 255) int mask) {
    assertRefused(LexiconBytes.flipped(GOOD, Math.floorMod(position, GOOD.length), mask));
  }

  @Property(tries = 500)
  void shouldNoticeAnythingAppended(@ForAll byte[] more) {
    byte[] longer = Arrays.copyOf(GOOD, GOOD.length + more.length);
    System.arraycopy(more, 0, longer, GOOD.length, more.length);
    if (more.length > 0) {
      assertRefused(longer);
    }
  }

  @Property(tries = 500)
  void shouldRefuseAnyOtherFile(@ForAll byte[] content) {
    assertRefused(content);
  }

  @Property(tries = 2000)
  void shouldSurviveAnyHeaderWithItsRightFingerprint(
      @ForAll @IntRange(min = 0, max = 5) int field, @ForAll int value) {
    byte[] hostile = LexiconBytes.withInt(GOOD, 12 + Integer.BYTES * field, value);

    assertReadOrRefused(LexiconBytes.resealed(hostile));
  }

  @Property(tries = 2000)
  void shouldSurviveAnyContentWithItsRightFingerprint(
      @ForAll @IntRange(min = LexiconLayout.HEADER_BYTES) int position, @ForAll int value) {
    int room = GOOD.length - LexiconLayout.HEADER_BYTES - LexiconLayout.FINGERPRINT_BYTES;
    int at = LexiconLayout.HEADER_BYTES + position % (room - Integer.BYTES + 1);

    assertReadOrRefused(LexiconBytes.resealed(LexiconBytes.withInt(GOOD, at, value)));
  }

  private static void assertReadOrRefused(byte[] content) {
    try (Scratch scratch = new Scratch()) {
      Path file = scratch.file(content);
      try {
        use(LexiconFile.open(file));
      } catch (LexiconException e) {
        assertOneLine(e, file);
      }
    }
  }

  private static void assertRefused(byte[] content) {
    try (Scratch scratch = new Scratch()) {
      Path file = scratch.file(content);
      try {
        LexiconFile.open(file);
      } catch (LexiconException e) {
        assertOneLine(e, file);
        return;
      }
      throw new AssertionError("was read");
    }
  }

  private static void assertOneLine(LexiconException e, Path file) {
    assertThat(
            e.getMessage().startsWith(file + ": is ") || e.getMessage().startsWith(file + ": was "))
        .as(e.getMessage())
        .isTrue();
    assertThat(e.getMessage()).doesNotContainPattern("\\p{Cntrl}");
    assertThat(e.getCause()).isNull();
  }

  /** Touches everything: what was let in must not fail afterwards. */
  private static void use(Lexicon lexicon) {
    for (int id = 0; id < lexicon.size(); id++) {
      assertThat(lexicon.find(lexicon.word(id))).isEqualTo(id);
      for (int other : lexicon.neighbours().nearest(id, lexicon.size())) {
        assertThat(lexicon.space().distance(id, other)).isNotNegative();
      }
    }
  }
}
