package io.palimpsest.language.sampling;

import java.nio.charset.StandardCharsets;

/** In place of a number: another of its format. */
final class NumberGap implements Gap {
  private final int position;
  private final String number;

  NumberGap(int position, String number) {
    this.position = position;
    this.number = number;
  }

  @Override
  public String draw(Draws draws) {
    StringBuilder out = new StringBuilder(number.length());
    NumberFormat.write(number, draws.bits(number, position), out);
    return out.toString();
  }

  @Override
  public LetterCase letters() {
    return LetterCase.AS_IS;
  }

  /** The ten digits of a script have the same length. */
  @Override
  public int maxBytes(int longestWord) {
    return number.getBytes(StandardCharsets.UTF_8).length;
  }
}
