package io.palimpsest.service.lines;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.PrivateText;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.mechanisms.key.MasterKey;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Privatizes JSON lines, in order, each released once. Not thread-safe. */
public final class LinePrivatizer {
  /** JSON may spell a byte of text with six; the rest is for the other fields. */
  private static final int LONGEST_SPELLING = 6;

  private static final int ENVELOPE_BYTES = 64 * 1024;

  private final Privatizer privatizer;
  private final PostRules rules;
  private final MasterKey key;
  private final ObjectMapper json = new ObjectMapper();

  /** Everything this run has released: memory grows by about 200 bytes a post. */
  private final Set<ReleaseIdentity> released = new HashSet<>();

  public LinePrivatizer(Privatizer privatizer, PostRules rules, MasterKey key) {
    this.privatizer = privatizer;
    this.rules = rules;
    this.key = key;
  }

  /**
   * Answers every line that is not blank.
   *
   * @param onAnswer called after each
   * @return what came of them
   */
  public Tally run(InputStream in, OutputStream out, Runnable onAnswer) throws IOException {
    LineReader lines = new LineReader(in, LONGEST_SPELLING * rules.maxTextBytes() + ENVELOPE_BYTES);
    long releasedPosts = 0;
    long others = 0;
    for (Optional<LineReader.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
      if (isBlank(line.get())) {
        continue;
      }
      LineAnswer answer = answer(line.get());
      if (answer.released()) {
        releasedPosts++;
      } else {
        others++;
      }
      out.write(json.writeValueAsBytes(answer));
      out.write('\n');
      if (!lines.isReady()) {
        out.flush(); // whoever writes line by line reads line by line
      }
      onAnswer.run();
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

  private LineAnswer answer(LineReader.Line line) {
    if (line.isTooLong()) {
      return LineAnswer.notReleased(
          null, null, code(Refusal.TEXT_TOO_LONG), Refusal.TEXT_TOO_LONG.explanation());
    }
    PostLine parsed = PostLine.Parser.parse(line.bytes());
    if (parsed instanceof PostLine.Unreadable unreadable) {
      return LineAnswer.notReleased(null, null, unreadable.reason(), unreadable.hint());
    }
    return answer(((PostLine.Found) parsed).post());
  }

  private LineAnswer answer(Post post) {
    String id = PostRules.isId(post.id()) ? post.id() : null;
    Optional<Refusal> refusal = rules.refusal(post);
    if (refusal.isPresent()) {
      return LineAnswer.notReleased(id, null, code(refusal.get()), refusal.get().explanation());
    }
    String pseudonym = key.pseudonymOf(post.author());
    ReleaseIdentity identity = ReleaseIdentity.of(post, privatizer.policy());
    if (released.contains(identity)) {
      return LineAnswer.notReleased(
          id, pseudonym, "duplicate", "the same post was released before");
    }
    try {
      PrivateText safe = privatizer.privatize(post);
      released.add(identity);
      return LineAnswer.released(
          id,
          pseudonym,
          safe.text(),
          new TreeMap<>(safe.entities()),
          privatizer.policy().mechanism().guarantee().inWords());
    } catch (RuntimeException | StackOverflowError e) {
      return LineAnswer.notReleased(
          id, pseudonym, "privatization-failed", "please report: " + e.getClass().getName());
    }
  }

  private static String code(Refusal refusal) {
    return refusal.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
