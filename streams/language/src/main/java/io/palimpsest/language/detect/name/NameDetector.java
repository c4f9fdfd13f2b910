package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.ArrayList;
import java.util.List;

/** Finds names of people by rules, beside those that a trained model finds: see the package. */
public final class NameDetector implements Detector {
  private final Detector model;

  /**
   * Adds rules to a model.
   *
   * @param model whose names are made whole
   */
  public NameDetector(Detector model) {
    this.model = model;
  }

  /** What the model finds, whole, and what the rules find; they may overlap. */
  @Override
  public List<Span> detect(DetectorInput input) {
    Words words = new Words(input);
    List<Span> found = whole(model.detect(input), words);
    new NameWalk(words, found).addNames();
    return found;
  }

  private static List<Span> whole(List<Span> names, Words words) {
    List<Span> whole = new ArrayList<>(names.size());
    NameTails tails = null;
    NameOpeners openers = null;
    for (Span name : names) {
      if (name.type() != EntityType.PERSON) {
        whole.add(name);
        continue;
      }
      if (tails == null) {
        tails = new NameTails(words);
        openers = new NameOpeners(words);
      }
      whole.add(tails.whole(openers.without(name)));
    }
    return whole;
  }
}
