package io.palimpsest.connect.transform;

import io.palimpsest.language.lexicon.LexiconDraft;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.mechanisms.space.Metric;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What lies on the disk of a worker: keys, policies without a budget, a small lexicon. */
public final class WorkerFiles {
  public static final String KEY =
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

  static final List<String> WORDS =
      List.of(
          "tea", "coffee", "dog", "cat", "house", "home", "street", "road", "red", "blue", "walk",
          "run", "drink", "eat", "good", "bad", "hello", "water", "river", "hill", "tree", "bread");

  private static final String ENTITIES =
      "entities: {person: {action: pseudonymize}, location: {action: generalize, k: 5},"
          + " phone: {action: sanitize}, email: {action: pseudonymize}}\n";

  private static final int DIMENSIONS = 3;

  private final Path folder;

  /** In a folder of the test's. */
  public WorkerFiles(Path folder) {
    this.folder = folder;
  }

  /** A file with a key. */
  public String keyFile(String key) {
    return write("key-" + Integer.toHexString(key.hashCode()), "# of a test\n" + key + "\n");
  }

  /** A policy that keeps words and replaces entities. */
  public String entitiesPolicy() {
    return policy(
        "entities", ENTITIES + "tokens: {mechanism: keep, acknowledge-no-guarantee: true}\n");
  }

  /** A policy that draws words at a level. */
  public String wordsPolicy(String level) {
    return policy(
        "words-" + level,
        "tokens: {mechanism: custext, epsilon: 1, k: 4, stopwords: sample, level: "
            + level
            + "}\n");
  }

  /** A policy that does both. */
  public String fullPolicy() {
    return policy(
        "full",
        ENTITIES
            + "tokens: {mechanism: custext, epsilon: 1, k: 4, stopwords: keep, level: user}\n");
  }

  /** A policy file of these sections. */
  public String policy(String name, String sections) {
    return write(
        name + ".yaml",
        "policy: %s\nversion: 1\ntopics: [raw.posts]\n%s".formatted(name, sections));
  }

  /** A lexicon of a few words. */
  public String lexicon() {
    Path file = folder.resolve("lexicon");
    if (!Files.exists(file)) {
      float[] vectors = new float[WORDS.size() * DIMENSIONS];
      for (int i = 0; i < WORDS.size(); i++) {
        vectors[DIMENSIONS * i] = (float) Math.sin(i);
        vectors[DIMENSIONS * i + 1] = (float) Math.cos(i);
        vectors[DIMENSIONS * i + 2] = i / 10f;
      }
      LexiconFile.write(
          file,
          new LexiconDraft("test", Map.of(), WORDS, vectors, DIMENSIONS, Metric.EUCLIDEAN),
          ProgressListener.NONE);
    }
    return file.toString();
  }

  /** A file. */
  public String write(String name, String content) {
    try {
      return Files.writeString(folder.resolve(name), content).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
