package io.palimpsest.language.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.token.HostileText;
import io.palimpsest.language.token.TextTokenizer;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.arbitraries.StringArbitrary;
import net.jqwik.api.domains.Domain;

class WordLawsTest {
  private static final WordIndex INDEX =
      new WordIndex(new String[] {"hello", "anna", "don't", "é", "日", "ωμέγα", "i"});

  @Property(tries = 5000)
  @Domain(HostileText.class)
  void shouldHaveOneFormOfAWord(@ForAll String text) {
    String key = WordNormalizer.key(text);

    assertThat(WordNormalizer.key(key)).isEqualTo(key);
  }

  @Property(tries = 5000)
  @Domain(HostileText.class)
  void shouldCallNothingAWordThatIsNotOne(@ForAll String text) {
    for (Token token : new TextTokenizer().split(text)) {
      assertIsOneWordIfItIsAWord(WordNormalizer.key(token.in(text)));
    }
    assertIsOneWordIfItIsAWord(text);
  }

  @Property(tries = 5000)
  void shouldAgreeWithTheTokenizerOnPlainWords(@ForAll("plain") String text) {
    assertThat(WordRule.isWord(text)).isEqualTo(isOneToken(text));
  }

  @Property(tries = 5000)
  @Domain(HostileText.class)
  void shouldFindInATextWhatTheNormalFormFinds(@ForAll String text) {
    for (Token token : new TextTokenizer().split(text)) {
      assertThat(INDEX.find(text, token.start(), token.end()))
          .isEqualTo(INDEX.find(WordNormalizer.key(token.in(text))));
    }
  }

  @Provide
  Arbitrary<String> plain() {
    StringArbitrary letters = Arbitraries.strings().withCharRange('a', 'z').withChars("'''''");
    return letters.ofMaxLength(WordRule.MAX_LENGTH);
  }

  private static void assertIsOneWordIfItIsAWord(String text) {
    if (WordRule.isWord(text)) {
      assertThat(isOneToken(text)).isTrue();
      assertThat(WordNormalizer.key(text)).isEqualTo(text);
      assertThat(text).matches("\\p{L}[\\p{L}\\p{M}']*");
    }
  }

  private static boolean isOneToken(String text) {
    var tokens = new TextTokenizer().split(text);
    return tokens.size() == 1 && tokens.get(0).kind() == TokenKind.WORD;
  }
}
