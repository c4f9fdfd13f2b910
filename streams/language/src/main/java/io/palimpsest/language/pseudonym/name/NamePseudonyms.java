package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.pseudonym.memory.CanonicalSpelling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Other names for names, coherent for each author: see the package.
 *
 * <p>Thread-safe, as long as each author is treated by one thread at a time.
 */
public final class NamePseudonyms {
  /** Longer originals are not replaced. */
  public static final int MAX_LENGTH = 320;

  /** Of a web address. */
  public static final int MAX_URL_LENGTH = 2048;

  private static final NamePseudonyms STANDARD = new NamePseudonyms();

  private static final class Replacers {
    private static final Lore LORE = Lore.standard();
    private static final Map<EntityType, Replacer> BY_TYPE = replacers(LORE);
    private static final GluedTokens GLUED =
        new GluedTokens(LORE, new WordNames(LORE), new PlaceNames(LORE));
    private static final NameNumbers NUMBERS = new NameNumbers(LORE);

    private static Optional<String> replace(EntityType type, String original, AuthorNames author) {
      boolean glued = GLUED.covers(type, original, author);
      Optional<String> other =
          glued ? Optional.empty() : BY_TYPE.get(type).replace(original, author);
      // A part of it may be known only now; it must be written as it will be the next time.
      return glued || GLUED.covers(type, original, author)
          ? GLUED.replace(type, original, author)
          : other;
    }

    /** Of several words all are learned, also if one of them is known and has something glued. */
    private static void learn(EntityType type, String original, AuthorNames author) {
      if (GluedTokens.isToken(original)) {
        replace(type, original, author);
      } else {
        BY_TYPE.get(type).replace(original, author);
      }
    }
  }

  private NamePseudonyms() {}

  /** With the lists of the class path, which are read when they are first needed. */
  public static NamePseudonyms standard() {
    return STANDARD;
  }

  private static Map<EntityType, Replacer> replacers(Lore lore) {
    WordNames words = new WordNames(lore);
    PlaceNames places = new PlaceNames(lore);
    TagNames tags = new TagNames(lore, words);
    DomainNames domains = new DomainNames(lore);
    Map<EntityType, Replacer> byType = new EnumMap<>(EntityType.class);
    byType.put(EntityType.PERSON, new PersonNames(lore, words));
    byType.put(EntityType.LOCATION, places);
    byType.put(EntityType.ORGANIZATION, new OrganizationNames(lore, words, places));
    byType.put(EntityType.HANDLE, tags);
    byType.put(EntityType.HASHTAG, tags);
    byType.put(EntityType.EMAIL, new MailNames(tags, domains));
    byType.put(EntityType.URL, new WebNames(domains));
    byType.put(EntityType.STREET_ADDRESS, new StreetNames(lore, words, places));
    return byType;
  }

  /** Whether names of this type are replaced here. */
  public static boolean covers(EntityType type) {
    return switch (type) {
      case PERSON, LOCATION, ORGANIZATION, EMAIL, HANDLE, HASHTAG, URL, STREET_ADDRESS -> true;
      default -> false;
    };
  }

  /**
   * Another name of the same kind and script, the same one in all posts of an author.
   *
   * @param type one that is {@linkplain #covers covered}; for others there is nothing
   * @return empty if there is no such name, or the memory is full; never the original, in any case
   *     or with other accents
   */
  public Optional<String> replace(EntityType type, String original, AuthorContext author) {
    Objects.requireNonNull(original, "original");
    int longest = type == EntityType.URL ? MAX_URL_LENGTH : MAX_LENGTH;
    if (!covers(type) || original.length() > longest) {
      return Optional.empty();
    }
    return Replacers.replace(type, original, new AuthorNames(author))
        .filter(other -> isOther(other, original));
  }

  /** The last door: whatever the lists hold, the original does not pass. */
  private static boolean isOther(String other, String original) {
    return !CanonicalSpelling.of(other).equals(CanonicalSpelling.of(original));
  }

  /**
   * The number of a thing among those of its type, from 1. A person's full name and its parts share
   * theirs.
   *
   * @return empty if the memory is full, or nothing in it is a word
   */
  public OptionalInt number(EntityType type, String original, AuthorContext author) {
    return original.length() > MAX_URL_LENGTH
        ? OptionalInt.empty()
        : Replacers.NUMBERS.number(type, original, new AuthorNames(author));
  }

  /**
   * Names that the author's memory knows and that were not found in this text.
   *
   * @param found spans that are treated anyway, in any order
   * @return persons, places and organizations over whole words, in the order of the text; none
   *     overlaps a span that was found
   */
  public List<Span> remembered(DetectorInput input, List<Span> found, AuthorContext author) {
    return RememberedNames.in(input, found, new AuthorNames(author));
  }

  /**
   * A text and what was found in it.
   *
   * @param spans of this very text
   */
  public record Found(DetectorInput input, List<Span> spans) {
    /** Copies the spans. */
    public Found {
      spans = List.copyOf(spans);
    }

    /** Says nothing. */
    @Override
    public String toString() {
      return "Found[...]";
    }
  }

  /**
   * Tells the memory all names of a post before any is replaced: persons first and of those the
   * longest, since a full name shows which word is the given name.
   */
  public void learn(DetectorInput input, List<Span> spans, AuthorContext author) {
    learn(List.of(new Found(input, spans)), author);
  }

  /** The same for texts that belong together, such as a title and a body. */
  public void learn(List<Found> texts, AuthorContext author) {
    AuthorNames names = new AuthorNames(author);
    List<Learned> learned = new ArrayList<>();
    for (Found found : texts) {
      for (Span span : found.spans()) {
        if (isLearned(span.type()) && span.length() <= MAX_LENGTH) {
          learned.add(Learned.of(span, found.input().text()));
        }
      }
    }
    learned.sort(Learned.MOST_TELLING_FIRST);
    learned.forEach(name -> name.reserve(names));
    learned.forEach(name -> Replacers.learn(name.type(), name.text(), names));
  }

  private static boolean isLearned(EntityType type) {
    return type == EntityType.PERSON
        || type == EntityType.LOCATION
        || type == EntityType.ORGANIZATION;
  }

  /** A name to learn. */
  private record Learned(EntityType type, String text, List<String> canonical, int start) {
    private static final Comparator<Learned> MOST_TELLING_FIRST =
        Comparator.comparing(Learned::type)
            .thenComparing(Comparator.comparingInt(Learned::words).reversed())
            .thenComparingInt(Learned::start);

    static Learned of(Span span, String text) {
      String name = text.substring(span.start(), span.end());
      List<String> words = new ArrayList<>();
      for (NameText.Piece piece : NameText.pieces(name)) {
        if (piece.isWord()) {
          words.add(piece.canonical());
        }
      }
      return new Learned(span.type(), name, words, span.start());
    }

    int words() {
      return canonical.size();
    }

    void reserve(AuthorNames author) {
      canonical.forEach(author::reserve);
    }

    @Override
    public String toString() {
      return "Learned";
    }
  }
}
