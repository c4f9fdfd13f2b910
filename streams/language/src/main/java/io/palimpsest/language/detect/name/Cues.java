package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.Titles;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** What single words tell about the word behind or before them. */
final class Cues {
  private static final Map<String, Before> BEFORE = new HashMap<>();
  private static final Map<String, Behind> BEHIND = new HashMap<>();
  private static final PackedWords<Boolean> ABBREVIATIONS;
  private static final Set<String> OBJECTS;
  private static final Set<String> GREETINGS;
  private static final Set<String> LABELS;
  private static final Set<String> DEEDS;
  private static final Set<String> REQUESTS;

  /** Titles that stand before other words more often than before a name. */
  private static final Set<String> RARE_TITLES =
      Set.of("former", "acting", "deputy", "democrat", "republican", "whip", "vice", "house");

  static {
    WordLists lists = WordLists.read("cues.txt");
    put(BEFORE, Before.DETERMINER, lists.of("determiner"));
    put(BEFORE, Before.SUBJECT, lists.of("subject"));
    put(BEFORE, Before.SUBJECT, lists.of("pronoun"));
    put(BEFORE, Before.AUXILIARY, lists.of("auxiliary"));
    put(BEFORE, Before.JOINT, lists.of("joint"));
    put(BEFORE, Before.PREPOSITION, lists.of("preposition"));
    put(BEFORE, Before.COPULA, lists.of("copula"));
    put(BEFORE, Before.POINTER, lists.of("pointer"));
    put(BEFORE, Before.INTRO, lists.of("intro"));
    put(BEFORE, Before.PERSON, lists.of("person"));
    put(BEFORE, Before.OFFICE, Titles.before());
    RARE_TITLES.forEach(BEFORE::remove);
    put(BEFORE, Before.ROLE, lists.of("role"));
    put(BEFORE, Before.ABBREVIATION, lists.of("abbreviation"));
    ABBREVIATIONS = PackedWords.of(lists.of("abbreviation"));
    OBJECTS = lists.of("object");
    GREETINGS = lists.of("greeting");
    LABELS = lists.of("label");
    DEEDS = lists.of("deed");
    REQUESTS = lists.of("request");
    put(BEFORE, Before.ADDRESS, lists.of("close"));

    put(BEHIND, Behind.ADVERB, lists.of("adverb"));
    put(BEHIND, Behind.PREPOSITION, lists.of("behind"));
    put(BEHIND, Behind.WHO, lists.of("who"));
    put(BEHIND, Behind.TOLD, lists.of("told"));
    put(BEHIND, Behind.IS, lists.of("is"));
    put(BEHIND, Behind.VERB, lists.of("verb"));
    put(BEHIND, Behind.END, lists.of("company"));
    put(BEHIND, Behind.SUBJECT, lists.of("pronoun"));
  }

  private Cues() {}

  private static <T> void put(Map<String, T> map, T cue, Set<String> words) {
    words.forEach(word -> map.put(word, cue));
  }

  /** What a word in lower case is for the word behind it. */
  static Before before(String word) {
    return BEFORE.getOrDefault(word, Before.OTHER);
  }

  /** What a word in lower case is for the word before it. */
  static Behind behind(String word) {
    return BEHIND.getOrDefault(word, Behind.OTHER);
  }

  /** Whether a word in lower case looks like a verb that is no infinitive. */
  static boolean isThirdPerson(String word) {
    return word.length() > 3
        && (word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("us")
            || word.endsWith("ed") && !word.endsWith("eed"));
  }

  /** Whether a word in lower case ends the name of a company. */
  static boolean isCompany(String word) {
    return behind(word) == Behind.END;
  }

  /** Whether a word in lower case begins what stands behind a verb. */
  static boolean isObject(String word) {
    return OBJECTS.contains(word);
  }

  /** Whether a comma and a name stand behind a word in lower case that greets or closes. */
  static boolean isGreeting(String word) {
    return GREETINGS.contains(word);
  }

  /** Whether a colon and a name stand behind a word in lower case. */
  static boolean isLabel(String word) {
    return LABELS.contains(word);
  }

  /** Whether a full stop behind a word ends no sentence, because it is a short title. */
  static boolean isAbbreviation(String text, int start, int end) {
    return ABBREVIATIONS.get(text, start, end, false);
  }

  /** Whether a word in lower case is what people alone do, and no month: {@code kissed}. */
  static boolean isDeed(String word) {
    return DEEDS.contains(word);
  }

  /** Whether a word in lower case is a verb behind which a person and more follows: ask. */
  static boolean isRequest(String word) {
    return REQUESTS.contains(word);
  }
}
