package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.DetectorInput;
import java.util.EnumSet;
import java.util.Set;

/**
 * Tells where an everyday word that is known to be a name of somebody can be that name: Hope and
 * Will, but neither "Hope you are well" nor "Will you come". Everyday words are written small, so a
 * capital letter inside a sentence is enough; where every word has one, what stands behind must be
 * what stands behind a subject.
 */
public final class EverydayNames {
  private static final Set<Behind> AT_START =
      EnumSet.of(
          Behind.END,
          Behind.COMMA,
          Behind.IS,
          Behind.VERB,
          Behind.TOLD,
          Behind.AND_ME,
          Behind.AND_NAME,
          Behind.POSSESSIVE,
          Behind.SURNAME);

  private final Words words;
  private final StopWordNames stopWords;
  private final Surroundings around;

  /** For one text. */
  public EverydayNames(DetectorInput input) {
    words = new Words(input);
    around = new Surroundings(words);
    stopWords = new StopWordNames(words, around);
  }

  /**
   * Whether a word can be a name here.
   *
   * @param token of the text, in Latin letters
   */
  public boolean canStandAt(int token) {
    if (!words.isCapital(token)) {
      return false;
    }
    return switch (stopWords.kind(token)) {
      case NO_STOP_WORD, NOUN_TOO -> canBe(token);
      case NEVER -> false;
      case PRONOUN -> stopWords.nameLength(token, true) > 0;
      default -> stopWords.nameLength(token, true) > 0 || canBeStopWord(token);
    };
  }

  private boolean canBe(int token) {
    Behind behind = stopWords.behind(token);
    return around.isStart(token) || around.isHeadline(token)
        ? AT_START.contains(behind)
        : around.before(token) != Before.GLUED;
  }

  /** It is looked for, so less has to speak for it than where nobody has that name. */
  private boolean canBeStopWord(int token) {
    Behind behind = stopWords.behind(token);
    return switch (around.before(token)) {
      case SUBJECT, DETERMINER, GLUED -> false;
      case START -> stopWords.kind(token) == StopWordKind.MODAL && behind == Behind.THIRD_PERSON;
      default -> !words.isCapitals(token) && behind != Behind.SUBJECT && !around.isHeadline(token);
    };
  }
}
