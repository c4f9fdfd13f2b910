package io.palimpsest.benchmarks;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.StandardDetectors;
import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.language.sampling.Mechanisms;
import io.palimpsest.language.sampling.StopWordRule;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.ScopedRandomness;
import io.palimpsest.mechanisms.word.Temperature;
import io.palimpsest.mechanisms.word.WordMechanism;
import io.palimpsest.service.bench.FixedBits;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.nio.file.Path;

/** What can be measured once in a process. */
enum Measure {
  /** From the model in its jar to the file. */
  BUILD("default lexicon built", "s", 150, 1) {
    @Override
    double take() throws IOException {
      Path directory = Files.createTempDirectory("palimpsest");
      Path file = directory.resolve("built.plex");
      try {
        return seconds(() -> MeasuredLexicon.build(file));
      } finally {
        Files.deleteIfExists(file);
        Files.delete(directory);
      }
    }
  },

  /** The whole file is read and checked; it usually lies in the system's cache. */
  OPEN("default lexicon opened", "s", 1.5, 5) {
    @Override
    double take() {
      return seconds(() -> MeasuredLexicon.open(MeasuredLexicon.DEFAULT));
    }
  },

  /** With the output sets: all that comes before the first post. */
  READY("words-only ready for posts, opening included", "s", Double.NaN, 5) {
    @Override
    double take() {
      return seconds(
          () ->
              Privatizer.of(
                  BuiltInPolicies.find("words-only").orElseThrow(),
                  new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES),
                  () -> MeasuredLexicon.open(MeasuredLexicon.DEFAULT),
                  done -> {}));
    }
  },

  /** Patterns and tagger, until they have answered for a first text. */
  DETECTORS("detectors loaded, first text included", "s", 2, 5) {
    @Override
    double take() {
      return seconds(() -> StandardDetectors.all().detect(DetectorInput.of(SENTENCE)));
    }
  },

  /** With the names, places and forms that entities are replaced by. */
  ENTITIES("entities-only ready for posts", "s", Double.NaN, 5) {
    @Override
    double take() {
      return seconds(
          () -> Privatizer.withoutLexicon(BuiltInPolicies.find("entities-only").orElseThrow()));
    }
  },

  /** Of the detectors. */
  DETECTOR_HEAP("heap of the detectors", "MB", 300, 3) {
    @Override
    double take() {
      StandardDetectors.all().detect(DetectorInput.of(SENTENCE));
      return usedMegabytes();
    }
  },

  /** Of the open lexicon, and a mechanism that has drawn every word once. The file is mapped. */
  HEAP("heap of lexicon and custext k 20, all rows drawn", "MB", 250, 3) {
    @Override
    double take() {
      Lexicon lexicon = MeasuredLexicon.open(MeasuredLexicon.DEFAULT);
      WordMechanism mechanism =
          Mechanisms.make(
              new Drawing.Custext(20, Mapping.BALANCED, Temperature.CALIBRATED),
              1,
              StopWordRule.SAMPLE,
              lexicon,
              done -> {});
      ScopedRandomness scope = FixedBits.author().in(new DrawScope.User(mechanism.fingerprint()));
      for (int word = 0; word < mechanism.words(); word++) {
        mechanism.draw(word, scope.draw(word));
      }
      double used = usedMegabytes();
      Reference.reachabilityFence(lexicon);
      Reference.reachabilityFence(mechanism);
      return used;
    }
  };

  private static final String SENTENCE = "Anna Smith called from 202-555-0143 in Brooklyn.";

  private final String title;
  private final String unit;
  private final double limit;
  private final int runs;

  /**
   * A measure.
   *
   * @param limit must not be reached; not a number if there is none
   * @param runs of which the median is told, odd
   */
  Measure(String title, String unit, double limit, int runs) {
    this.title = title;
    this.unit = unit;
    this.limit = limit;
    this.runs = runs;
  }

  /** Measures here and now, which makes sense once in a process. */
  abstract double take() throws IOException;

  String title() {
    return title;
  }

  String unit() {
    return unit;
  }

  double limit() {
    return limit;
  }

  int runs() {
    return runs;
  }

  private static double usedMegabytes() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1e6;
  }

  private static double seconds(Runnable work) {
    long start = System.nanoTime();
    work.run();
    return (System.nanoTime() - start) / 1e9;
  }
}
