package io.palimpsest.language.generalize;

import io.palimpsest.language.detect.EntityType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is more general than a value, most special first.
 *
 * <ul>
 *   <li>A place is followed by what it lies in: Brooklyn, New York, United States, North America,
 *       place. If WordNet does not know it, by its last common noun: Mill River, river, stream,
 *       place.
 *   <li>An organization is followed by what it is a kind of; if WordNet does not know it, its last
 *       common noun is: Larkin Savings Bank, bank, financial institution, institution,
 *       organization.
 *   <li>A person is initials and then a star. The name itself is no rung, however many share it.
 *   <li>Of everything else there is the type's name and nothing more special.
 * </ul>
 *
 * <p>The first rung is the value itself only if it is public, in WordNet's spelling of it: no rung
 * ever holds text that was only in a post. Immutable, thread-safe, linear in the value.
 */
public final class GeneralizationLadder {
  /** No ladder is longer. */
  public static final int MAX_RUNGS = 6;

  /** Nothing longer has a name that anybody shares. */
  private static final int MAX_LENGTH = 200;

  /** Before it is folded, which may take a time that grows with the square of the length. */
  private static final int MAX_WRITTEN = 5 * MAX_LENGTH;

  private static final String PERSON = "*";
  private static final String PLACE = "place";

  private final Places places;
  private final Organizations organizations;

  private GeneralizationLadder(Places places, Organizations organizations) {
    this.places = places;
    this.organizations = organizations;
  }

  static GeneralizationLadder of(Nouns nouns, PlaceBook book) {
    return new GeneralizationLadder(Places.of(nouns, book), Organizations.of(nouns));
  }

  /** The ladders of WordNet 3.1. The first call reads it, which takes about a second. */
  public static GeneralizationLadder standard() {
    return StandardBooks.ladder();
  }

  /**
   * From one to {@link #MAX_RUNGS} rungs with different keys. The last one, and only it, is free.
   */
  public List<Rung> rungs(EntityType type, String original) {
    List<Rung> rungs = new ArrayList<>(MAX_RUNGS);
    Rung last = rung(type, top(type), true);
    List<String> texts =
        original.length() > MAX_WRITTEN ? List.of() : texts(type, NameFold.fold(original));
    for (String text : texts) {
      Rung rung = rung(type, text, false);
      boolean known =
          rung.key().equals(last.key())
              || rungs.stream().anyMatch(other -> other.key().equals(rung.key()));
      if (!known && rungs.size() < MAX_RUNGS - 1) {
        rungs.add(rung);
      }
    }
    rungs.add(last);
    return List.copyOf(rungs);
  }

  private List<String> texts(EntityType type, String folded) {
    if (folded.length() > MAX_LENGTH) {
      return List.of();
    }
    return switch (type) {
      case LOCATION -> places.ladder(folded);
      case ORGANIZATION -> organizations.ladder(folded);
      case PERSON -> Initials.of(folded).stream().toList();
      default -> List.of();
    };
  }

  private static String top(EntityType type) {
    return switch (type) {
      case LOCATION -> PLACE;
      case PERSON -> PERSON;
      default -> type.label().replace('_', ' ');
    };
  }

  private static Rung rung(EntityType type, String text, boolean free) {
    return new Rung(text, type.label() + ":" + NameFold.fold(text), free);
  }

  /** How many different keys there can be that are not free, whatever people write. */
  public long maxKeys() {
    return keys(EntityType.LOCATION, places.texts())
        + keys(EntityType.ORGANIZATION, organizations.texts())
        + Initials.COUNT;
  }

  private static long keys(EntityType type, Stream<String> texts) {
    String last = rung(type, top(type), true).key();
    return texts
        .map(text -> rung(type, text, false).key())
        .filter(key -> !key.equals(last))
        .distinct()
        .count();
  }
}
