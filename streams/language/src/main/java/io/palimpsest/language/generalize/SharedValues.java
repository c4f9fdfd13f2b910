package io.palimpsest.language.generalize;

/** Which values enough authors share, as far as is known. */
public interface SharedValues {
  /**
   * Whether at least {@code k} different authors have been counted under this key. Doubt means no:
   * then something more general is written.
   */
  boolean isShared(String key, int k);
}
