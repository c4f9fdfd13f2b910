package io.palimpsest.service.command;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.policy.Spelling;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.service.entities.LineDetector;
import io.palimpsest.service.lines.LineExchange;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code detect}: JSON lines in, what is sensitive in them out. */
@Command(
    name = "detect",
    description = {
      "Says where in texts somebody is identified: reads JSON lines {\"id\",\"text\"} from standard"
          + " input and writes {\"id\",\"entities\":[{\"start\",\"end\",\"type\",\"confidence\"}]}"
          + " for each to standard output. Offsets count UTF-16 units."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class DetectCommand implements Callable<Integer> {
  private static final Pattern LABEL = Pattern.compile("[A-Za-z_-]{1,40}");

  @Option(
      names = "--types",
      paramLabel = "TYPE,...",
      split = ",",
      description = "Only these types, such as person,phone (default: all).")
  private List<String> types = List.of();

  @Mixin private DetectorOptions options;

  @Mixin private TextLimit limit;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PostRules rules = limit.rules();
    Detector detector = options.detector(chosenTypes());
    PrintWriter err = spec.commandLine().getErr();
    LineExchange.Tally tally;
    try (Progress progress = Progress.of("detecting", -1)) {
      tally =
          new LineDetector(detector, rules)
              .run(
                  System.in,
                  new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16),
                  progress::step);
    } catch (IOException e) {
      throw new UserError(
          "stopped: standard input or standard output was closed before everything was answered");
    }
    err.printf("%d answered, %d not%n", tally.good(), tally.others());
    err.flush();
    return 0;
  }

  private Set<EntityType> chosenTypes() {
    return types.isEmpty()
        ? EnumSet.allOf(EntityType.class)
        : types.stream().map(DetectCommand::type).collect(Collectors.toSet());
  }

  private static EntityType type(String name) {
    return EntityType.ofLabel(name.strip().toLowerCase(Locale.ROOT))
        .filter(DetectCommand::isReported)
        .orElseThrow(
            () ->
                new UserError(
                    "--types: %s is unknown: %s"
                        .formatted(
                            LABEL.matcher(name).matches() ? name : "one",
                            Spelling.suggestion(name, known()))));
  }

  private static List<String> known() {
    return Arrays.stream(EntityType.values())
        .filter(DetectCommand::isReported)
        .map(EntityType::label)
        .toList();
  }

  /** Whether a detector can find it; to wait for the others would be silence. */
  private static boolean isReported(EntityType type) {
    return type != EntityType.NUMBER;
  }
}
