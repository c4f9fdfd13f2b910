package io.palimpsest.language.entity;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.detect.pattern.BirthWords;
import io.palimpsest.language.generalize.GeneralizationLadder;
import io.palimpsest.language.generalize.Generalizer;
import io.palimpsest.language.generalize.SharedValues;
import io.palimpsest.language.pseudonym.format.DateShift;
import io.palimpsest.language.pseudonym.format.FormatPseudonyms;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.language.pseudonym.name.NamePseudonyms;
import io.palimpsest.language.token.MarkedText;
import io.palimpsest.language.token.Replacement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Puts something in place of each entity, as the rules say. Thread-safe; all that is remembered is
 * in the author's memory.
 *
 * <p>Names are learned before any is replaced, so that within one post the full name decides what
 * its parts become; then the memory is asked for names that the detectors missed.
 */
public final class EntityReplacement {
  private final EntityRules rules;
  private final NamePseudonyms names;
  private final ActionWriter writer;

  /** With the lists of names and places that are shipped; loads what the rules need. */
  public EntityReplacement(EntityRules rules) {
    this.rules = rules;
    this.names = NamePseudonyms.standard();
    this.writer =
        new ActionWriter(
            rules,
            names,
            new FormatPseudonyms(),
            new DateShift(),
            rules.generalize()
                ? Optional.of(new Generalizer(GeneralizationLadder.standard()))
                : Optional.empty());
  }

  /**
   * Replaces the entities of one post.
   *
   * @param spans disjoint, of this very text
   * @param author whose memory may grow
   * @param shared which values many authors share
   */
  public ReplacedText replace(
      DetectorInput input, List<Span> spans, AuthorContext author, SharedValues shared) {
    List<Span> all = withRemembered(input, spans, author);
    if (all.isEmpty()) {
      return ReplacedText.untouched(input);
    }
    List<Replacement> replacements = new ArrayList<>(all.size());
    Map<String, Integer> counts = new HashMap<>();
    Set<Observation> observed = new HashSet<>();
    for (EntityPlace place : EntityPlaces.of(input, all, this::turn)) {
      EntityAction action = rules.of(place.type()).action();
      ActionWriter.Entity entity =
          new ActionWriter.Entity(
              place.type(), place.in(input.text()), isBirth(place, input), author, shared);
      String text = writer.write(action, entity, observed) + place.clitic();
      replacements.add(new Replacement(place.firstToken(), place.endToken(), text));
      counts.merge(place.type().label(), 1, Integer::sum);
    }
    return new ReplacedText(
        MarkedText.of(input.text(), input.tokens(), replacements), counts, observed);
  }

  private static boolean isBirth(EntityPlace place, DetectorInput input) {
    return place.type() == EntityType.DATE
        && BirthWords.areNear(input.text(), place.start(), place.end());
  }

  /**
   * Tells the author's memory the names of several texts before any of them is replaced, so that a
   * full name in one decides what its parts become in the others.
   */
  public void learn(List<NamePseudonyms.Found> texts, AuthorContext author) {
    List<NamePseudonyms.Found> hidden = new ArrayList<>(texts.size());
    for (NamePseudonyms.Found text : texts) {
      hidden.add(new NamePseudonyms.Found(text.input(), hidden(text.spans())));
    }
    names.learn(hidden, author);
  }

  private List<Span> withRemembered(DetectorInput input, List<Span> spans, AuthorContext author) {
    // What is kept on purpose must not be remembered: it would be hidden elsewhere.
    List<Span> hidden = hidden(spans);
    names.learn(input, hidden, author);
    List<Span> missed = hidden(names.remembered(input, hidden, author));
    if (missed.isEmpty()) {
      return spans;
    }
    List<Span> others = new ArrayList<>(spans);
    others.removeIf(this::isHidden);
    List<Span> all = new ArrayList<>(GivingWay.join(hidden, missed));
    all.addAll(others);
    return all;
  }

  private List<Span> hidden(List<Span> spans) {
    List<Span> hidden = new ArrayList<>(spans.size());
    for (Span span : spans) {
      if (isHidden(span)) {
        hidden.add(span);
      }
    }
    return hidden;
  }

  /** What hides more of a token goes first: new digits alone would leave its letters. */
  private int turn(Span span) {
    EntityAction action = rules.of(span.type()).action();
    if (action instanceof EntityAction.Keep) {
      return 3;
    }
    if (action instanceof EntityAction.RandomizeDigits) {
      return 2;
    }
    return span.type() == EntityType.CODE ? 1 : 0;
  }

  /** Numbers and codes give way as what is kept does: a known name may be glued to their digits. */
  private boolean isHidden(Span span) {
    return rules.hide(span.type())
        && span.type() != EntityType.NUMBER
        && span.type() != EntityType.CODE;
  }
}
