package io.palimpsest.service.command;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.score.EntityReport;
import io.palimpsest.language.detect.score.EntityScorer;
import io.palimpsest.language.detect.score.GoldDocument;
import io.palimpsest.service.entities.GoldFile;
import io.palimpsest.service.entities.ScoreJson;
import io.palimpsest.service.entities.ScoreTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code evaluate entities}: how much of what people marked is detected. */
@Command(
    name = "entities",
    description = {
      "Compares what is detected with what people marked: per type by whole spans and by tokens, and"
          + " how many documents are covered completely.",
      "Types that the file marks nowhere are not judged, nor is what lies on a place whose label has"
          + " no type here. A span that touches a token has it. Of nothing there is no ratio: '-',"
          + " in JSON null."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class EvaluateEntitiesCommand implements Callable<Integer> {
  @Option(
      names = "--gold",
      paramLabel = "FILE",
      required = true,
      description =
          "JSON lines {\"id\",\"text\",\"entities\":[{\"start\",\"end\",\"type\"}]} with offsets in"
              + " UTF-16 units; or, if its name ends with .conll, a word and its tag a line.")
  private Path gold;

  @Option(
      names = "--ignore-type",
      paramLabel = "LABEL",
      description = "A label of the file that is not to be judged. May be given several times.")
  private List<String> ignored = List.of();

  @Option(
      names = "--lower-case",
      description = "Make the texts lower case first, as many people type.")
  private boolean lowerCase;

  @Mixin private DetectorOptions options;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text or json (default: ${DEFAULT-VALUE}).")
  private String format;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    boolean isJson = isJson();
    Detector detector = options.detector(EnumSet.allOf(EntityType.class));
    GoldFile file = GoldFile.read(gold, Set.copyOf(ignored));
    List<GoldDocument> documents =
        lowerCase
            ? file.documents().stream().map(GoldDocument::inLowerCase).toList()
            : file.documents();
    EntityReport report;
    try (Progress progress = Progress.of("judging", documents.size())) {
      report = EntityScorer.score(detector, documents, progress::step);
    }
    PrintWriter out = spec.commandLine().getOut();
    if (isJson) {
      out.println(ScoreJson.of(report, file.labels()));
    } else {
      out.print(new ScoreTable(report, file.labels()).text());
    }
    out.flush();
    return 0;
  }

  private boolean isJson() {
    return switch (format) {
      case "text" -> false;
      case "json" -> true;
      default -> throw new UserError("--format: write text or json");
    };
  }
}
