package io.palimpsest.mechanisms.key;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The master keys of a service: the current one, under which authors' keys are wrapped, and former
 * ones that can still unwrap. An author's key is the same before and after a rotation; only its
 * wrapping changes. Thread-safe.
 */
public final class KeyRing {

  /** What became of an attempt to unwrap. */
  public sealed interface Unwrapped {

    /**
     * The author's key.
     *
     * @param underFormerKey whether it should be wrapped again, under the current master key
     */
    record Opened(AuthorKey key, boolean underFormerKey) implements Unwrapped {
      /** Refuses null. */
      public Opened {
        Objects.requireNonNull(key, "key");
      }
    }

    /**
     * It was wrapped under a master key that is not on the ring. Put that key back: a new author's
     * key in its place would be a second set of draws.
     *
     * @param id of the master key
     */
    record MissingMasterKey(String id) implements Unwrapped {
      /** Refuses null. */
      public MissingMasterKey {
        Objects.requireNonNull(id, "id");
      }
    }

    /** These bytes are no key that was wrapped for this owner. */
    record Damaged() implements Unwrapped {}
  }

  private final MasterKey current;
  private final String currentId;
  private final Map<String, MasterKey> keys;

  private KeyRing(MasterKey current, Map<String, MasterKey> keys) {
    this.current = current;
    this.currentId = current.id();
    this.keys = keys;
  }

  /**
   * A ring.
   *
   * @throws IllegalArgumentException if a key is on it twice
   */
  public static KeyRing of(MasterKey current, List<MasterKey> former) {
    Map<String, MasterKey> keys = new HashMap<>();
    keys.put(current.id(), current);
    for (MasterKey key : former) {
      if (keys.putIfAbsent(key.id(), key) != null) {
        throw new IllegalArgumentException("the key " + key.id() + " is given twice");
      }
    }
    return new KeyRing(current, Map.copyOf(keys));
  }

  /** The key that wraps. */
  public MasterKey current() {
    return current;
  }

  /** The id of the current key. */
  public String id() {
    return currentId;
  }

  /**
   * A fresh nonce for a post that may turn out to be its author's first. Whoever has it and the
   * master key has the author's key: keep it with the raw text.
   */
  public String nonce() {
    return Nonce.random(currentId).text();
  }

  /**
   * The author's key that a nonce makes: the same on every ring that has the nonce's master key,
   * current or not. Empty if this ring has not.
   *
   * @throws IllegalArgumentException if that is no nonce; the message does not quote it
   */
  public Optional<AuthorKey> newAuthorKey(String nonce) {
    Nonce parsed = Nonce.parse(nonce);
    return Optional.ofNullable(keys.get(parsed.masterKeyId()))
        .map(master -> master.authorKeyFrom(parsed));
  }

  /**
   * The author's key as it may be stored, under the current master key.
   *
   * @param owner whose it is, such as its key in the store; needed again to unwrap it
   */
  public byte[] wrap(AuthorKey key, String owner) {
    byte[] sealed = current.wrapping(owner).seal(key.secret(), Binding.of(currentId, owner));
    return WrappedKey.write(currentId, sealed);
  }

  /** The author's key that was wrapped for this owner. */
  public Unwrapped unwrap(byte[] wrapped, String owner) {
    Objects.requireNonNull(owner, "owner");
    return WrappedKey.read(wrapped)
        .map(parts -> unwrap(parts, owner))
        .orElseGet(Unwrapped.Damaged::new);
  }

  private Unwrapped unwrap(WrappedKey wrapped, String owner) {
    String id = wrapped.masterKeyId();
    MasterKey master = keys.get(id);
    if (master == null) {
      return new Unwrapped.MissingMasterKey(id);
    }
    Optional<byte[]> secret = master.wrapping(owner).open(wrapped.sealed(), Binding.of(id, owner));
    if (secret.isEmpty()) {
      return new Unwrapped.Damaged();
    }
    return new Unwrapped.Opened(AuthorKey.of(secret.get()), !id.equals(currentId));
  }

  @Override
  public String toString() {
    return "KeyRing %s and %s former".formatted(currentId, keys.size() - 1);
  }
}
