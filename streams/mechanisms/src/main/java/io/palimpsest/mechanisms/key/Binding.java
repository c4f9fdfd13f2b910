package io.palimpsest.mechanisms.key;

import java.nio.ByteBuffer;

/**
 * What a sealed value is bound to, as bytes: each text behind its length, in UTF-16 code units.
 *
 * <p>Injective: reading a length and then that many units, again and again, gives the texts back.
 * Trap: a charset's encoder would take all lone surrogates for one.
 */
final class Binding {

  private Binding() {}

  static byte[] of(String... texts) {
    int bytes = 0;
    for (String text : texts) {
      bytes += Integer.BYTES + Character.BYTES * text.length();
    }
    ByteBuffer out = ByteBuffer.allocate(bytes);
    for (String text : texts) {
      out.putInt(text.length());
      for (int i = 0; i < text.length(); i++) {
        out.putChar(text.charAt(i));
      }
    }
    return out.array();
  }
}
