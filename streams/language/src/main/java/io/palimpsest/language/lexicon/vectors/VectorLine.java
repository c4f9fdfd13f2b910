package io.palimpsest.language.lexicon.vectors;

import io.palimpsest.language.lexicon.LexiconLimits;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Takes a line apart: an entry, then numbers, with spaces or tabs between them and at the end. One
 * object for all lines of a file.
 */
final class VectorLine {
  private static final String CHARACTERS = "0123456789.-+eE";

  private static final Pattern NOT_FINITE =
      Pattern.compile("[+-]?(nan|inf|infinity)", Pattern.CASE_INSENSITIVE);

  private final float[] numbers = new float[LexiconLimits.MAX_DIMENSIONS];
  private int count;
  private String entry = "";

  /** Takes this line in place of the one before. */
  void parse(byte[] bytes, int start, int end) {
    int at = fieldEnd(bytes, start, end);
    entry = decoded(bytes, start, at);
    count = 0;
    while (true) {
      int from = fieldStart(bytes, at, end);
      if (from == end) {
        return;
      }
      at = fieldEnd(bytes, from, end);
      if (count == numbers.length) {
        throw new BadLineException(
            "more than %d numbers: use vectors of fewer dimensions".formatted(numbers.length));
      }
      numbers[count] = number(bytes, from, at);
      count++;
    }
  }

  /** What stands before the numbers, as it is written. Can be empty. */
  String entry() {
    return entry;
  }

  /** How many numbers there are. */
  int count() {
    return count;
  }

  /** The numbers, and something else behind them. Changes with the next line. */
  float[] numbers() {
    return numbers;
  }

  /** Java would also take 1f, 0x1p3 and the like for numbers; no tool writes them. */
  private float number(byte[] bytes, int start, int end) {
    String text = new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
    for (int i = start; i < end; i++) {
      if (CHARACTERS.indexOf(bytes[i]) < 0) {
        throw wrong(text);
      }
    }
    float number;
    try {
      number = Float.parseFloat(text);
    } catch (NumberFormatException e) {
      throw wrong(text);
    }
    if (!Float.isFinite(number)) {
      throw notFinite();
    }
    return number;
  }

  private BadLineException wrong(String text) {
    if (text.chars().anyMatch(c -> c < ' ' && c != '\r')) {
      return BadLineException.binary();
    }
    return NOT_FINITE.matcher(text).matches() ? notFinite() : notANumber();
  }

  private BadLineException notANumber() {
    return new BadLineException(
        "field %d is not a number: repair or remove the line".formatted(count + 2));
  }

  private BadLineException notFinite() {
    return new BadLineException(
        "field %d is not finite: repair or remove the line".formatted(count + 2));
  }

  private static String decoded(byte[] bytes, int start, int end) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes, start, end - start))
          .toString();
    } catch (CharacterCodingException e) {
      throw new BadLineException("not UTF-8: convert the file or remove the line");
    }
  }

  private static int fieldStart(byte[] bytes, int from, int end) {
    int at = from;
    while (at < end && isSeparator(bytes[at])) {
      at++;
    }
    return at;
  }

  private static int fieldEnd(byte[] bytes, int from, int end) {
    int at = from;
    while (at < end && !isSeparator(bytes[at])) {
      at++;
    }
    return at;
  }

  private static boolean isSeparator(byte value) {
    return value == ' ' || value == '\t';
  }
}
