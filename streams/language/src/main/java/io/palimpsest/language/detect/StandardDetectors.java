package io.palimpsest.language.detect;

import io.palimpsest.language.detect.name.NameDetector;
import io.palimpsest.language.detect.pattern.PatternDetector;
import io.palimpsest.language.detect.tagger.Tagger;
import java.util.List;

/** The detectors that are shipped, as one. */
public final class StandardDetectors {

  private StandardDetectors() {}

  /** Patterns, and the tagger with rules for names. Loaded on first use, then shared. */
  public static Detectors all() {
    return All.DETECTORS;
  }

  private static final class All {
    static final Detectors DETECTORS =
        Detectors.of(List.of(new PatternDetector(), new NameDetector(Tagger.standard())));
  }
}
