package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.space.Metric;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.arbitraries.StringArbitrary;
import net.jqwik.api.domains.DomainContextBase;

/** Small lexicons before they have a file. */
final class Drafts extends DomainContextBase {

  /** Three words in two dimensions; the first two are nearest to each other. */
  static LexiconDraft three(Metric metric) {
    Map<String, String> notes = new LinkedHashMap<>();
    notes.put("similarity before", "0.37");
    notes.put("similarity after", "0.58");
    return new LexiconDraft(
        "made by hand",
        notes,
        List.of("coffee", "tea", "naïve"),
        new float[] {3, 4, 4, 3, -1, 0},
        2,
        metric);
  }

  @Provide
  Arbitrary<LexiconDraft> drafts() {
    StringArbitrary letters =
        Arbitraries.strings().withCharRange('a', 'z').withChars("äßéжשの").ofMinLength(1);
    Arbitrary<List<String>> words =
        letters
            .ofMaxLength(12)
            .filter(WordRule::isWord)
            .list()
            .uniqueElements()
            .ofMinSize(2)
            .ofMaxSize(40);
    Arbitrary<Integer> dimensions = Arbitraries.integers().between(1, 5);
    return Combinators.combine(words, dimensions, Arbitraries.of(Metric.class), notes())
        .flatAs(
            (list, width, metric, notes) ->
                vectors(list.size() * width)
                    .map(vectors -> new LexiconDraft("any", notes, list, vectors, width, metric)));
  }

  private static Arbitrary<Map<String, String>> notes() {
    StringArbitrary text = Arbitraries.strings().all().ofMaxLength(20);
    return Arbitraries.maps(text, text).ofMaxSize(4);
  }

  /** Never zero, so that both metrics take them; as large and as small as floats can be. */
  private static Arbitrary<float[]> vectors(int count) {
    return Arbitraries.floats().filter(number -> number != 0).array(float[].class).ofSize(count);
  }
}
