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
  public void fill(StringBuilder out, Draws draws) {
    NumberFormat.write(number, draws.bits(number, position), out);
  }

  /** The ten digits of a script have the same length. */
  @Override
  public int maxBytes(int longestWord) {
    return number.getBytes(StandardCharsets.UTF_8).length;
  }
}
