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
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Privatizes JSON lines, on all cores, each released once. Not thread-safe. */
public final class LinePrivatizer {
  private final Privatizer privatizer;
  private final PostRules rules;
  private final MasterKey key;
  private final String guarantee;
  private final ObjectMapper json = new ObjectMapper();

  /** Everything this run has released: memory grows by about 200 bytes a post. */
  private final Set<ReleaseIdentity> released = new HashSet<>();

  private final RunMemory memory = new RunMemory();

  public LinePrivatizer(Privatizer privatizer, PostRules rules, MasterKey key) {
    this.privatizer = privatizer;
    this.rules = rules;
    this.key = key;
    this.guarantee = privatizer.guarantee().inWords();
  }

  /**
   * Answers every line that is not blank, in order; see {@link LineExchange}.
   *
   * @param onAnswer called after each
   * @return what came of them
   */
  public Tally run(InputStream in, OutputStream out, Runnable onAnswer) throws IOException {
    LineExchange.Tally tally =
        new LineExchange(in, out, rules)
            .run(this::detected, this::replaced, this::answer, this::finished, onAnswer);
    return new Tally(tally.good(), tally.others());
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

  private LineExchange.Written finished(Answer answer) {
    LineAnswer first = firstOf(answer);
    return new LineExchange.Written(
        first == answer.words() ? answer.json() : json(first), first.released());
  }

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

  private LineWork detected(LineReader.Line line) {
    if (line.isTooLong()) {
      return new LineWork.Refused(
          LineAnswer.notReleased(
              null, null, code(Refusal.TEXT_TOO_LONG), Refusal.TEXT_TOO_LONG.explanation()));
    }
    PostLine parsed = PostLine.Parser.parse(line.bytes());
    if (parsed instanceof PostLine.Unreadable unreadable) {
      return new LineWork.Refused(
          LineAnswer.notReleased(null, null, unreadable.reason(), unreadable.hint()));
    }
    Post post = ((PostLine.Found) parsed).post();
    Optional<Refusal> refusal = rules.refusal(post);
    if (refusal.isPresent()) {
      String id = PostRules.isId(post.id()) ? post.id() : null;
      return new LineWork.Refused(
          LineAnswer.notReleased(id, null, code(refusal.get()), refusal.get().explanation()));
    }
    return guarded(
        post,
        () -> new LineWork.Detected(privatizer.detect(post), key.randomnessOf(post.author())));
  }

  private LineWork replaced(LineWork work) {
    if (!(work instanceof LineWork.Detected detected)) {
      return work;
    }
    return guarded(
        detected.post().post(),
        () ->
            new LineWork.Replaced(
                memory.replace(privatizer, detected.post(), detected.author()), detected.author()));
  }

  private Answer answer(LineWork work) {
    LineWork last =
        work instanceof LineWork.Replaced replaced
            ? guarded(replaced.post().post(), () -> released(replaced))
            : work;
    if (last instanceof LineWork.Released done) {
      return new Answer(done.words(), Optional.of(done.release()), json(done.words()));
    }
    return refused(((LineWork.Refused) last).words());
  }

  private LineWork released(LineWork.Replaced replaced) {
    Post post = replaced.post().post();
    PrivateText safe = privatizer.privatize(replaced.post(), replaced.author());
    return new LineWork.Released(
        LineAnswer.released(
            post.id(),
            key.pseudonymOf(post.author()),
            safe.text(),
            Charges.of(privatizer.policy().tokens().mechanism(), safe.price()),
            new TreeMap<>(safe.entities()),
            guarantee),
        ReleaseIdentity.of(post, privatizer.policy()));
  }

  /** A step with text in hand: what it throws may quote the text, so only its class is told. */
  private LineWork guarded(Post post, Supplier<LineWork> step) {
    try {
      return step.get();
    } catch (ReleaseTooLargeException e) {
      return refused(post, "release-too-large", e.getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      return refused(post, "privatization-failed", "please report: " + e.getClass().getName());
    }
  }

  private LineWork refused(Post post, String reason, String hint) {
    return new LineWork.Refused(
        LineAnswer.notReleased(post.id(), key.pseudonymOf(post.author()), reason, hint));
  }

  private Answer refused(LineAnswer words) {
    return new Answer(words, Optional.empty(), json(words));
  }

  private static String code(Refusal refusal) {
    return refusal.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
