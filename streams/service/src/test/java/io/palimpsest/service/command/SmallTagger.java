package io.palimpsest.service.command;

import io.palimpsest.language.detect.tagger.Doubt;
import io.palimpsest.language.detect.tagger.Label;
import io.palimpsest.language.detect.tagger.LabelledSentence;
import io.palimpsest.language.detect.tagger.TaggerTrainer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A tagger that has read two sentences. */
final class SmallTagger {
  private SmallTagger() {}

  static Path in(Path directory) throws IOException {
    List<LabelledSentence> sentences =
        List.of(
            new LabelledSentence(List.of("saw", "Anna"), List.of(Label.OUTSIDE, Label.PERSON)),
            new LabelledSentence(List.of("saw", "rain"), List.of(Label.OUTSIDE, Label.OUTSIDE)));
    TaggerTrainer.Settings settings =
        new TaggerTrainer.Settings(10, 2, 0.15, 0.1, 0.25, 1, new Doubt(0.9, 0.5));
    return Files.write(
        directory.resolve("tagger.bin"), TaggerTrainer.train(sentences, settings).toBytes());
  }
}
