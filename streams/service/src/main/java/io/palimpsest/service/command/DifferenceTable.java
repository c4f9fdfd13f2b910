package io.palimpsest.service.command;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.palimpsest.topology.topic.Difference;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Function;

/** What differs, for people and for programs. */
record DifferenceTable(List<Difference> differences) {
  private static final int WIDEST = 48;

  private static final List<Function<Difference, String>> COLUMNS =
      List.of(Difference::subject, Difference::what, Difference::expected, Difference::actual);

  private static final Difference HEAD =
      new Difference("subject", "what", "expected", "actual", "what to do");

  /** Nothing where nothing differs. */
  void print(PrintWriter out) {
    if (!differences.isEmpty()) {
      List<Integer> widths = COLUMNS.stream().map(this::width).toList();
      row(HEAD, widths, out);
      differences.forEach(difference -> row(difference, widths, out));
    }
    out.flush();
  }

  private int width(Function<Difference, String> column) {
    int widest = column.apply(HEAD).length();
    for (Difference difference : differences) {
      widest = Math.max(widest, column.apply(difference).length());
    }
    return Math.min(widest, WIDEST);
  }

  private static void row(Difference row, List<Integer> widths, PrintWriter out) {
    for (int i = 0; i < widths.size(); i++) {
      out.print(("%-" + widths.get(i) + "s  ").formatted(COLUMNS.get(i).apply(row)));
    }
    out.println(row.remedy());
  }

  /** One object: whether all is equal, and what is not. */
  void printJson(PrintWriter out) {
    ObjectNode answer = new ObjectMapper().createObjectNode();
    answer.put("equal", differences.isEmpty());
    for (Difference difference : differences) {
      answer
          .withArray("differences")
          .addObject()
          .put("subject", difference.subject())
          .put("what", difference.what())
          .put("expected", difference.expected())
          .put("actual", difference.actual())
          .put("remedy", difference.remedy());
    }
    if (differences.isEmpty()) {
      answer.putArray("differences");
    }
    out.println(answer);
    out.flush();
  }
}
