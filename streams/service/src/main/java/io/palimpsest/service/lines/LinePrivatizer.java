package io.palimpsest.service.lines;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.PrivateText;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.language.post.ReleaseTooLargeException;
import io.palimpsest.mechanisms.key.MasterKey;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Privatizes JSON lines, on all cores, each released once. Not thread-safe. */
public final class LinePrivatizer {
  /** JSON may spell a byte of text with six; the rest is for the other fields. */
  private static final int LONGEST_SPELLING = 6;

  private static final int ENVELOPE_BYTES = 64 * 1024;

  private final Privatizer privatizer;
  private final PostRules rules;
  private final MasterKey key;
  private final String guarantee;
  private final ObjectMapper json = new ObjectMapper();

  /** Everything this run has released: memory grows by about 200 bytes a post. */
  private final Set<ReleaseIdentity> released = new HashSet<>();

  public LinePrivatizer(Privatizer privatizer, PostRules rules, MasterKey key) {
    this.privatizer = privatizer;
    this.rules = rules;
    this.key = key;
    this.guarantee = privatizer.guarantee().inWords();
  }

  /**
   * Answers every line that is not blank. Lines that are there at once are worked on side by side;
   * answers come in the order of the lines, and none waits for a line that is not there yet.
   *
   * @param onAnswer called after each
   * @return what came of them
   */
  public Tally run(InputStream in, OutputStream out, Runnable onAnswer) throws IOException {
    LineReader lines = new LineReader(in, LONGEST_SPELLING * rules.maxTextBytes() + ENVELOPE_BYTES);
    long releasedPosts = 0;
    long others = 0;
    for (List<LineReader.Line> batch = lines.nextBatch();
        !batch.isEmpty();
        batch = lines.nextBatch()) {
      List<Answer> answers =
          batch.parallelStream().filter(line -> !isBlank(line)).map(this::answer).toList();
      for (Answer answer : answers) {
        LineAnswer first = firstOf(answer);
        if (first.released()) {
          releasedPosts++;
        } else {
          others++;
        }
        out.write(first == answer.words() ? answer.json() : json(first));
        out.write('\n');
        onAnswer.run();
      }
      if (!lines.isReady()) {
        out.flush(); // whoever writes line by line reads line by line
      }
    }
    out.flush();
    return new Tally(releasedPosts, others);
  }

  /**
   * What came of the lines.
   *
   * @param released how many posts were released
   * @param notReleased how many lines were not
   */
  public record Tally(long released, long notReleased) {}

  /**
   * An answer to a line by itself, whatever was released before.
   *
   * @param release what it releases, if it does
   */
  private record Answer(LineAnswer words, Optional<ReleaseIdentity> release, byte[] json) {}

  /** The answer, unless the same post was released before. */
  private LineAnswer firstOf(Answer answer) {
    if (answer.release().isEmpty() || released.add(answer.release().get())) {
      return answer.words();
    }
    return LineAnswer.notReleased(
        answer.words().id(),
        answer.words().author(),
        "duplicate",
        "the same post was released before");
  }

  private byte[] json(LineAnswer answer) {
    try {
      return json.writeValueAsBytes(answer);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException("an answer could not be written", e);
    }
  }

  private static boolean isBlank(LineReader.Line line) {
    if (line.isTooLong()) {
      return false;
    }
    for (byte b : line.bytes()) {
      if (b != ' ' && b != '\t' && b != '\r') {
        return false;
      }
    }
    return true;
  }

  private Answer answer(LineReader.Line line) {
    if (line.isTooLong()) {
      return refused(
          LineAnswer.notReleased(
              null, null, code(Refusal.TEXT_TOO_LONG), Refusal.TEXT_TOO_LONG.explanation()));
    }
    PostLine parsed = PostLine.Parser.parse(line.bytes());
    if (parsed instanceof PostLine.Unreadable unreadable) {
      return refused(LineAnswer.notReleased(null, null, unreadable.reason(), unreadable.hint()));
    }
    return answer(((PostLine.Found) parsed).post());
  }

  private Answer answer(Post post) {
    String id = PostRules.isId(post.id()) ? post.id() : null;
    Optional<Refusal> refusal = rules.refusal(post);
    if (refusal.isPresent()) {
      return refused(
          LineAnswer.notReleased(id, null, code(refusal.get()), refusal.get().explanation()));
    }
    String pseudonym = key.pseudonymOf(post.author());
    try {
      PrivateText safe = privatizer.privatize(post, key.randomnessOf(post.author()));
      LineAnswer words =
          LineAnswer.released(
              id,
              pseudonym,
              safe.text(),
              Charges.of(privatizer.policy().tokens().mechanism(), safe.price()),
              new TreeMap<>(safe.entities()),
              guarantee);
      return new Answer(
          words, Optional.of(ReleaseIdentity.of(post, privatizer.policy())), json(words));
    } catch (ReleaseTooLargeException e) {
      return refused(LineAnswer.notReleased(id, pseudonym, "release-too-large", e.getMessage()));
    } catch (RuntimeException | StackOverflowError e) {
      return refused(
          LineAnswer.notReleased(
              id, pseudonym, "privatization-failed", "please report: " + e.getClass().getName()));
    }
  }

  private Answer refused(LineAnswer words) {
    return new Answer(words, Optional.empty(), json(words));
  }

  private static String code(Refusal refusal) {
    return refusal.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
