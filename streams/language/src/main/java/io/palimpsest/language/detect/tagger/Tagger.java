package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Span;
import java.util.List;

/**
 * Finds names of people, places and organizations by a trained linear model.
 *
 * <p>It leaves handles, hashtags, addresses and emoji to the pattern detectors. Thread-safe; time
 * and memory are linear in the text.
 */
public final class Tagger implements Detector {
  private final TaggerModel model;

  /** Uses a model. */
  public Tagger(TaggerModel model) {
    this.model = model;
  }

  /** With the model inside the jar. */
  public static Tagger standard() {
    return new Tagger(TaggerModel.standard());
  }

  /** Disjoint spans in the order of the text, all below {@link Span#CERTAIN}. */
  @Override
  public List<Span> detect(DetectorInput input) {
    Units units = Units.of(input.text(), input.tokens(), model.gazetteer());
    NameSpans names = new NameSpans(units, model.doubt());
    new UnitReader(model, units).read(names);
    return names.spans();
  }
}
