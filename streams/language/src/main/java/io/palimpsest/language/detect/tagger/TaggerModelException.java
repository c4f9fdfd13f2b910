package io.palimpsest.language.detect.tagger;

/** A tagger model cannot be used. The message quotes nothing of the content. */
public final class TaggerModelException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TaggerModelException(String problem) {
    super("the tagger model " + problem);
  }
}
