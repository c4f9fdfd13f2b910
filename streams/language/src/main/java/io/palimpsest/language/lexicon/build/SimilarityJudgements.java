package io.palimpsest.language.lexicon.build;

import io.palimpsest.language.lexicon.LexiconException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** How similar people find words, as in SimLex-999: the measure of a lexicon's quality. */
public final class SimilarityJudgements {
  private static final int JUDGEMENT = 3;

  private final List<Judgement> judgements;

  private record Judgement(String first, String second, double similarity) {}

  /** How similar two words are to a lexicon. */
  @FunctionalInterface
  interface Similarity {
    double of(int a, int b);
  }

  private SimilarityJudgements(List<Judgement> judgements) {
    this.judgements = judgements;
  }

  /**
   * Reads a table with tabs between its columns and a head line: two words, a part of speech, a
   * judgement, and whatever else.
   *
   * @throws LexiconException if it is no such table; says which line
   */
  public static SimilarityJudgements read(Path file) {
    List<Judgement> judgements = new ArrayList<>();
    try {
      List<String> lines = Files.readAllLines(file);
      for (int i = 1; i < lines.size(); i++) {
        String[] columns = lines.get(i).split("\t");
        if (columns.length <= JUDGEMENT) {
          throw new LexiconException(file, i + 1, "fewer than four columns: is it SimLex-999?");
        }
        double similarity = Double.parseDouble(columns[JUDGEMENT]);
        if (!Double.isFinite(similarity)) {
          throw new NumberFormatException("not finite");
        }
        judgements.add(new Judgement(columns[0], columns[1], similarity));
      }
    } catch (CharacterCodingException e) {
      throw new LexiconException(file, "is not UTF-8: is it SimLex-999?");
    } catch (NumberFormatException e) {
      throw new LexiconException(
          file, judgements.size() + 2, "the fourth column is no number: is it SimLex-999?");
    } catch (IOException e) {
      throw LexiconException.unreadable(file, e);
    }
    return new SimilarityJudgements(judgements);
  }

  OptionalDouble agreement(Map<String, Integer> numbers, Similarity similarity) {
    List<Double> people = new ArrayList<>();
    List<Double> lexicon = new ArrayList<>();
    for (Judgement judgement : judgements) {
      Integer first = numbers.get(judgement.first());
      Integer second = numbers.get(judgement.second());
      if (first != null && second != null) {
        people.add(judgement.similarity());
        lexicon.add(similarity.of(first, second));
      }
    }
    return RankCorrelation.of(doubles(people), doubles(lexicon));
  }

  private static double[] doubles(List<Double> values) {
    return values.stream().mapToDouble(value -> value).toArray();
  }
}
