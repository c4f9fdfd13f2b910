package io.palimpsest.architecture.broken.service;

/** The upper layer. */
public final class Shell {
  public String name() {
    return "shell";
  }
}
