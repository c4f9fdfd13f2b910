package io.palimpsest.service.command;

import io.palimpsest.language.post.PostRules;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * An author as a command is told: by an argument, or better on standard input, since arguments are
 * shown in lists of processes and kept in the history of a shell. It is repeated nowhere.
 */
final class AuthorArgument {
  private static final String FROM_STANDARD_INPUT = "-";

  private AuthorArgument() {}

  static String of(String argument, InputStream in) {
    String author = argument.equals(FROM_STANDARD_INPUT) ? firstLine(in) : argument;
    PostRules.authorRefusal(author)
        .ifPresent(
            refusal -> {
              throw new UserError("AUTHOR: " + refusal.explanation());
            });
    return author;
  }

  private static String firstLine(InputStream in) {
    try {
      String line =
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).readLine();
      return line == null ? "" : line;
    } catch (IOException e) {
      throw new UserError("AUTHOR: standard input cannot be read");
    }
  }
}
