package io.palimpsest.language.detect.name;

import static io.palimpsest.language.detect.name.Behind.ADVERB;
import static io.palimpsest.language.detect.name.Behind.AND;
import static io.palimpsest.language.detect.name.Behind.AND_ME;
import static io.palimpsest.language.detect.name.Behind.AND_NAME;
import static io.palimpsest.language.detect.name.Behind.COMMA;
import static io.palimpsest.language.detect.name.Behind.END;
import static io.palimpsest.language.detect.name.Behind.IS;
import static io.palimpsest.language.detect.name.Behind.OTHER;
import static io.palimpsest.language.detect.name.Behind.POSSESSIVE;
import static io.palimpsest.language.detect.name.Behind.SURNAME;
import static io.palimpsest.language.detect.name.Behind.THIRD_PERSON;
import static io.palimpsest.language.detect.name.Behind.TOLD;
import static io.palimpsest.language.detect.name.Behind.VERB;
import static io.palimpsest.language.detect.name.Behind.WHO;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a stop word does in a sentence, and so where it does something else and must be a name.
 * Where the ordinary word fits as well, it is none.
 */
enum StopWordKind {
  /** {@code will}: stands before an infinitive, or before a subject and its infinitive. */
  MODAL {
    @Override
    Set<Behind> nameBehind(Before before) {
      return switch (before) {
        case ROLE, PERSON, AUXILIARY -> ANY;
        case OFFICE, INTRO, POINTER, COPULA, PREPOSITION -> NOUN_OR_SURNAME;
        case JOINT -> CLAUSE_OR_SURNAME;
        case OTHER -> NOUN_OR_THIRD;
        case START -> CALLED;
        default -> NONE;
      };
    }
  },
  /** {@code May}: as {@link #MODAL}, and a noun that may stand where a person does. */
  MONTH {
    @Override
    Set<Behind> nameBehind(Before before) {
      return switch (before) {
        case ROLE, OFFICE, PERSON, INTRO -> NOUN_OR_SURNAME;
        case START, JOINT, PREPOSITION, OTHER -> MEANS_PERSON;
        case COPULA -> EnumSet.of(WHO);
        case POINTER -> EnumSet.of(END, COMMA, WHO);
        default -> NONE;
      };
    }
  },
  /** {@code hope}: a noun or verb, and a name more often than others of them. */
  NOUN_TOO {
    @Override
    Set<Behind> nameBehind(Before before) {
      return switch (before) {
        case ROLE, OFFICE, PERSON, INTRO -> NOUN_OR_SURNAME;
        case START, JOINT, PREPOSITION -> MEANS_PERSON;
        default -> NONE;
      };
    }
  },
  /** {@code per}: stands before a noun. */
  PREPOSITION {
    @Override
    Set<Behind> nameBehind(Before before) {
      return switch (before) {
        case ROLE, OFFICE, PERSON, INTRO, POINTER, COPULA, PREPOSITION -> NOUN_OR_SURNAME;
        case AUXILIARY -> ANY;
        case OTHER -> NOUN;
        case START, JOINT -> CALLED;
        default -> NONE;
      };
    }
  },
  /** {@code an}: stands before a noun, too, and nothing but its adjectives between. */
  ARTICLE {
    @Override
    Set<Behind> nameBehind(Before before) {
      return switch (before) {
        case ROLE -> NOUN_OR_THIRD;
        case OFFICE, PERSON, INTRO, POINTER, COPULA, PREPOSITION, OTHER -> NOUN;
        case START, JOINT -> CALLED;
        default -> NONE;
      };
    }
  },
  /** {@code most}: may stand nearly anywhere, but is not the subject of "is". */
  QUANTITY {
    @Override
    Set<Behind> nameBehind(Before before) {
      return before == Before.START ? EnumSet.of(IS, AND_ME) : ADVERB_WORD.nameBehind(before);
    }
  },
  /** {@code so}: may stand nearly anywhere. */
  ADVERB_WORD {
    @Override
    Set<Behind> nameBehind(Before before) {
      return switch (before) {
        case ROLE -> NOUN_OR_THIRD;
        case OFFICE, PERSON, PREPOSITION -> NOUN;
        case INTRO, POINTER, COPULA -> EnumSet.of(END, COMMA, WHO, AND_ME, POSSESSIVE);
        case JOINT -> CLAUSE;
        case START, OTHER -> EnumSet.of(AND_ME);
        default -> NONE;
      };
    }
  },
  /** All others: people write them with a capital letter to stress them. */
  EMPHASIS {
    @Override
    Set<Behind> nameBehind(Before before) {
      return switch (before) {
        case ROLE -> NOUN_OR_THIRD;
        case OFFICE, PERSON -> NOUN;
        case INTRO, POINTER, COPULA, PREPOSITION, JOINT -> MEANS_PERSON;
        default -> NONE;
      };
    }
  },
  /** Needs a title to be a name. */
  PRONOUN {
    @Override
    Set<Behind> nameBehind(Before before) {
      return NONE;
    }
  },
  /** Nobody's name. */
  NEVER {
    @Override
    Set<Behind> nameBehind(Before before) {
      return NONE;
    }
  },
  /** Not a stop word. */
  NO_STOP_WORD {
    @Override
    Set<Behind> nameBehind(Before before) {
      return NONE;
    }
  };

  private static final Set<Behind> NONE = EnumSet.noneOf(Behind.class);
  private static final Set<Behind> MEANS_PERSON = EnumSet.of(TOLD, AND_ME);

  /** What stands behind the subject of a clause. */
  static final Set<Behind> CLAUSE = EnumSet.of(IS, VERB, TOLD, AND_ME, AND_NAME, POSSESSIVE);

  private static final Set<Behind> CALLED = with(CLAUSE, COMMA);
  private static final Set<Behind> CLAUSE_OR_SURNAME = with(CALLED, THIRD_PERSON, END, SURNAME);

  /** What stands behind a noun, and not inside of its phrase. */
  static final Set<Behind> NOUN = with(CALLED, END, AND, WHO, Behind.PREPOSITION, ADVERB);

  private static final Set<Behind> NOUN_OR_THIRD = with(NOUN, THIRD_PERSON);
  private static final Set<Behind> NOUN_OR_SURNAME = with(NOUN, THIRD_PERSON, SURNAME);
  private static final Set<Behind> ANY = with(NOUN, THIRD_PERSON, SURNAME, OTHER);

  private static Set<Behind> with(Set<Behind> some, Behind... more) {
    Set<Behind> all = EnumSet.copyOf(some);
    all.addAll(List.of(more));
    return all;
  }

  /** What must stand behind the word to make it a name, with that before it. */
  abstract Set<Behind> nameBehind(Before before);
}
