package io.palimpsest.benchmarks;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconCache;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.build.LexiconBuild;
import io.palimpsest.service.command.CommandLines;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** The lexicon that is measured: a file, or the default one from the cache. */
public final class MeasuredLexicon {
  /** Means the default one, where a benchmark takes a file. */
  public static final String DEFAULT = "default";

  private MeasuredLexicon() {}

  /** Opens it. */
  public static Lexicon open(String file) {
    return LexiconFile.open(file(file));
  }

  /** Where it lies. The default one is built if it is missing, which takes a minute. */
  public static Path file(String file) {
    if (!file.equals(DEFAULT)) {
      return Path.of(file);
    }
    Path cached = LexiconCache.file(LexiconBuild.DEFAULT_NAME);
    if (!Files.exists(cached)) {
      build(cached);
    }
    return cached;
  }

  /** Builds the default one by the command that users have, so that it is what they get. */
  static void build(Path target) {
    int code =
        CommandLines.palimpsest()
            .setOut(new PrintWriter(Writer.nullWriter()))
            .execute("lexicon", "build", "--output", target.toString());
    if (code != 0) {
      throw new IllegalStateException("'palimpsest lexicon build' failed: see the lines above");
    }
  }
}
