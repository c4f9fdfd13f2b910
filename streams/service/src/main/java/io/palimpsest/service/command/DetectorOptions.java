package io.palimpsest.service.command;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.Detectors;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.StandardDetectors;
import io.palimpsest.language.detect.pattern.PatternDetector;
import io.palimpsest.language.detect.tagger.Tagger;
import io.palimpsest.language.detect.tagger.TaggerModel;
import io.palimpsest.language.detect.tagger.TaggerModelException;
import io.palimpsest.service.entities.SelectiveDetector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/** With what something is detected, and how sure it must be. */
final class DetectorOptions {
  /** More than any model has, and not more than fits into memory. */
  private static final int MOST_MODEL_BYTES = 1 << 26;

  @Option(
      names = "--model",
      paramLabel = "FILE",
      description = "A tagger made by 'train tagger' (default: the one that is built in).")
  private Optional<Path> model;

  @Option(
      names = "--threshold",
      paramLabel = "T",
      defaultValue = "0",
      description = "Only what is at least so sure, 0 to 1 (default: ${DEFAULT-VALUE}).")
  private double threshold;

  /**
   * The detector that was asked for.
   *
   * @param types the wanted ones
   */
  Detector detector(Set<EntityType> types) {
    if (!(threshold >= 0 && threshold <= 1)) {
      throw new UserError("--threshold: must be 0 to 1");
    }
    Detector all =
        model
            .<Detector>map(
                file -> Detectors.of(List.of(new PatternDetector(), new Tagger(read(file)))))
            .orElseGet(StandardDetectors::all);
    return new SelectiveDetector(all, threshold, types);
  }

  private static TaggerModel read(Path file) {
    if (!Files.exists(file) || Files.isDirectory(file)) {
      throw new UserError("--model: there is no file " + file);
    }
    try (InputStream in = Files.newInputStream(file)) {
      return TaggerModel.read(new ByteArrayInputStream(in.readNBytes(MOST_MODEL_BYTES)));
    } catch (TaggerModelException e) {
      throw new UserError("--model %s: %s".formatted(file, e.getMessage()));
    } catch (IOException e) {
      throw new UserError("--model: cannot read " + file + ": check its permissions");
    }
  }
}
