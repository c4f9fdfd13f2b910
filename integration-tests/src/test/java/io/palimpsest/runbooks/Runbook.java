package io.palimpsest.runbooks;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One file of {@code ops/runbooks}.
 *
 * @param name of the file
 */
public record Runbook(String name, String text) {
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(?:#[^)]*)?\\)");
  private static final String FENCE = "```";

  /**
   * All blocks of commands, each with the {@code text} block right behind it. A fence without a
   * language counts: a command must not escape by leaving it out.
   */
  public List<Block> blocks() {
    List<String> lines = text.lines().toList();
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).startsWith(FENCE)) {
        continue;
      }
      int end = endOf(lines, i);
      if (lines.get(i).equals(FENCE + "sh") || lines.get(i).equals(FENCE)) {
        int next = end + 1;
        while (next < lines.size() && lines.get(next).isBlank()) {
          next++;
        }
        boolean isShown = next < lines.size() && lines.get(next).equals(FENCE + "text");
        blocks.add(
            new Block(
                name + ":" + (i + 1),
                lines.subList(i + 1, end),
                isShown ? lines.subList(next + 1, endOf(lines, next)) : List.of()));
      }
      i = end;
    }
    return blocks;
  }

  private int endOf(List<String> lines, int begin) {
    for (int i = begin + 1; i < lines.size(); i++) {
      if (lines.get(i).equals(FENCE)) {
        return i;
      }
    }
    throw new IllegalStateException(name + ":" + (begin + 1) + ": the block does not end");
  }

  /** Titles of its sections, all levels. */
  Set<String> headings() {
    return text.lines()
        .filter(line -> line.matches("#{2,4} .*"))
        .map(line -> line.replaceFirst("#+ ", "").replace("`", ""))
        .collect(Collectors.toSet());
  }

  /** Files that it links to, in their order. */
  List<String> links() {
    return LINK.matcher(text)
        .results()
        .map((MatchResult found) -> found.group(1))
        .filter(link -> !link.contains("://"))
        .toList();
  }
}
