package io.palimpsest.language.entity;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.generalize.Generalized;
import io.palimpsest.language.generalize.Generalizer;
import io.palimpsest.language.generalize.SharedValues;
import io.palimpsest.language.pseudonym.format.DateMove;
import io.palimpsest.language.pseudonym.format.DateShift;
import io.palimpsest.language.pseudonym.format.FormatPseudonyms;
import io.palimpsest.language.pseudonym.format.TimePlace;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.language.pseudonym.name.NamePseudonyms;
import io.palimpsest.language.redaction.Redactor;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.Optional;
import java.util.Set;

/** Writes what an action puts in place of one entity; its label where the action cannot be done. */
final class ActionWriter {
  private final EntityRules rules;
  private final NamePseudonyms names;
  private final FormatPseudonyms formats;
  private final DateShift dates;
  private final Optional<Generalizer> generalizer;
  private final Redactor redactor = new Redactor();

  /**
   * A writer.
   *
   * @param generalizer there if a rule generalizes
   */
  ActionWriter(
      EntityRules rules,
      NamePseudonyms names,
      FormatPseudonyms formats,
      DateShift dates,
      Optional<Generalizer> generalizer) {
    this.rules = rules;
    this.names = names;
    this.formats = formats;
    this.dates = dates;
    this.generalizer = generalizer;
  }

  /**
   * An entity of an author's post.
   *
   * @param birth whether the words around it say that somebody was born
   */
  record Entity(
      EntityType type, String original, boolean birth, AuthorContext author, SharedValues shared) {

    /** The type's name, which says nothing else. */
    String label() {
      return type.name();
    }

    @Override
    public String toString() {
      return "Entity[" + type + "]";
    }
  }

  /**
   * What stands there instead, not empty.
   *
   * @param observed is told which values the author counts for now
   */
  String write(EntityAction action, Entity entity, Set<Observation> observed) {
    if (action instanceof EntityAction.Keep) {
      return entity.original();
    }
    return replaced(action, entity, observed)
        .filter(text -> !text.isEmpty())
        .orElseGet(entity::label);
  }

  private Optional<String> replaced(EntityAction action, Entity entity, Set<Observation> observed) {
    if (action instanceof EntityAction.Pseudonymize) {
      return pseudonym(entity);
    }
    if (action instanceof EntityAction.Sanitize sanitize) {
      return sanitize.numbered() ? numbered(entity) : Optional.empty();
    }
    if (action instanceof EntityAction.Generalize generalize) {
      return Optional.of(generalized(entity, generalize.k(), observed));
    }
    if (action instanceof EntityAction.Shift shift) {
      return shifted(entity, shift, observed);
    }
    if (action instanceof EntityAction.RandomizeDigits) {
      return RandomDigits.of(entity.original(), entity.author().randomness());
    }
    return Optional.of(redactor.redact(entity.original()).text());
  }

  /** The day by this action, the time of day that stands beside it by the rule for times. */
  private Optional<String> shifted(
      Entity entity, EntityAction.Shift most, Set<Observation> observed) {
    KeyedRandomness author = entity.author().randomness();
    DateMove move =
        new DateMove(
            DateOffset.days(author, most.days()),
            DateOffset.years(author, most.years()),
            entity.birth());
    return dates
        .shift(entity.original(), move)
        .map(
            moved ->
                dates
                    .time(moved)
                    .map(time -> withTime(moved, time, entity, observed))
                    .orElse(moved));
  }

  private String withTime(String moved, TimePlace place, Entity entity, Set<Observation> observed) {
    Entity time =
        new Entity(
            EntityType.TIME,
            moved.substring(place.start(), place.end()),
            false,
            entity.author(),
            entity.shared());
    return moved.substring(0, place.start())
        + write(rules.of(EntityType.TIME).action(), time, observed)
        + moved.substring(place.end());
  }

  private Optional<String> pseudonym(Entity entity) {
    return NamePseudonyms.covers(entity.type())
        ? names.replace(entity.type(), entity.original(), entity.author())
        : formats.replace(entity.type(), entity.original(), entity.author().randomness());
  }

  private Optional<String> numbered(Entity entity) {
    var number = names.number(entity.type(), entity.original(), entity.author());
    return number.isPresent()
        ? Optional.of(entity.label() + "_" + number.getAsInt())
        : Optional.empty();
  }

  private String generalized(Entity entity, int k, Set<Observation> observed) {
    Generalized value =
        generalizer.orElseThrow().generalize(entity.type(), entity.original(), k, entity.shared());
    value.observed().forEach(key -> observed.add(new Observation(key, k)));
    return value.text();
  }
}
