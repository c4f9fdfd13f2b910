package io.palimpsest.service.entities;

import io.palimpsest.language.detect.score.GoldDocument;
import io.palimpsest.language.detect.score.GoldSpan;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Texts in which somebody marked what is sensitive.
 *
 * @param documents at least one, and something judged is marked in them
 * @param labels what they are marked with, and what that means
 */
public record GoldFile(List<GoldDocument> documents, Map<String, LabelUse> labels) {
  private static final String CONLL = ".conll";

  /** Copies what it is given. */
  public GoldFile {
    documents = List.copyOf(documents);
    labels = Collections.unmodifiableMap(new TreeMap<>(labels));
  }

  /**
   * Reads a file: the columns of CoNLL if its name ends with {@code .conll}, otherwise JSON lines.
   *
   * @param ignored labels that are not judged, in any case
   * @throws GoldException if it cannot be used
   */
  public static GoldFile read(Path file, Set<String> ignored) {
    if (Files.isDirectory(file)) {
      throw new GoldException(file, "is a directory: name a file");
    }
    LabelUses labels =
        new LabelUses(
            ignored.stream()
                .map(label -> label.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet()));
    try {
      boolean isConll = file.toString().toLowerCase(Locale.ROOT).endsWith(CONLL);
      List<GoldDocument> documents =
          isConll ? ConllGold.read(file, labels) : JsonGold.read(file, labels);
      check(file, documents);
      return new GoldFile(documents, labels.uses());
    } catch (NoSuchFileException e) {
      throw new GoldException(file, "there is no such file: check its name");
    } catch (CharacterCodingException e) {
      throw new GoldException(file, "is not UTF-8: convert it first");
    } catch (IOException e) {
      throw new GoldException(file, "cannot be read: check the file and its permissions");
    }
  }

  private static void check(Path file, List<GoldDocument> documents) {
    if (documents.isEmpty()) {
      throw new GoldException(file, "holds no marked text: give a document a line, or .conll");
    }
    if (documents.stream().flatMap(d -> d.spans().stream()).noneMatch(GoldSpan::isJudged)) {
      throw new GoldException(file, "marks nothing that is judged, so there is nothing to measure");
    }
  }
}
