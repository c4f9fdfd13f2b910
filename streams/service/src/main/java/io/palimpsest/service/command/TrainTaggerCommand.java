package io.palimpsest.service.command;

import io.palimpsest.language.detect.tagger.TaggerModel;
import io.palimpsest.language.detect.tagger.TaggerTrainer;
import io.palimpsest.language.detect.tagger.TaggerTraining;
import io.palimpsest.service.entities.TrainingFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code train tagger}: makes a model that finds names, and prints where it lies. */
@Command(
    name = "tagger",
    description = {
      "Trains the model that finds names of people, places and organizations, and prints its file."
          + " The same data give the same bytes. It takes a minute or more.",
      "Judge it with 'evaluate entities --model FILE', on sentences that were left out here."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class TrainTaggerCommand implements Callable<Integer> {
  @Option(
      names = "--data",
      paramLabel = "DIR",
      required = true,
      description =
          "A directory with ner/*.conll, pii/templates.txt and glove.6B.50d.40k.txt.gz in it.")
  private Path data;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "Where to write the model, in place of what is there.")
  private Path output;

  @Option(
      names = "--without",
      paramLabel = "FILE",
      description = "A .conll file of the data to leave out. May be given several times.")
  private List<Path> without = List.of();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    TrainingFolder folder = TrainingFolder.at(data, namesLeftOut());
    OutputFile target = OutputFile.at(output);
    PrintWriter err = spec.commandLine().getErr();
    err.printf(
        "learning from %s, %s and %s%n",
        folder.sentences().stream()
            .map(file -> file.getFileName().toString())
            .collect(Collectors.joining(", ")),
        folder.templates().getFileName(),
        folder.vectors().getFileName());
    err.flush();
    Instant begin = Instant.now();
    byte[] model = trained(folder).toBytes();
    target.write(model);
    err.printf(
        "%d bytes in %d s%n", model.length, Duration.between(begin, Instant.now()).toSeconds());
    err.flush();
    spec.commandLine().getOut().println(output);
    spec.commandLine().getOut().flush();
    return 0;
  }

  private Set<String> namesLeftOut() {
    return without.stream()
        .map(file -> String.valueOf(file.getFileName()))
        .collect(Collectors.toSet());
  }

  private static TaggerModel trained(TrainingFolder folder) {
    TaggerTrainer.Settings settings = TaggerTrainer.Settings.STANDARD;
    try (Progress progress = Progress.of("learning", settings.epochs())) {
      return TaggerTraining.run(
          folder.sentences(), folder.vectors(), folder.templates(), settings, progress::to);
    } catch (OutOfMemoryError e) {
      throw new UserError(
          "these data do not fit into memory: give it more with PALIMPSEST_JAVA_OPTIONS=-Xmx3g");
    }
  }
}
