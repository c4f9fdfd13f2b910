package io.palimpsest.language.token;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.ProcessorTime;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TextTokenizerLawsTest {

  private final TextTokenizer tokenizer = new TextTokenizer();

  @Property(tries = 3000)
  @Domain(HostileText.class)
  void shouldCoverEveryTextWithoutGapOrOverlap(@ForAll String text) {
    assertCovers(tokenizer.split(text), text);
  }

  @Property(tries = 3000)
  @Domain(HostileText.class)
  void shouldNeverHideSomethingInSpaceOrPunctuation(@ForAll String text) {
    for (Token token : tokenizer.split(text)) {
      String content = token.in(text);
      if (token.kind() == TokenKind.SPACE) {
        assertThat(content.codePoints().allMatch(TextTokenizerLawsTest::isBlank)).isTrue();
      } else if (token.kind() == TokenKind.PUNCTUATION) {
        assertThat(content).matches("\\p{P}");
      }
    }
  }

  @Property(tries = 3000)
  @Domain(HostileText.class)
  void shouldCallNothingSymbolThatHasALetterOrDigit(@ForAll String text) {
    for (Token token : tokenizer.split(text)) {
      if (token.kind() == TokenKind.SYMBOL) {
        assertThat(token.in(text).codePoints().anyMatch(Character::isLetterOrDigit)).isFalse();
      }
    }
  }

  @Property
  @Domain(HostileText.class)
  void shouldGiveTheSameTokensTwice(@ForAll String text) {
    assertThat(tokenizer.split(text)).isEqualTo(new TextTokenizer().split(text));
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("io.palimpsest.language.token.HostileText#megabytes")
  void shouldSplitAMegabyteOfHostileTextInTime(String text) {
    // Measured at one second at worst; the rest is for a slow machine. Quadratic would take
    // minutes.
    List<Token> tokens = ProcessorTime.within(Duration.ofSeconds(8), () -> tokenizer.split(text));

    assertCovers(tokens, text);
  }

  private static void assertCovers(List<Token> tokens, String text) {
    int end = 0;
    StringBuilder joined = new StringBuilder();
    for (Token token : tokens) {
      // plain checks: a million assertions with descriptions would be slower than the tokenizer
      if (token.start() != end || token.end() <= token.start() || token.end() > text.length()) {
        throw new AssertionError("gap, overlap or overrun at " + token);
      }
      end = token.end();
      joined.append(token.in(text));
    }
    assertThat(joined.toString().equals(text)).as("joined tokens are the text").isTrue();
  }

  private static boolean isBlank(int codePoint) {
    return "\n\r\t".indexOf(codePoint) >= 0 || Character.isSpaceChar(codePoint);
  }
}
