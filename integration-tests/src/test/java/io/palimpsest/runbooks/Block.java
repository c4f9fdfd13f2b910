package io.palimpsest.runbooks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Commands of a runbook.
 *
 * @param where name of the file and number of the line
 * @param lines with the mark, if there is one
 * @param shown what they print, as the runbook shows it; {@code ...} stands for anything
 */
public record Block(String where, List<String> lines, List<String> shown) {
  private static final String ANYTHING = "...";

  /** Who ran it. */
  public Optional<Mark> mark() {
    return lines.stream().findFirst().flatMap(Mark::of);
  }

  /** For a shell. */
  public String script() {
    return String.join("\n", lines) + "\n";
  }

  /** The words that name a command of ours, for each line that begins with one. */
  List<List<String>> commands() {
    return lines.stream()
        .map(line -> line.replaceFirst("^.*?\\| *(?=palimpsest )", ""))
        .filter(line -> line.startsWith("palimpsest "))
        .map(
            line ->
                List.of(line.split(" +")).stream()
                    .skip(1)
                    .takeWhile(word -> word.matches("[a-z][a-z-]*"))
                    .toList())
        .toList();
  }

  /** Lines that the runbook shows and that are not printed, in this order. */
  public List<String> missingIn(String printed) {
    List<String> left = new ArrayList<>(printed.lines().toList());
    List<String> missing = new ArrayList<>();
    for (String line : shown) {
      Pattern pattern = pattern(line);
      int found = -1;
      for (int i = 0; i < left.size() && found < 0; i++) {
        found = pattern.matcher(left.get(i).strip()).matches() ? i : -1;
      }
      if (found < 0) {
        missing.add(line);
      } else {
        left.subList(0, found + 1).clear();
      }
    }
    return missing;
  }

  private static Pattern pattern(String line) {
    return Pattern.compile(
        List.of(line.strip().split(Pattern.quote(ANYTHING), -1)).stream()
            .map(Block::inWords)
            .collect(Collectors.joining(".*")));
  }

  /** Widths of columns are no part of what is shown. */
  private static String inWords(String part) {
    return List.of(part.split("\\s+", -1)).stream()
        .map(Pattern::quote)
        .collect(Collectors.joining("\\s+"));
  }
}
