package io.palimpsest.service.bench;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.schemas.RawPost;
import java.time.Instant;
import java.util.List;

/**
 * Posts to send: made texts, and in one of three a sentence with somebody's name and number, so
 * that there is something to find and to remember. Authors write in turn, and each knows a few
 * people whom they name again and again. The same for the same seed, but for ids and time.
 */
public final class LoadPosts {
  private static final int POSTS_A_DETAIL = 3;
  private static final int ACQUAINTANCES = 4;

  private static final List<String> FIRST_NAMES =
      List.of("Anna", "James", "Maria", "David", "Sarah", "Peter", "Laura", "Kevin", "Emma");
  private static final List<String> LAST_NAMES =
      List.of("Smith", "Garcia", "Johnson", "Miller", "Brown", "Jones", "Wilson", "Taylor");
  private static final List<String> PLACES =
      List.of("Brooklyn", "Chicago", "Boston", "London", "Dublin", "Toronto", "Seattle");

  private final Settings settings;
  private final Instant createdAt;
  private final MadeText texts;
  private int sent;

  /**
   * What posts to make.
   *
   * @param authors who write in turn
   * @param words of a text, without personal details
   * @param seed decides about the texts
   * @param prefix of the ids
   */
  public record Settings(int authors, int words, int seed, String prefix) {}

  /**
   * Posts from the first on.
   *
   * @param createdAt of all of them; now, or budgets would be charged to the past
   */
  public LoadPosts(Settings settings, Lexicon lexicon, Instant createdAt) {
    this.settings = settings;
    this.createdAt = createdAt;
    this.texts = MadeText.seeded(lexicon, settings.seed());
  }

  /** The next one. */
  public RawPost next() {
    int author = sent % settings.authors();
    String text = texts.next(settings.words());
    if (texts.below(POSTS_A_DETAIL) == 0) {
      text += " " + detail(author);
    }
    return new RawPost(settings.prefix() + sent++, "author-" + author, text, createdAt);
  }

  private String detail(int author) {
    int known = ACQUAINTANCES * author + texts.below(ACQUAINTANCES);
    String name =
        FIRST_NAMES.get(known % FIRST_NAMES.size())
            + " "
            + LAST_NAMES.get(known / FIRST_NAMES.size() % LAST_NAMES.size());
    return switch (texts.below(3)) {
      case 0 -> "%s called from 202-555-%04d.".formatted(name, 100 + known % 100);
      case 1 -> "Met %s in %s.".formatted(name, PLACES.get(known % PLACES.size()));
      default -> "Write to %s at user%d@example.com.".formatted(name, known);
    };
  }
}
