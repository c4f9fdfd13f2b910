package io.palimpsest.language.detect;

import java.util.List;

/**
 * Finds what is sensitive in a text.
 *
 * <p>Whoever implements it promises: offsets lie inside the text and never inside a surrogate pair;
 * equal texts give equal spans; time is linear in the text, whoever wrote it; nothing is kept
 * between calls; calls from several threads do not disturb each other.
 */
@FunctionalInterface
public interface Detector {

  /** The spans found, in no promised order; they may overlap. */
  List<Span> detect(DetectorInput input);
}
