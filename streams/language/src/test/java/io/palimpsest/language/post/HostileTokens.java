package io.palimpsest.language.post;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Tokens of 4 to 80 code points without a space: letters and digits of one script, separators and
 * marks between them, in every script that Unicode has digits for.
 */
final class HostileTokens extends DomainContextBase {
  static final int MIN_LENGTH = 4;
  static final int MAX_LENGTH = 80;

  private static final int MAX_LETTERS = 60;
  private static final String SEPARATORS = "_-./:@#+=~";

  /** Combining, joining and invisible characters. */
  private static final List<String> MARKS =
      List.of("\u0301", "\u0308", "\u0336", "\u20e3", "\u200b", "\u200d", "\u00ad", "\ufe0f");

  /** The letters and digits of a script. */
  private record Alphabet(List<String> letters, List<String> digits) {}

  private static final List<Alphabet> ALPHABETS = alphabets();

  private static List<Alphabet> alphabets() {
    List<String> ascii = strings(IntStream.rangeClosed('0', '9'));
    List<Alphabet> alphabets = new ArrayList<>();
    for (String letters :
        List.of(
            "abcdefghijklmnopqrstuvwxyz",
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
            "0123456789abcdef".substring(10),
            "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ",
            "абвгдежзийклмнопрстуфхцчшщъыьэюя",
            "αβγδεζηθικλμνξοπρστυφχψω")) {
      alphabets.add(new Alphabet(strings(letters.codePoints()), ascii));
    }
    IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
        .filter(c -> Character.getType(c) == Character.DECIMAL_DIGIT_NUMBER)
        .filter(c -> Character.digit(c, 10) == 0)
        .forEach(zero -> alphabets.add(ofDigits(zero)));
    return alphabets;
  }

  /**
   * Uses the script of the digits, or their block if they belong to none (fullwidth, mathematical).
   */
  private static Alphabet ofDigits(int zero) {
    Character.UnicodeScript script = Character.UnicodeScript.of(zero);
    Character.UnicodeBlock block = Character.UnicodeBlock.of(zero);
    List<String> letters =
        strings(
            IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                .filter(Character::isLetter)
                .filter(
                    c ->
                        script == Character.UnicodeScript.COMMON
                            ? Character.UnicodeBlock.of(c) == block
                            : Character.UnicodeScript.of(c) == script)
                .limit(MAX_LETTERS));
    List<String> digits = strings(IntStream.rangeClosed(zero, zero + 9));
    return new Alphabet(letters.isEmpty() ? List.of("q", "w", "z") : letters, digits);
  }

  private static List<String> strings(IntStream codePoints) {
    return codePoints.mapToObj(Character::toString).toList();
  }

  /** Varies the share of letters, and whether there are separators and marks. */
  @Provide
  Arbitrary<String> token() {
    return Arbitraries.of(ALPHABETS)
        .flatMap(
            alphabet ->
                Arbitraries.of(1, 3, 9)
                    .flatMap(
                        letters ->
                            Arbitraries.of(0, 1, 3)
                                .flatMap(others -> token(alphabet, letters, others))));
  }

  private static Arbitrary<String> token(Alphabet alphabet, int letters, int others) {
    return Arbitraries.frequencyOf(
            Tuple.of(2 * letters, Arbitraries.of(alphabet.letters())),
            Tuple.of(6, Arbitraries.of(alphabet.digits())),
            Tuple.of(others, Arbitraries.of(strings(SEPARATORS.codePoints()))),
            Tuple.of(others == 3 ? 1 : 0, Arbitraries.of(MARKS)))
        .list()
        .ofMinSize(MIN_LENGTH)
        .ofMaxSize(MAX_LENGTH)
        .map(parts -> String.join("", parts));
  }

  /** Returns the number of alphabets. */
  static int scripts() {
    return ALPHABETS.size();
  }

  /** Returns all letters and digits. */
  static Stream<String> signs() {
    return ALPHABETS.stream()
        .flatMap(
            alphabet -> Stream.concat(alphabet.letters().stream(), alphabet.digits().stream()));
  }
}
