package io.palimpsest.language.entity;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.generalize.AuthorCount;
import io.palimpsest.language.pseudonym.format.FormatPseudonyms;
import io.palimpsest.language.pseudonym.name.NamePseudonyms;
import java.util.EnumSet;
import java.util.Set;

/** What is done to an entity. None of it is differentially private. */
public sealed interface EntityAction {

  /** The name in a policy. */
  String label();

  /** Whether it can be done to entities of a type. */
  default boolean suits(EntityType type) {
    return true;
  }

  /** Another value of the same kind, the same for the same author each time. */
  record Pseudonymize() implements EntityAction {
    @Override
    public String label() {
      return "pseudonymize";
    }

    @Override
    public boolean suits(EntityType type) {
      return NamePseudonyms.covers(type) || FormatPseudonyms.covers(type);
    }
  }

  /**
   * The label of the type.
   *
   * @param numbered whether the things of one author are told apart by numbers
   */
  record Sanitize(boolean numbered) implements EntityAction {
    @Override
    public String label() {
      return "sanitize";
    }
  }

  /**
   * The most special value that enough authors share.
   *
   * @param k how many are enough
   */
  record Generalize(int k) implements EntityAction {
    /** Fewer would be no crowd. */
    public static final int MIN_K = 2;

    public Generalize {
      if (k < MIN_K || k > AuthorCount.MAX_K) {
        throw new IllegalArgumentException(
            "must be a whole number from %d to %d".formatted(MIN_K, AuthorCount.MAX_K));
      }
    }

    @Override
    public String label() {
      return "generalize";
    }

    @Override
    public boolean suits(EntityType type) {
      return NAMES.contains(type);
    }
  }

  /**
   * A date moved by a number of days that is the same for all dates of an author. What names no day
   * (a year, a decade, a month with its year) moves by a number of years instead, the same for all
   * of them, and a date of birth by both: a few days would leave their years as they are.
   *
   * @param days at most this many, to either side
   * @param years at most this many, to either side; 0 moves everything by the days
   */
  record Shift(int days, int years) implements EntityAction {
    /** Ten years. */
    public static final int MAX_DAYS = 3652;

    public static final int MAX_YEARS = 10;

    public Shift {
      if (days < 1 || days > MAX_DAYS) {
        throw new IllegalArgumentException("must be a whole number from 1 to " + MAX_DAYS);
      }
      if (years < 0 || years > MAX_YEARS) {
        throw new IllegalArgumentException("must be a whole number from 0 to " + MAX_YEARS);
      }
    }

    @Override
    public String label() {
      return "shift";
    }

    @Override
    public boolean suits(EntityType type) {
      return type == EntityType.DATE;
    }
  }

  /** Every digit drawn anew; all else stays, so it is not for what has telling letters. */
  record RandomizeDigits() implements EntityAction {
    static final Set<EntityType> OF_DIGITS =
        EnumSet.of(
            EntityType.PAYMENT_CARD,
            EntityType.NATIONAL_ID,
            EntityType.BANK_ROUTING,
            EntityType.BANK_ACCOUNT,
            EntityType.PHONE,
            EntityType.IP_ADDRESS,
            EntityType.POSTAL_CODE,
            EntityType.DATE,
            EntityType.TIME,
            EntityType.AGE,
            EntityType.MONEY,
            EntityType.COORDINATES,
            EntityType.NUMBER);

    @Override
    public String label() {
      return "randomize-digits";
    }

    @Override
    public boolean suits(EntityType type) {
      return OF_DIGITS.contains(type);
    }
  }

  /** Nothing: it is released as it stands. */
  record Keep() implements EntityAction {
    @Override
    public String label() {
      return "keep";
    }

    @Override
    public boolean suits(EntityType type) {
      return type != EntityType.SECRET;
    }
  }

  /** The class of each word, as in a redaction. */
  record Redact() implements EntityAction {
    @Override
    public String label() {
      return "redact";
    }
  }

  /** What has a name rather than a form. */
  Set<EntityType> NAMES =
      EnumSet.of(EntityType.PERSON, EntityType.LOCATION, EntityType.ORGANIZATION);
}
