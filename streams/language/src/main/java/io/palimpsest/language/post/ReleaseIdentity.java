package io.palimpsest.language.post;

import io.palimpsest.language.policy.Policy;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What makes two releases the same one: author, post id, text, policy and its version. A changed
 * text under the same id is another release, and so is the same text under a new policy version.
 *
 * <p>Each part is length-prefixed before hashing, so that no two different posts are spelled alike.
 * The digest of a guessable text can be guessed: it belongs to the raw zone like the text itself.
 *
 * @param digest SHA-256 in hexadecimal
 */
public record ReleaseIdentity(String digest) {

  /**
   * The identity of what the policy would release of the post.
   *
   * @param post one that {@link PostRules} accept: malformed texts can be spelled alike
   */
  public static ReleaseIdentity of(Post post, Policy policy) {
    MessageDigest sha256 = sha256();
    add(sha256, post.author());
    add(sha256, post.id());
    add(sha256, post.text());
    add(sha256, policy.name());
    add(sha256, Integer.toString(policy.version()));
    return new ReleaseIdentity(HexFormat.of().formatHex(sha256.digest()));
  }

  private static void add(MessageDigest sha256, String part) {
    byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
    sha256.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
    sha256.update(bytes);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
