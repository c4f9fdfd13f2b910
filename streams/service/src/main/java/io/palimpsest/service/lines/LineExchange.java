package io.palimpsest.service.lines;

import io.palimpsest.language.post.PostRules;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Function;

/**
 * Answers every line that is not blank. Lines that are there at once are worked on side by side;
 * answers come in the order of the lines, and none waits for a line that is not there yet.
 */
public final class LineExchange {
  /** JSON may spell a byte of text with six; the rest is for the other fields. */
  private static final int LONGEST_SPELLING = 6;

  private static final int ENVELOPE_BYTES = 64 * 1024;

  private final LineReader lines;
  private final OutputStream out;

  /**
   * Between two streams, which it does not close.
   *
   * @param rules say how long a text, and so a line, may be
   */
  public LineExchange(InputStream in, OutputStream out, PostRules rules) {
    lines = new LineReader(in, LONGEST_SPELLING * rules.maxTextBytes() + ENVELOPE_BYTES);
    this.out = out;
  }

  /**
   * A line to write.
   *
   * @param json its bytes without the line break
   * @param isGood whether the line that it answers was as it should be
   */
  public record Written(byte[] json, boolean isGood) {}

  /**
   * What came of the lines.
   *
   * @param good how many were as they should be
   * @param others how many were not
   */
  public record Tally(long good, long others) {}

  /**
   * Runs until the lines end.
   *
   * @param answer the work, called from several threads at once
   * @param finish called for each answer in its turn, from one thread
   * @param onAnswer called after each
   */
  public <A> Tally run(
      Function<LineReader.Line, A> answer, Function<A, Written> finish, Runnable onAnswer)
      throws IOException {
    return run(answer, Function.identity(), Function.identity(), finish, onAnswer);
  }

  /**
   * Runs until the lines end, with a part of the work that must be done in order.
   *
   * @param prepare the first part of the work, called from several threads at once
   * @param inTurn called for each line in its turn, from one thread
   * @param answer the rest of the work, called from several threads at once
   * @param finish called for each answer in its turn, from one thread
   * @param onAnswer called after each
   */
  public <P, T, A> Tally run(
      Function<LineReader.Line, P> prepare,
      Function<P, T> inTurn,
      Function<T, A> answer,
      Function<A, Written> finish,
      Runnable onAnswer)
      throws IOException {
    long good = 0;
    long others = 0;
    for (List<LineReader.Line> batch = lines.nextBatch();
        !batch.isEmpty();
        batch = lines.nextBatch()) {
      List<P> prepared =
          batch.parallelStream().filter(line -> !line.isBlank()).map(prepare).toList();
      List<T> done = prepared.stream().map(inTurn).toList();
      List<A> answers = done.parallelStream().map(answer).toList();
      for (A one : answers) {
        Written written = finish.apply(one);
        if (written.isGood()) {
          good++;
        } else {
          others++;
        }
        out.write(written.json());
        out.write('\n');
        onAnswer.run();
      }
      if (!lines.isReady()) {
        out.flush(); // whoever writes line by line reads line by line
      }
    }
    out.flush();
    return new Tally(good, others);
  }
}
