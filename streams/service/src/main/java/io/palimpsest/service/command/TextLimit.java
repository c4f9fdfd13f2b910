package io.palimpsest.service.command;

import io.palimpsest.language.post.PostRules;
import picocli.CommandLine.Option;

/** How long a text may be. */
final class TextLimit {
  @Option(
      names = "--max-text-bytes",
      paramLabel = "N",
      defaultValue = "" + PostRules.DEFAULT_MAX_TEXT_BYTES,
      description = "The longest text accepted, in bytes of UTF-8 (default: ${DEFAULT-VALUE}).")
  private int maxTextBytes;

  PostRules rules() {
    try {
      return new PostRules(maxTextBytes);
    } catch (IllegalArgumentException e) {
      throw new UserError("--max-text-bytes: " + e.getMessage());
    }
  }
}
