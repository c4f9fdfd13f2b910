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
import io.palimpsest.mechanisms.key.AuthorKey;
import io.palimpsest.mechanisms.key.MasterKey;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Privatizes JSON lines, on all cores, each released once and paid for by its author. Not
 * thread-safe.
 */
public final class LinePrivatizer {
  private final Privatizer privatizer;
  private final PostRules rules;
  private final MasterKey key;
  private final String guarantee;
  private final LineCashier cashier;
  private final ObjectMapper json = new ObjectMapper();

  public LinePrivatizer(Privatizer privatizer, PostRules rules, MasterKey key) {
    this.privatizer = privatizer;
    this.rules = rules;
    this.key = key;
    this.guarantee = privatizer.guarantee().inWords();
    this.cashier = new LineCashier(privatizer);
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
            .run(this::detected, this::charged, this::answer, this::finished, onAnswer);
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
   * An answer.
   *
   * @param failed what was to be released and could not be made
   */
  private record Answer(byte[] json, boolean isReleased, Optional<ReleaseIdentity> failed) {}

  private LineExchange.Written finished(Answer answer) {
    answer.failed().ifPresent(cashier::forget);
    return new LineExchange.Written(answer.json(), answer.isReleased());
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
    AuthorKey author = key.authorKey(post.author());
    return guarded(post, author, () -> new LineWork.Detected(privatizer.detect(post), author));
  }

  private LineWork charged(LineWork work) {
    return work instanceof LineWork.Detected detected
        ? guarded(detected.post().post(), detected.author(), () -> cashier.charged(detected))
        : work;
  }

  private Answer answer(LineWork work) {
    if (work instanceof LineWork.Charged charged) {
      return answer(
          guarded(charged.post().post().post(), charged.author(), () -> drawn(charged)),
          charged.release());
    }
    if (work instanceof LineWork.Degraded degraded) {
      return answer(
          guarded(degraded.post().post().post(), degraded.author(), () -> degraded(degraded)),
          degraded.release());
    }
    return new Answer(json(((LineWork.Refused) work).words()), false, Optional.empty());
  }

  private Answer answer(LineWork last, ReleaseIdentity release) {
    return last instanceof LineWork.Released done
        ? new Answer(json(done.words()), true, Optional.empty())
        : new Answer(json(((LineWork.Refused) last).words()), false, Optional.of(release));
  }

  private LineWork drawn(LineWork.Charged charged) {
    PrivateText safe =
        privatizer.draw(charged.post(), charged.author().randomness(LineCashier.EPOCH));
    String mechanism = privatizer.policy().tokens().mechanism();
    return new LineWork.Released(
        cashier.balanced(
            LineAnswer.released(
                charged.post().post().post().id(),
                charged.author().pseudonym(),
                safe.text(),
                Charges.of(mechanism, charged.payment(), charged.post().price()),
                new TreeMap<>(safe.entities()),
                guarantee),
            charged.after()));
  }

  private LineWork degraded(LineWork.Degraded degraded) {
    PrivateText safe = privatizer.degraded(degraded.post(), degraded.how());
    return new LineWork.Released(
        cashier.balanced(
            LineAnswer.released(
                degraded.post().post().post().id(),
                degraded.author().pseudonym(),
                safe.text(),
                List.of(),
                new TreeMap<>(safe.entities()),
                privatizer.degradedGuarantee(degraded.how()).inWords()),
            degraded.ledger()));
  }

  /** A step with text in hand: what it throws may quote the text, so only its class is told. */
  private LineWork guarded(Post post, AuthorKey author, Supplier<LineWork> step) {
    try {
      return step.get();
    } catch (ReleaseTooLargeException e) {
      return refused(post, author, "release-too-large", e.getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      return refused(
          post, author, "privatization-failed", "please report: " + e.getClass().getName());
    }
  }

  private static LineWork refused(Post post, AuthorKey author, String reason, String hint) {
    return new LineWork.Refused(
        LineAnswer.notReleased(post.id(), author.pseudonym(), reason, hint));
  }

  private byte[] json(LineAnswer answer) {
    try {
      return json.writeValueAsBytes(answer);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException("an answer could not be written", e);
    }
  }

  private static String code(Refusal refusal) {
    return refusal.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
