package io.palimpsest.language.lexicon;

/** Is told how far a long step has come. Called from one thread; what it throws ends the step. */
@FunctionalInterface
public interface ProgressListener {
  /** The total when nobody knows it, as with a pipe. */
  long UNKNOWN = -1;

  /** Nobody listens. */
  ProgressListener NONE = (done, total) -> {};

  /**
   * So much is done.
   *
   * @param done never falls; its unit is the step's own (bytes, words)
   * @param total the same in each call, or {@link #UNKNOWN}
   */
  void progress(long done, long total);
}
