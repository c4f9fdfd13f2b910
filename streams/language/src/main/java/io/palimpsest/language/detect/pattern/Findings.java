package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.ArrayList;
import java.util.List;

/** Collects what the rules find, turned back into offsets of the text itself. */
final class Findings {

  private final Atoms atoms;
  private final List<Span> spans = new ArrayList<>();

  Findings(Atoms atoms) {
    this.atoms = atoms;
  }

  /** The atoms from {@code first} up to, not including, {@code end}. */
  void add(EntityType type, int first, int end, double confidence) {
    addCharacters(type, atoms.start(first), atoms.end(end - 1), confidence);
  }

  /** A range of the folded text, not empty. */
  void addCharacters(EntityType type, int start, int end, double confidence) {
    FoldedText text = atoms.text();
    spans.add(new Span(text.start(start), text.end(end), type, confidence));
  }

  void add(Span span) {
    spans.add(span);
  }

  List<Span> spans() {
    return spans;
  }
}
