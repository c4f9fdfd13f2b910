package io.palimpsest.mechanisms.key;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * The secret that authors' keys are made and wrapped under. The key itself cannot be had from this
 * class. All it gives is derived for a purpose of its own ({@code Derivation}). Thread-safe.
 */
public final class MasterKey {
  /** Bytes of a key. */
  public static final int BYTES = Derivation.BYTES;

  /** Bytes of its id: two of a hundred keys share theirs with a probability below 2^-19. */
  static final int ID_BYTES = Integer.BYTES;

  private final Derivation derivation;
  private final String id;

  private MasterKey(Derivation derivation) {
    this.derivation = derivation;
    this.id = hexadecimal(derivation.derive("key-id", new byte[0]), ID_BYTES);
  }

  /**
   * The key with these bytes.
   *
   * @param secret of 32 uniformly random bytes; copied, so that the caller can wipe its own
   * @throws IllegalArgumentException if there are more or fewer; the message does not quote them
   */
  public static MasterKey of(byte[] secret) {
    if (secret.length != BYTES) {
      throw malformed();
    }
    return new MasterKey(Derivation.under(secret));
  }

  /**
   * The key written as 64 hexadecimal digits, surrounding white space aside.
   *
   * @throws IllegalArgumentException if it is not; the message does not quote it
   */
  public static MasterKey parse(String hexadecimal) {
    byte[] secret;
    try {
      secret = HexFormat.of().parseHex(hexadecimal.strip());
    } catch (IllegalArgumentException e) {
      throw malformed();
    }
    return of(secret);
  }

  private static IllegalArgumentException malformed() {
    return new IllegalArgumentException(
        "a key is " + 2 * BYTES + " hexadecimal digits: make one with 'openssl rand -hex 32'");
  }

  /** A key that lives as long as the process. */
  public static MasterKey random() {
    return of(SecureBytes.of(BYTES));
  }

  /**
   * A key of an author that needs no state: the same for the same master key and author. It cannot
   * be destroyed while the master key is there, so a service uses {@link KeyRing#newAuthorKey}.
   *
   * @param author well-formed text; unpaired surrogates are all taken for the same character
   */
  public AuthorKey authorKey(String author) {
    return AuthorKey.of(derivation.derive("named-author-key", utf8(author)));
  }

  /** The author's key that a nonce under this master key makes. */
  AuthorKey authorKeyFrom(Nonce nonce) {
    return AuthorKey.of(derivation.derive("author-key", nonce.bytes()));
  }

  /**
   * What wraps an author's key. Each owner has a cipher of their own, so that the bound on seals
   * under one key is on the rotations of one author, and not on the number of authors.
   */
  AuthenticatedCipher wrapping(String owner) {
    return new AuthenticatedCipher(derivation.derive("author-key-wrap", Binding.of(owner)));
  }

  /** A name for the key that can be logged: it identifies the key and tells nothing about it. */
  public String id() {
    return id;
  }

  private static byte[] utf8(String author) {
    return author.getBytes(StandardCharsets.UTF_8);
  }

  private static String hexadecimal(byte[] derived, int bytes) {
    return HexFormat.of().formatHex(Arrays.copyOf(derived, bytes));
  }

  @Override
  public String toString() {
    return "MasterKey " + id();
  }
}
