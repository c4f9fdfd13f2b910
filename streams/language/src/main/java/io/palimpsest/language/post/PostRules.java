package io.palimpsest.language.post;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What a post must be before anything is done with it.
 *
 * @param maxTextBytes the longest text accepted, in bytes of UTF-8
 */
public record PostRules(int maxTextBytes) {
  /** The limit where none is set. */
  public static final int DEFAULT_MAX_TEXT_BYTES = 100_000;

  /** Keeps the largest release, at its worst growth, inside what a broker can be told to take. */
  public static final int LARGEST_MAX_TEXT_BYTES = 1_000_000;

  private static final int MAX_ID_LENGTH = 128;
  private static final int MAX_AUTHOR_LENGTH = 256;

  public PostRules {
    if (maxTextBytes < 1 || maxTextBytes > LARGEST_MAX_TEXT_BYTES) {
      throw new IllegalArgumentException(
          "the limit of a text must be 1 to "
              + LARGEST_MAX_TEXT_BYTES
              + " bytes. Provided value: "
              + maxTextBytes);
    }
  }

  /** Why the post is refused; empty if it is a post. */
  public Optional<Refusal> refusal(Post post) {
    if (post.id().isEmpty()) {
      return Optional.of(Refusal.MISSING_ID);
    }
    if (!isId(post.id())) {
      return Optional.of(Refusal.INVALID_ID);
    }
    return authorRefusal(post.author()).or(() -> textRefusal(post.text()));
  }

  /** Why somebody cannot be an author; empty if they can. */
  public static Optional<Refusal> authorRefusal(String author) {
    if (author.isBlank()) {
      return Optional.of(Refusal.MISSING_AUTHOR);
    }
    return author.length() > MAX_AUTHOR_LENGTH || !isWellFormed(author)
        ? Optional.of(Refusal.INVALID_AUTHOR)
        : Optional.empty();
  }

  /** Why something cannot be the text of a post; empty if it can. */
  public Optional<Refusal> textRefusal(String text) {
    // A char is at least one byte, so a text this long needs no encoding to be refused.
    if (text.length() > maxTextBytes) {
      return Optional.of(Refusal.TEXT_TOO_LONG);
    }
    if (text.isBlank()) {
      return Optional.of(Refusal.EMPTY_TEXT);
    }
    if (!isWellFormed(text)) {
      return Optional.of(Refusal.MALFORMED_TEXT);
    }
    // A char is at most three bytes.
    return text.length() > maxTextBytes / 3
            && text.getBytes(StandardCharsets.UTF_8).length > maxTextBytes
        ? Optional.of(Refusal.TEXT_TOO_LONG)
        : Optional.empty();
  }

  /** Whether the string could be published as the id of a post. */
  public static boolean isId(String id) {
    return !id.isEmpty()
        && id.length() <= MAX_ID_LENGTH
        && id.chars().allMatch(PostRules::isIdCharacter);
  }

  private static boolean isIdCharacter(int c) {
    return (c >= 'A' && c <= 'Z')
        || (c >= 'a' && c <= 'z')
        || (c >= '0' && c <= '9')
        || c == '.'
        || c == '_'
        || c == ':'
        || c == '-';
  }

  /** Java strings can hold unpaired surrogates, which no UTF-8 can. */
  private static boolean isWellFormed(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        return StandardCharsets.UTF_8.newEncoder().canEncode(text);
      }
    }
    return true;
  }
}
