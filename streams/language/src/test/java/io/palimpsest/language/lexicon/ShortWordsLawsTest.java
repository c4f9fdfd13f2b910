package io.palimpsest.language.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.token.HostileText;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;

class ShortWordsLawsTest {
  private static final String[] WORDS = {
    "a", "aa", "b", "tea", "teas", "coffee", "abcdefgh", "abcdefghi", "bcdefghi", "naïve", "o'clock"
  };

  private final WordIndex index = new WordIndex(WORDS);

  @Property(tries = 5000)
  void shouldFindInATextWhatIsFoundByItself(@ForAll("nearWords") String word) {
    String text = "<" + word + ">";

    assertThat(index.find(text, 1, 1 + word.length()))
        .isEqualTo(index.find(WordNormalizer.key(word)));
  }

  @Property(tries = 2000)
  @Domain(HostileText.class)
  void shouldFindNothingThatIsNotThere(@ForAll String text) {
    assertThat(index.find(text, 0, text.length())).isEqualTo(index.find(WordNormalizer.key(text)));
  }

  @Provide
  Arbitrary<String> nearWords() {
    Arbitrary<String> other =
        Arbitraries.strings().withChars("abcdefghiABTEtes'\u0000\u00ef").ofMaxLength(10);
    return Arbitraries.oneOf(
        other, Arbitraries.of(WORDS), Arbitraries.of(WORDS).map(this::shouted));
  }

  private String shouted(String word) {
    return word.toUpperCase(Locale.ROOT);
  }
}
