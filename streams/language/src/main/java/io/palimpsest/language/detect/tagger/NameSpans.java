package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Joins units of one label to spans. Punctuation and {@code 's} may stand inside a name but neither
 * begin nor end it. A span is as sure as its surest unit. Small words that carry grammar make no
 * name by themselves.
 *
 * <p>A person or organization after an at sign that stands alone, {@code @ anna}, is a handle that
 * some tool has cut apart, and is reported as one.
 */
final class NameSpans implements UnitReader.Listener {
  /** A guess never counts as proved. */
  private static final double MOST_CONFIDENCE = Span.CERTAIN - 0.01;

  private static final double LEAST_CONFIDENCE = 0.01;

  /** Any name that a rule or a memory has goes before it. */
  private static final double OF_A_CODE = 0.4;

  private final Units units;
  private final Doubt doubt;
  private final OrdinaryWords ordinary;
  private final UnknownWords unknown;
  private final List<Span> spans = new ArrayList<>();
  private Label label = Label.OUTSIDE;
  private int first = -1;
  private int last;
  private double confidence;
  private boolean meaning;

  NameSpans(Units units, Doubt doubt) {
    this.units = units;
    this.doubt = doubt;
    ordinary = new OrdinaryWords(units);
    unknown = new UnknownWords(units);
  }

  /** What a unit is taken for: the likeliest of what is reported, unless that is too doubtful. */
  private Label decide(int unit, double[] chances) {
    UnitKind kind = units.kind(unit);
    if (kind.isNeverName() || kind == UnitKind.HASHTAG || units.isAtSign(unit)) {
      return Label.OUTSIDE;
    }
    Label best =
        likelier(Label.PERSON, likelier(Label.LOCATION, Label.ORGANIZATION, chances), chances);
    if (noName(chances) < doubt.of(best, units.hasHandles())) {
      return best;
    }
    // After a lone at sign stands a handle that was cut apart, or else a common word: lunch @ noon.
    boolean handle =
        units.isAtSign(unit - 1)
            && (units.flags(unit) & WordFacts.COMMON) == 0
            && noName(chances) < doubt.person();
    if (handle) {
      return Label.PERSON;
    }
    return unknown.isName(unit) ? Label.PERSON : Label.OUTSIDE;
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
    Label next = decide(unit, chances);
    if (next != label) {
      close();
      label = next;
    }
    if (label == Label.OUTSIDE && unknown.isCode(unit)) {
      spans.add(new Span(units.start(unit), units.end(unit), EntityType.CODE, OF_A_CODE));
    }
    boolean canBound = canBound(unit);
    if (label == Label.OUTSIDE || first < 0 && !canBound) {
      return;
    }
    if (first < 0) {
      first = unit;
    }
    if (canBound) {
      last = unit;
      confidence = Math.max(confidence, 1 - noName(chances));
      meaning |= units.canNameAlone(unit);
    }
  }

  private boolean canBound(int unit) {
    return units.kind(unit).hasLetters() && !isClitic(unit);
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
    if (label != Label.OUTSIDE && first >= 0 && meaning) {
      last = ordinary.withoutArticle(first, last);
      if (label != Label.LOCATION && units.isAtSign(first - 1)) {
        closeHandle();
      }
      if (first <= last && !ordinary.are(first, last, label, confidence)) {
        label.type().ifPresent(type -> add(first, last, type));
      }
    }
    label = Label.OUTSIDE;
    first = -1;
    confidence = 0;
    meaning = false;
  }

  /** Up to the next space; what follows is a name of its own. */
  private void closeHandle() {
    int end = first;
    while (end < last && units.start(end + 1) == units.end(end)) {
      end++;
    }
    add(first - 1, end, EntityType.HANDLE);
    first = end + 1;
    while (first <= last && !canBound(first)) {
      first++;
    }
  }

  private void add(int from, int to, EntityType type) {
    double bounded = Math.min(MOST_CONFIDENCE, Math.max(LEAST_CONFIDENCE, confidence));
    int start = type == EntityType.PERSON ? startWithInitials(from) : units.start(from);
    spans.add(new Span(start, units.end(to), type, bounded));
  }

  /** An initial before a person's name belongs to it, whatever the model thinks of the letter. */
  private int startWithInitials(int from) {
    int first = from;
    while (units.isAfterInitial(first)) {
      int last = spans.size() - 1;
      if (last >= 0 && spans.get(last).end() == units.end(first - 2)) {
        return spans.get(last).type() == EntityType.PERSON
            ? spans.remove(last).start()
            : units.start(first);
      }
      first -= 2;
    }
    return units.start(first);
  }
}
