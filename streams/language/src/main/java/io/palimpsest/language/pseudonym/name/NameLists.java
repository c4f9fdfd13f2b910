package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.CanonicalSpelling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * The names of one script: what is known about them, and pools of those that are fit to be given.
 *
 * <p>Fit is a plain name of one word that is no frequent word of English and, what comes to the
 * same here, no frequent name: the model's vocabulary has both. So a name that is given is hardly
 * ever the real name of somebody else.
 */
final class NameLists {
  private static final int SHORTEST = 4;
  private static final int LONGEST = 12;
  private static final int FEMALE = 1;
  private static final int MALE = -1;

  /** All of a name in one place: names are many, and each look at them misses the caches. */
  private static final class Known {
    private static final Known NOTHING = new Known();

    private boolean given;
    private boolean family;
    private int leaning;
    private int gender;

    /** Null until it is first asked for; the same whoever finds it out. */
    private Boolean everyday;
  }

  private final Map<String, Known> known = new HashMap<>();
  private final NamePool femalePool;
  private final NamePool malePool;
  private final NamePool givenPool;
  private final NamePool familyPool;

  private NameLists(NameScript script, Predicate<String> isFrequent) {
    Set<String> givenNames = new TreeSet<>();
    Set<String> familyNames = new TreeSet<>();
    for (String name : script.files()) {
      NameFile file = NameFile.read(name);
      know(file);
      givenNames.addAll(file.given());
      familyNames.addAll(file.family());
    }
    script.moreFiles().forEach(name -> know(NameFile.read(name)));
    String id = script.name().toLowerCase(Locale.ROOT);
    List<String> fit = fit(script, givenNames, isFrequent);
    givenPool = new NamePool(id + "-given", fit);
    femalePool = new NamePool(id + "-female", ofGender(fit, FEMALE));
    malePool = new NamePool(id + "-male", ofGender(fit, MALE));
    familyNames.removeIf(name -> isGiven(CanonicalSpelling.of(name)));
    familyPool = new NamePool(id + "-family", fit(script, familyNames, isFrequent));
  }

  static NameLists read(NameScript script, Predicate<String> isFrequent) {
    return new NameLists(script, isFrequent);
  }

  /** A list of women has some men and the other way round, so the number of lists decides. */
  private void know(NameFile file) {
    for (Known word : wordsOf(file.given())) {
      word.given = true;
      word.leaning++;
    }
    for (Known word : wordsOf(file.family())) {
      word.family = true;
      word.leaning--;
    }
    file.female().forEach(name -> knownAs(CanonicalSpelling.of(name)).gender += FEMALE);
    file.male().forEach(name -> knownAs(CanonicalSpelling.of(name)).gender += MALE);
  }

  private List<Known> wordsOf(Set<String> names) {
    List<Known> words = new ArrayList<>();
    for (String name : names) {
      for (NameText.Piece piece : NameText.pieces(name)) {
        if (piece.isWord()) {
          words.add(knownAs(piece.canonical()));
        }
      }
    }
    return words;
  }

  private Known knownAs(String canonical) {
    return known.computeIfAbsent(canonical, unseen -> new Known());
  }

  private Known find(String canonical) {
    return known.getOrDefault(canonical, Known.NOTHING);
  }

  private static List<String> fit(
      NameScript script, Set<String> names, Predicate<String> isFrequent) {
    Set<String> spellings = new HashSet<>();
    List<String> fit = new ArrayList<>();
    for (String name : names) {
      String canonical = CanonicalSpelling.of(name);
      if (isFit(script, name, canonical)
          && !isFrequent.test(canonical)
          && spellings.add(canonical)) {
        fit.add(name);
      }
    }
    return fit;
  }

  private static boolean isFit(NameScript script, String name, String canonical) {
    boolean latin = script == NameScript.LATIN;
    boolean plain =
        latin
            ? name.length() >= SHORTEST && canonical.equals(name.toLowerCase(Locale.ROOT))
            : NameScript.of(name).filter(script::equals).isPresent();
    return plain
        && name.length() <= LONGEST
        && name.codePoints().allMatch(c -> Character.isAlphabetic(c) || isMark(c))
        && LetterCase.of(name) == (latin ? LetterCase.TITLE : LetterCase.of(name));
  }

  private static boolean isMark(int c) {
    return Character.getType(c) == Character.NON_SPACING_MARK;
  }

  private List<String> ofGender(List<String> names, int sign) {
    return names.stream().filter(name -> genderOf(CanonicalSpelling.of(name)) == sign).toList();
  }

  private int genderOf(String canonical) {
    return Integer.signum(find(canonical).gender);
  }

  /** Whether some list has it as a given name. */
  boolean isGiven(String canonical) {
    return find(canonical).given;
  }

  /** Whether it is rather a given name than a family name, for a word that stands alone. */
  boolean isRatherGiven(String canonical) {
    Known name = find(canonical);
    return name.given && name.leaning >= 0;
  }

  /** Whether some list has it as a family name. */
  boolean isFamily(String canonical) {
    return find(canonical).family;
  }

  /** Whether some list has it as either. */
  boolean isName(String canonical) {
    Known name = find(canonical);
    return name.given || name.family;
  }

  /**
   * Whether a word is everyday English as well.
   *
   * @param judge says so of a word, and of whether it is a name; asked once for what a list has
   */
  boolean isEveryday(String canonical, BiPredicate<String, Boolean> judge) {
    Known name = find(canonical);
    if (name == Known.NOTHING) {
      return judge.test(canonical, false);
    }
    Boolean everyday = name.everyday;
    if (everyday == null) {
      everyday = judge.test(canonical, name.given || name.family);
      name.everyday = everyday;
    }
    return everyday;
  }

  /** Given names of the same gender where it is known, else of both. */
  NamePool givenLike(String canonical) {
    int gender = genderOf(canonical);
    NamePool pool = gender == FEMALE ? femalePool : gender == MALE ? malePool : givenPool;
    return pool.isEmpty() ? givenPool : pool;
  }

  NamePool family() {
    return familyPool.isEmpty() ? givenPool : familyPool;
  }
}
