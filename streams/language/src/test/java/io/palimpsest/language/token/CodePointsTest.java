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
  void shouldTakeSignsForEmojiOnlyWhereTheirColouredFormIsAskedFor() {
    for (char sign = 0; sign < 0x80; sign++) {
      boolean isAlone = EmojiScanner.end(sign + "\uFE0F", 0) == 0;
      boolean isPlain = Character.isLetter(sign) || sign == ' ';
      assertThat(EmojiScanner.end(sign + "x", 0)).as("%#x alone", (int) sign).isZero();
      if (isPlain) {
        assertThat(isAlone).as("%#x coloured", (int) sign).isTrue();
      }
    }
  }
}
