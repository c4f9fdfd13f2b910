package io.palimpsest.service.entities;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.score.Agreement;
import io.palimpsest.language.detect.score.EntityReport;
import io.palimpsest.language.detect.score.TypeScore;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * Shows a report as a table for people.
 *
 * @param report what was counted
 * @param labels what the data set calls things, and what that means here
 */
public record ScoreTable(EntityReport report, Map<String, LabelUse> labels) {
  private static final int TYPE_WIDTH = 16;
  private static final String ROW =
      "%-" + TYPE_WIDTH + "s %7s %7s %7s %7s %7s %9s %7s %9s %7s %7s%n";

  /** The whole of it. */
  public String text() {
    StringBuilder out = new StringBuilder();
    EntityReport.Documents documents = report.documents();
    line(
        out,
        "%d documents, %d of them with something marked; %d marked spans; %d tokens",
        documents.count(),
        documents.covered().whole(),
        documents.spans(),
        documents.tokens());
    out.append(System.lineSeparator());
    row(out, "", "", "", "exact", "", "", "overlap", "", "tokens", "", "");
    row(
        out, "type", "marked", "found", "prec.", "recall", "F1", "prec.", "recall", "prec.",
        "recall", "F1");
    report.types().forEach((type, score) -> row(out, type.label(), score));
    row(out, "all", report.all());
    out.append(System.lineSeparator());
    Agreement untyped = report.untypedTokens();
    line(
        out,
        "tokens, of whatever type: precision %s, recall %s",
        digits(Ratios.precision(untyped)),
        digits(Ratios.recall(untyped)));
    line(
        out,
        "person tokens that some span touches, of whatever type: %s",
        digits(Ratios.of(report.personTokens())));
    line(
        out,
        "documents in which all that is marked is covered completely: %s",
        digits(Ratios.of(documents.covered())));
    out.append(System.lineSeparator());
    labels.forEach(
        (label, use) -> line(out, "label %-20s %5d  %s", label, use.count(), meaning(use.types())));
    line(
        out,
        "not judged: %d found spans of types that are marked nowhere, %d on places without a type",
        report.unjudged().otherTypes(),
        report.unjudged().otherPlaces());
    return out.toString();
  }

  private static void row(StringBuilder out, String name, TypeScore score) {
    row(
        out,
        name,
        score.exact().marked(),
        score.exact().found(),
        digits(Ratios.precision(score.exact())),
        digits(Ratios.recall(score.exact())),
        digits(Ratios.f1(score.exact())),
        digits(Ratios.precision(score.overlap())),
        digits(Ratios.recall(score.overlap())),
        digits(Ratios.precision(score.tokens())),
        digits(Ratios.recall(score.tokens())),
        digits(Ratios.f1(score.tokens())));
  }

  private static void row(StringBuilder out, Object... cells) {
    out.append(ROW.formatted(cells).stripTrailing()).append(System.lineSeparator());
  }

  private static void line(StringBuilder out, String format, Object... values) {
    out.append(format.formatted(values)).append(System.lineSeparator());
  }

  private static String meaning(List<EntityType> types) {
    return types.isEmpty()
        ? "not judged"
        : types.stream().map(EntityType::label).collect(Collectors.joining(" or "));
  }

  private static String digits(OptionalDouble ratio) {
    return ratio.isEmpty() ? "-" : String.format(Locale.ROOT, "%.3f", ratio.getAsDouble());
  }
}
