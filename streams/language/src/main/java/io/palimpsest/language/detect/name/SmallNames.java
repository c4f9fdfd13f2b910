package io.palimpsest.language.detect.name;

import static io.palimpsest.language.detect.name.Behind.AND_ME;
import static io.palimpsest.language.detect.name.Behind.COMMA;
import static io.palimpsest.language.detect.name.Behind.END;
import static io.palimpsest.language.detect.name.Behind.IS;
import static io.palimpsest.language.detect.name.Behind.POSSESSIVE;
import static io.palimpsest.language.detect.name.Behind.TOLD;
import static io.palimpsest.language.detect.name.Behind.VERB;

import java.util.EnumSet;
import java.util.Set;

/**
 * Tells where a stop word in lower case is somebody's name: {@code mr will from 3b}, {@code i'm
 * will}, {@code per said no}.
 *
 * <p>No capital letter speaks for a name, so both sides have to rule out the ordinary word. Behind
 * a short title any stop word can be a name; elsewhere only a few kinds, for whose ordinary use
 * grammar has strict rules.
 */
final class SmallNames {
  private static final Set<Behind> FINITE = EnumSet.of(IS, TOLD, VERB);
  private static final Set<Behind> SUBJECT = EnumSet.of(IS, TOLD, VERB, POSSESSIVE, AND_ME);
  private static final Set<Behind> TITLED =
      EnumSet.of(IS, TOLD, VERB, POSSESSIVE, AND_ME, Behind.PREPOSITION, END);
  private static final Set<Behind> CALLED = EnumSet.of(END, COMMA, IS, TOLD, AND_ME);
  private static final int SHORTEST_FAMILY_NAME = 4;

  private final Words words;
  private final Surroundings around;
  private final StopWordNames names;

  SmallNames(Words words, Surroundings around, StopWordNames names) {
    this.words = words;
    this.around = around;
    this.names = names;
  }

  /**
   * How many tokens from here are a name that begins with a stop word; 0 if none is.
   *
   * @param token a word in lower case
   */
  int nameLength(int token, StopWordKind kind) {
    return switch (kind) {
      case MODAL, MONTH, PREPOSITION, ARTICLE ->
          StopWordTable.isSmallName(words.text(), words.start(token), names.end(token))
              ? ofStrictKind(token, kind)
              : 0;
      case QUANTITY, ADVERB_WORD, EMPHASIS, NOUN_TOO ->
          isTitled(token) && isTitledName(token, kind) ? 1 : 0;
      default -> 0;
    };
  }

  private int ofStrictKind(int token, StopWordKind kind) {
    Before before = names.before(token);
    if (before == Before.ABBREVIATION && isTitled(token)) {
      return isTitledName(token, kind) ? 1 : isFamilyName(words.wordBehind(token)) ? 3 : 0;
    }
    boolean name =
        switch (before) {
          case ROLE, OFFICE -> isBehindRole(token, kind);
          case PERSON, INTRO -> isCalled(token, kind, before);
          case START, JOINT -> isSubject(token, kind, before);
          case ADDRESS -> kind != StopWordKind.ARTICLE && around.isLast(token);
          default -> false;
        };
    return name ? 1 : 0;
  }

  /** Whether a short title stands before a word, and no article before that: the dr will see. */
  private boolean isTitled(int token) {
    int title = words.wordBefore(token);
    return title >= 0
        && Cues.isAbbreviation(words.text(), words.start(title), words.end(title))
        && !around.isBehindDeterminer(title);
  }

  /** Behind the full stop of a title a sentence may begin with an adverb, but with no "will is". */
  private boolean isTitledName(int token, StopWordKind kind) {
    Behind behind = names.behind(token);
    boolean emphasis = kind == StopWordKind.EMPHASIS && words.startsWith(token - 2, '.');
    return (emphasis ? EnumSet.of(TOLD, POSSESSIVE, AND_ME) : TITLED).contains(behind);
  }

  private boolean isFamilyName(int word) {
    return word >= 0
        && words.length(word) >= SHORTEST_FAMILY_NAME
        && !CommonWords.has(words.string(word));
  }

  /** "My boss will" may answer a question. */
  private boolean isBehindRole(int token, StopWordKind kind) {
    Behind behind = names.behind(token);
    return SUBJECT.contains(behind) || behind == END && kind == StopWordKind.PREPOSITION;
  }

  /** Behind "an" the end is one of a text that was cut; a month is greeted as people are. */
  private boolean isCalled(int token, StopWordKind kind, Before before) {
    Behind behind = names.behind(token);
    boolean joined = names.isBehindName(token) || around.isBehindAnd(token);
    if (joined && FINITE.contains(behind)) {
      return true;
    }
    if (kind == StopWordKind.ARTICLE) {
      return SUBJECT.contains(behind);
    }
    if (kind == StopWordKind.MONTH && before == Before.PERSON && around.isBehindGreeting(token)) {
      return behind == TOLD;
    }
    boolean about = behind == Behind.PREPOSITION && around.isBehindRequest(token);
    return about || CALLED.contains(behind);
  }

  /** No clause begins with "will said"; one about a month begins with "may is". */
  private boolean isSubject(int token, StopWordKind kind, Before before) {
    Behind behind = names.behind(token);
    if (behind == AND_ME || behind == Behind.AND) {
      return before == Before.START && (behind == AND_ME || names.isName(token + 4));
    }
    if (behind == POSSESSIVE) {
      return kind == StopWordKind.MODAL || around.isBeforeRole(token);
    }
    return kind == StopWordKind.MONTH
        ? behind == TOLD && around.isBeforeDeed(token)
        : kind == StopWordKind.ARTICLE
            ? behind == TOLD && before == Before.START
            : FINITE.contains(behind);
  }
}
