package io.palimpsest.architecture.broken.util;

/** Lies in a package whose name says nothing. */
public final class Anything {
  private Anything() {}
}
