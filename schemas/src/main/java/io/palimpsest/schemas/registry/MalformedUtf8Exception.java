package io.palimpsest.schemas.registry;

import java.io.IOException;

/** A string of a record is not well-formed UTF-8. */
final class MalformedUtf8Exception extends IOException {
  private static final long serialVersionUID = 1L;

  MalformedUtf8Exception() {
    super("a string is not well-formed UTF-8");
  }
}
