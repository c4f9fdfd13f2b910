package io.palimpsest.mechanisms.random;

import java.util.Objects;

/**
 * What the draws of one post, or of one key epoch, have in common. Together with an index (a
 * position, or the id of a word in the table) or a spelled word it is the whole context of a draw:
 * equal contexts under one key draw equal bits, and a replay is therefore no second release.
 *
 * <p>Trap: the fingerprint must cover all that the draw depends on besides the input, weights and
 * epsilon included. Two tables under one fingerprint would share their bits, and the losses of the
 * two releases would not simply add up.
 *
 * <p>A scope shows its level only: ids and digests are private.
 */
public sealed interface DrawScope {

  /**
   * Level {@code token}: every occurrence is drawn anew; the index is its position.
   *
   * @param postId of the post
   * @param text digest of the post's text: an edited post is another release
   * @param table fingerprint of the table
   */
  record Token(String postId, Digest text, Digest table) implements DrawScope {

    /** Refuses null. */
    public Token {
      Objects.requireNonNull(postId, "postId");
      Objects.requireNonNull(text, "text");
      Objects.requireNonNull(table, "table");
    }

    @Override
    public String toString() {
      return "DrawScope.Token";
    }
  }

  /**
   * Level {@code record}: a word is drawn once in a post; the index is its id.
   *
   * @param postId of the post
   * @param text digest of the post's text
   * @param table fingerprint of the table
   */
  record Post(String postId, Digest text, Digest table) implements DrawScope {

    /** Refuses null. */
    public Post {
      Objects.requireNonNull(postId, "postId");
      Objects.requireNonNull(text, "text");
      Objects.requireNonNull(table, "table");
    }

    @Override
    public String toString() {
      return "DrawScope.Post";
    }
  }

  /**
   * Level {@code user}: a word is drawn once in a key epoch, that of the {@link KeyedRandomness};
   * the index is its id.
   *
   * @param table fingerprint of the table
   */
  record User(Digest table) implements DrawScope {

    /** Refuses null. */
    public User {
      Objects.requireNonNull(table, "table");
    }

    @Override
    public String toString() {
      return "DrawScope.User";
    }
  }
}
