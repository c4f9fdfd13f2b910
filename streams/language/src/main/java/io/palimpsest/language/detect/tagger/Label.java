package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.detect.EntityType;
import java.util.Locale;
import java.util.Optional;

/**
 * What a unit of text is, as the model says it. The order is part of the model file.
 *
 * <p>There is no mark for the first unit of a name: two names of one type that touch become one
 * span, which hides both.
 */
public enum Label {
  /** No name. Its score is 0 by definition; the other scores are relative to it. */
  OUTSIDE,
  /** Part of a person's name. */
  PERSON,
  /** Part of the name of a place. */
  LOCATION,
  /** Part of the name of a company, club, office. */
  ORGANIZATION,
  /**
   * Part of another name: a film, a product, a language. Learned where the data marks it, so that a
   * capital letter alone does not make a person; never reported.
   */
  OTHER_NAME;

  /** How many there are. */
  static final int COUNT = 5;

  private static final Label[] ALL = values();

  /** The label with an ordinal. */
  static Label of(int ordinal) {
    return ALL[ordinal];
  }

  /** What is reported for it; empty for what is not reported. */
  public Optional<EntityType> type() {
    return switch (this) {
      case PERSON -> Optional.of(EntityType.PERSON);
      case LOCATION -> Optional.of(EntityType.LOCATION);
      case ORGANIZATION -> Optional.of(EntityType.ORGANIZATION);
      case OUTSIDE, OTHER_NAME -> Optional.empty();
    };
  }

  /**
   * The label that a data set means: with or without {@code B-} or {@code I-}, in the words of
   * CoNLL, of the Broad Twitter Corpus or of WNUT. What is not known is some other name.
   */
  public static Label ofTag(String tag) {
    String name = tag.startsWith("B-") || tag.startsWith("I-") ? tag.substring(2) : tag;
    return switch (name.toUpperCase(Locale.ROOT)) {
      case "O" -> OUTSIDE;
      case "PER", "PERSON" -> PERSON;
      case "LOC", "LOCATION" -> LOCATION;
      case "ORG", "ORGANIZATION", "CORPORATION", "GROUP" -> ORGANIZATION;
      default -> OTHER_NAME;
    };
  }
}
