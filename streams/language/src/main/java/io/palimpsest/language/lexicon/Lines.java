package io.palimpsest.language.lexicon;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Lines of UTF-8, each with its end. */
final class Lines {
  private static final char END = '\n';

  private Lines() {}

  static byte[] bytes(List<String> lines) {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line).append(END));
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Refuses what is not UTF-8, and a last line without an end. */
  static List<String> of(ByteBuffer bytes) {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException("not UTF-8");
    }
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf(END); end >= 0; end = text.indexOf(END, start)) {
      lines.add(text.substring(start, end));
      start = end + 1;
    }
    if (start < text.length() || lines.isEmpty()) {
      throw new IllegalArgumentException("a line without an end");
    }
    return lines;
  }
}
