package io.palimpsest.service;

import io.palimpsest.service.command.CommandLines;

/** The entry point of the {@code palimpsest} command. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    System.exit(CommandLines.palimpsest().execute(args));
  }
}
