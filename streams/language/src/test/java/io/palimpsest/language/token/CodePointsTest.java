package io.palimpsest.language.token;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The short ways for ASCII say what Unicode says. */
class CodePointsTest {
  @Test
  void shouldKnowLettersAndDigitsOfAsciiAsUnicodeDoes() {
    for (int codePoint = 0; codePoint < 0x100; codePoint++) {
      assertThat(CodePoints.isLetter(codePoint))
          .as("letter %#x", codePoint)
          .isEqualTo(Character.isAlphabetic(codePoint) && !CodePoints.isMark(codePoint));
      int type = Character.getType(codePoint);
      assertThat(CodePoints.isDigit(codePoint))
          .as("digit %#x", codePoint)
          .isEqualTo(type == Character.DECIMAL_DIGIT_NUMBER || type == Character.OTHER_NUMBER);
    }
  }

  @Test
  void shouldTakeNoLetterAndNoSpaceForAnEmoji() {
    for (char plain = 0; plain < 0x80; plain++) {
      if (Character.isLetter(plain) || plain == ' ') {
        assertThat(EmojiScanner.end(plain + "\uFE0F", 0)).as("%#x", (int) plain).isZero();
      }
    }
    assertThat(EmojiScanner.end("!\uFE0F", 0)).isEqualTo(2);
    assertThat(EmojiScanner.end("!x", 0)).isZero();
  }
}
