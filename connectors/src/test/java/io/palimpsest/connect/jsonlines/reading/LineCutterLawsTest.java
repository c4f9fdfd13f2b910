package io.palimpsest.connect.jsonlines.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.lifecycle.AfterTry;
import net.jqwik.api.lifecycle.BeforeTry;

class LineCutterLawsTest {
  private static final int LONGEST = 100;

  private Path file;

  @BeforeTry
  void makeFile() throws IOException {
    file = Files.createTempFile("lines", ".jsonl");
  }

  @AfterTry
  void removeFile() throws IOException {
    Files.delete(file);
  }

  /** Lines of few kinds of lengths around the limit, so that equal stretches are common. */
  @Provide
  Arbitrary<String> line() {
    return Arbitraries.of(0, 1, 7, LONGEST - 1, LONGEST, LONGEST + 1, 70_000)
        .flatMap(length -> Arbitraries.of('a', 'b', ' ').map(c -> c.toString().repeat(length)));
  }

  @Property(tries = 200)
  void shouldCutAtEveryEndOfLineAndNowhereElse(
      @ForAll @Size(max = 12) List<@From("line") String> lines, @ForAll("line") String unfinished)
      throws IOException {
    Head head =
        write("first\n" + String.join("", lines.stream().map(l -> l + "\n").toList()), unfinished);

    List<LineCutter.Cut> cuts = cuts(head, Progress.none(head));

    assertThat(cuts).hasSize(lines.size() + 1);
    for (int i = 0; i < lines.size(); i++) {
      LineCutter.Cut cut = cuts.get(i + 1);
      boolean tooLong = lines.get(i).length() > LONGEST;
      assertThat(cut.tooLong()).isEqualTo(tooLong);
      assertThat(new String(cut.content(), StandardCharsets.UTF_8))
          .isEqualTo(tooLong ? "" : lines.get(i));
      assertThat(cut.after().position() - cut.start()).isEqualTo(lines.get(i).length() + 1);
      assertThat(cut.start()).isEqualTo(cuts.get(i).after().position());
      assertThat(cut.after().line()).isEqualTo(i + 2);
    }
  }

  @Property(tries = 100)
  void shouldGoOnFromEveryLineAsIfItHadNeverStopped(
      @ForAll @Size(min = 1, max = 8) List<@From("line") String> lines) throws IOException {
    Head head = write("first\n" + String.join("\n", lines) + "\n", "");
    List<LineCutter.Cut> all = cuts(head, Progress.none(head));

    for (int i = 0; i < all.size(); i++) {
      assertThat(cuts(head, all.get(i).after()))
          .extracting(LineCutter.Cut::after)
          .isEqualTo(all.subList(i + 1, all.size()).stream().map(LineCutter.Cut::after).toList());
    }
  }

  @Property(tries = 200)
  void shouldLeaveTheSameTrailInOneStepAndInMany(
      @ForAll @Size(max = 3000) byte[] content,
      @ForAll @IntRange(min = 1, max = 700) int step,
      @ForAll @IntRange(min = 0, max = 50) int headLength) {
    Progress none = Progress.none(new Head("", headLength));
    Trail whole = Trail.start(none);
    whole.accept(content, 0, content.length);
    Trail pieces = Trail.start(none);
    for (int at = 0; at < content.length; at += step) {
      pieces.accept(content, at, Math.min(step, content.length - at));
    }

    assertThat(pieces.progress()).isEqualTo(whole.progress());
  }

  /** The law that the older-copy rule leans on. */
  @Property(tries = 200)
  void shouldSeeADifferenceInTheFirstHalfBehindTheHead(
      @ForAll @IntRange(min = 2, max = 1000) int length,
      @ForAll @IntRange(min = 0, max = 999) int where)
      throws IOException {
    int changed = where % (length / 2);
    byte[] tail = new byte[length];
    Arrays.fill(tail, (byte) 'x');
    Head head = write("first\n" + new String(tail, StandardCharsets.UTF_8) + "\nmore\n", "");
    Progress read = last(cuts(head, Progress.none(head)));
    tail[changed] = 'y';
    Files.writeString(file, "first\n" + new String(tail, StandardCharsets.UTF_8));

    assertThat(OpenPlainFile.compare(file, read)).isEqualTo(Comparison.DIFFERENT);
  }

  @Property(tries = 200)
  void shouldSeeADifferenceAnywhereInAFileThatIsAsLong(
      @ForAll @IntRange(min = 1, max = 3000) int length,
      @ForAll @IntRange(min = 0, max = 2999) int where)
      throws IOException {
    byte[] tail = new byte[length];
    Arrays.fill(tail, (byte) 'x');
    Head head = write("first\n" + new String(tail, StandardCharsets.UTF_8) + "\n", "");
    Progress read = last(cuts(head, Progress.none(head)));
    tail[where % length] = 'y';
    Files.writeString(file, "first\n" + new String(tail, StandardCharsets.UTF_8) + "\n");

    assertThat(OpenPlainFile.compare(file, read)).isEqualTo(Comparison.DIFFERENT);
  }

  /** The law that twins may be left out by. */
  @Property(tries = 300)
  void shouldTellByItsBeginningOnlyWhatIsDifferent(
      @ForAll @IntRange(min = 1, max = 9000) int read,
      @ForAll @IntRange(min = 1, max = 9000) int length,
      @ForAll @IntRange(min = 0, max = 8999) int where)
      throws IOException {
    Head head = write("first\n" + "x".repeat(read) + "\n", "");
    Progress progress = last(cuts(head, Progress.none(head)));
    StringBuilder other = new StringBuilder("x".repeat(length));
    other.setCharAt(where % length, 'y');
    Files.writeString(file, "first\n" + other);

    boolean can = OpenPlainFile.beginning(file, head).canBe(progress);

    assertThat(can || OpenPlainFile.compare(file, progress) == Comparison.DIFFERENT).isTrue();
    boolean early = where % length < 1000 && Math.min(read, length) > 2000;
    assertThat(early && can).isFalse();
  }

  private static Progress last(List<LineCutter.Cut> cuts) {
    return cuts.get(cuts.size() - 1).after();
  }

  private Head write(String lines, String unfinished) throws IOException {
    Files.writeString(file, lines + unfinished);
    return OpenPlainFile.head(file).orElseThrow();
  }

  private List<LineCutter.Cut> cuts(Head head, Progress from) throws IOException {
    List<LineCutter.Cut> cuts = new ArrayList<>();
    try (OpenFile open = OpenPlainFile.open(file, head.fingerprint(), from).orElseThrow()) {
      LineCutter cutter = new LineCutter(open, from, LONGEST);
      for (Optional<LineCutter.Cut> cut = cutter.next(); cut.isPresent(); cut = cutter.next()) {
        cuts.add(cut.get());
      }
    }
    return cuts;
  }
}
