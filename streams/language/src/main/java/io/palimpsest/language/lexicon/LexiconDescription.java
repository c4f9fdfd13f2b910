package io.palimpsest.language.lexicon;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where a lexicon comes from. In the file: the source on a line, then name, tab and value of each
 * note on a line.
 *
 * @param source one line
 * @param notes one line each, in order
 */
record LexiconDescription(String source, Map<String, String> notes) {
  /** Bytes in a file, at most: it is read before anything is known to be right. */
  static final int MAX_BYTES = 1 << 16;

  private static final char TAB = '\t';

  /** Takes copies, with a space for what does not belong into a line. */
  LexiconDescription {
    source = OneLine.of(source);
    Map<String, String> copy = new LinkedHashMap<>();
    notes.forEach((name, value) -> copy.put(OneLine.of(name), OneLine.of(value)));
    notes = Collections.unmodifiableMap(copy);
    if (Lines.bytes(lines(source, notes)).length > MAX_BYTES) {
      throw new IllegalArgumentException(
          "source and notes take more than %s bytes".formatted(MAX_BYTES));
    }
  }

  static LexiconDescription of(List<String> lines) {
    Map<String, String> notes = new LinkedHashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      int tab = line.indexOf(TAB);
      notes.put(line.substring(0, Math.max(0, tab)), line.substring(tab + 1));
    }
    return new LexiconDescription(lines.get(0), notes);
  }

  List<String> lines() {
    return lines(source, notes);
  }

  LexiconInfo info(LexiconLayout layout, byte[] fingerprint) {
    return new LexiconInfo(
        source,
        layout.metric(),
        layout.words(),
        layout.dimensions(),
        layout.neighbours(),
        notes,
        Fingerprint.hex(fingerprint));
  }

  private static List<String> lines(String source, Map<String, String> notes) {
    List<String> lines = new ArrayList<>();
    lines.add(source);
    notes.forEach((name, value) -> lines.add(name + TAB + value));
    return lines;
  }
}
