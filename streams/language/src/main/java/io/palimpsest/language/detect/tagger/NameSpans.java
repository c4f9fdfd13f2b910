package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.detect.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Joins units of one label to spans. Punctuation and {@code 's} may stand inside a name but neither
 * begin nor end it. A span is as sure as its surest unit.
 */
final class NameSpans implements UnitReader.Listener {
  /** A guess never counts as proved. */
  private static final double MOST_CONFIDENCE = Span.CERTAIN - 0.01;

  private static final double LEAST_CONFIDENCE = 0.01;

  private final Units units;
  private final Doubt doubt;
  private final List<Span> spans = new ArrayList<>();
  private Label label = Label.OUTSIDE;
  private int first = -1;
  private int last;
  private double confidence;

  NameSpans(Units units, Doubt doubt) {
    this.units = units;
    this.doubt = doubt;
  }

  /** What a unit is taken for: the likeliest of what is reported, unless that is too doubtful. */
  static Label decide(UnitKind kind, double[] chances, Doubt doubt) {
    if (kind.isNeverName() || kind == UnitKind.HASHTAG) {
      return Label.OUTSIDE;
    }
    Label best =
        likelier(Label.PERSON, likelier(Label.LOCATION, Label.ORGANIZATION, chances), chances);
    return noName(chances) < doubt.of(best) ? best : Label.OUTSIDE;
  }

  /** The first when both are as likely. */
  private static Label likelier(Label one, Label other, double[] chances) {
    return chances[other.ordinal()] > chances[one.ordinal()] ? other : one;
  }

  private static double noName(double[] chances) {
    return chances[Label.OUTSIDE.ordinal()] + chances[Label.OTHER_NAME.ordinal()];
  }

  @Override
  public void unit(int unit, double[] chances) {
    Label next = decide(units.kind(unit), chances, doubt);
    if (next != label) {
      close();
      label = next;
    }
    boolean canBound = units.kind(unit).hasLetters() && !isClitic(unit);
    if (label == Label.OUTSIDE || first < 0 && !canBound) {
      return;
    }
    if (first < 0) {
      first = unit;
    }
    if (canBound) {
      last = unit;
      confidence = Math.max(confidence, 1 - noName(chances));
    }
  }

  private boolean isClitic(int unit) {
    int start = units.letterStart(unit);
    return start < units.letterEnd(unit) && units.letters()[start] == '\'';
  }

  /** All spans; call it once, after the last unit. */
  List<Span> spans() {
    close();
    return spans;
  }

  private void close() {
    if (label != Label.OUTSIDE && first >= 0) {
      double bounded = Math.min(MOST_CONFIDENCE, Math.max(LEAST_CONFIDENCE, confidence));
      int start = units.start(first);
      int end = units.end(last);
      label.type().ifPresent(type -> spans.add(new Span(start, end, type, bounded)));
    }
    label = Label.OUTSIDE;
    first = -1;
    confidence = 0;
  }
}
