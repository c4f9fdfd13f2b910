package io.palimpsest.connect.transform;

import io.palimpsest.connect.field.FieldTexts;
import java.util.Iterator;
import java.util.List;

/** Puts safe texts where the raw ones were met, in the same order. */
final class WrittenTexts implements FieldTexts {
  private final Iterator<String> safe;
  private final Authors authors;

  WrittenTexts(List<String> safe, Authors authors) {
    this.safe = safe.iterator();
    this.authors = authors;
  }

  @Override
  public String privatized(String raw, String path) {
    return safe.next();
  }

  @Override
  public String pseudonym(String author, String path) {
    return authors.of(author).pseudonym();
  }

  @Override
  public boolean clear() {
    return true;
  }
}
