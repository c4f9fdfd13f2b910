package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * How well a detector finds names, counted by words of labelled sentences and by whole names.
 *
 * <p>A word counts as found when a span touches it. Words of other names ({@link Label#OTHER_NAME})
 * are no names here: to report them is an error.
 */
public final class TaggerScores {
  private final Map<Label, Counts> counts = new EnumMap<>(Label.class);
  private int coveredPersons;
  private int namedAnyhow;

  private TaggerScores() {
    for (Label label : Label.values()) {
      counts.put(label, new Counts());
    }
  }

  private static final class Counts {
    private int wantedWords;
    private int foundWords;
    private int rightWords;
    private int wantedNames;
    private int foundNames;
    private int rightNames;
  }

  /** Runs a detector, or several as one, over sentences. */
  public static TaggerScores of(Detector detector, List<LabelledSentence> sentences) {
    TaggerScores scores = new TaggerScores();
    for (LabelledSentence sentence : sentences) {
      scores.take(detector, LabelledText.of(sentence));
    }
    return scores;
  }

  private void take(Detector detector, LabelledText text) {
    Label[] found = new Label[text.words()];
    boolean[] covered = new boolean[text.words()];
    for (Span span : detector.detect(text.input())) {
      for (int word = 0; word < found.length; word++) {
        if (span.start() < text.end(word) && text.start(word) < span.end()) {
          covered[word] = true;
          Optional<Label> label = labelOf(span.type());
          if (found[word] == null && label.isPresent()) {
            found[word] = label.get();
          }
        }
      }
    }
    Label[] wanted = new Label[found.length];
    for (int word = 0; word < found.length; word++) {
      found[word] = found[word] == null ? Label.OUTSIDE : found[word];
      wanted[word] = text.label(word) == Label.OTHER_NAME ? Label.OUTSIDE : text.label(word);
      countWord(wanted[word], found[word], covered[word]);
    }
    countNames(wanted, found);
  }

  private static Optional<Label> labelOf(EntityType type) {
    for (Label label : Label.values()) {
      if (label.type().equals(Optional.of(type))) {
        return Optional.of(label);
      }
    }
    return Optional.empty();
  }

  private void countWord(Label wanted, Label found, boolean covered) {
    counts.get(wanted).wantedWords++;
    counts.get(found).foundWords++;
    if (wanted == found) {
      counts.get(found).rightWords++;
    }
    if (wanted == Label.PERSON && covered) {
      coveredPersons++;
    }
    if (wanted != Label.OUTSIDE && found != Label.OUTSIDE) {
      namedAnyhow++;
    }
  }

  private record Name(int start, int end, Label label) {}

  private void countNames(Label[] wanted, Label[] found) {
    Set<Name> wantedNames = names(wanted);
    Set<Name> foundNames = names(found);
    wantedNames.forEach(name -> counts.get(name.label()).wantedNames++);
    foundNames.forEach(name -> counts.get(name.label()).foundNames++);
    foundNames.retainAll(wantedNames);
    foundNames.forEach(name -> counts.get(name.label()).rightNames++);
  }

  private static Set<Name> names(Label[] labels) {
    Set<Name> names = new HashSet<>();
    int start = 0;
    for (int end = 1; end <= labels.length; end++) {
      if (end == labels.length || labels[end] != labels[start]) {
        if (labels[start] != Label.OUTSIDE) {
          names.add(new Name(start, end, labels[start]));
        }
        start = end;
      }
    }
    return names;
  }

  /** Share of the words of persons that some span of whatever type touches. */
  public double coveredPersons() {
    return share(coveredPersons, counts.get(Label.PERSON).wantedWords);
  }

  /** Share of the words with this label that were found with it. */
  public double recall(Label label) {
    return share(counts.get(label).rightWords, counts.get(label).wantedWords);
  }

  /** Share of the words found with this label that have it. */
  public double precision(Label label) {
    return share(counts.get(label).rightWords, counts.get(label).foundWords);
  }

  /** Share of the words found as person, place or organization that are just that. */
  public double precision() {
    return share(sum(c -> c.rightWords), sum(c -> c.foundWords));
  }

  /** The same when it does not matter which of the three a name was taken for. */
  public double untypedPrecision() {
    return share(namedAnyhow, sum(c -> c.foundWords));
  }

  /** Harmonic mean of precision and recall of whole names with the right type. */
  public double nameF1() {
    return share(2 * sum(c -> c.rightNames), sum(c -> c.wantedNames) + sum(c -> c.foundNames));
  }

  private int sum(ToIntFunction<Counts> count) {
    return count.applyAsInt(counts.get(Label.PERSON))
        + count.applyAsInt(counts.get(Label.LOCATION))
        + count.applyAsInt(counts.get(Label.ORGANIZATION));
  }

  /** Of nothing all is right. */
  private static double share(int part, int whole) {
    return whole == 0 ? 1 : (double) part / whole;
  }

  @Override
  public String toString() {
    return ("persons covered %.3f, found as persons %.3f; precision %.3f"
            + " (person %.3f, place %.3f, organization %.3f), untyped %.3f; name F1 %.3f")
        .formatted(
            coveredPersons(),
            recall(Label.PERSON),
            precision(),
            precision(Label.PERSON),
            precision(Label.LOCATION),
            precision(Label.ORGANIZATION),
            untypedPrecision(),
            nameF1());
  }
}
