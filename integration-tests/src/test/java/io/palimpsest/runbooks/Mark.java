package io.palimpsest.runbooks;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Who ran a block of a runbook, as its first line says. */
public sealed interface Mark {
  Pattern BY_TEST = Pattern.compile("# run by (\\w+(?:IT|Test))(?:; exit code (\\d))?(?:; .*)?");
  Pattern BY_HAND =
      Pattern.compile("# run by hand (\\S+)(; in a terminal)?(?:; exit code (\\d))?(?:; .*)?");
  Pattern NOT_RUN = Pattern.compile("# not run: (.{10,})");

  /** The code that the block must end with. */
  default int exitCode() {
    return 0;
  }

  /** A test of this name executes it. */
  record ByTest(String test, int exitCode) implements Mark {}

  /** Somebody did, on this day, in a terminal or by RunbooksIT. */
  record ByHand(LocalDate day, boolean inTerminal, int exitCode) implements Mark {}

  /** Nobody did, and it says why. */
  record NotRun(String reason) implements Mark {}

  /** What the line says; empty if it is no mark. */
  static Optional<Mark> of(String line) {
    Matcher byTest = BY_TEST.matcher(line);
    if (byTest.matches()) {
      return Optional.of(new ByTest(byTest.group(1), code(byTest.group(2))));
    }
    Matcher byHand = BY_HAND.matcher(line);
    if (byHand.matches()) {
      try {
        return Optional.of(
            new ByHand(
                LocalDate.parse(byHand.group(1)), byHand.group(2) != null, code(byHand.group(3))));
      } catch (DateTimeParseException e) {
        return Optional.empty();
      }
    }
    Matcher notRun = NOT_RUN.matcher(line);
    return notRun.matches() ? Optional.of(new NotRun(notRun.group(1))) : Optional.empty();
  }

  private static int code(String digits) {
    return digits == null ? 0 : Integer.parseInt(digits);
  }
}
