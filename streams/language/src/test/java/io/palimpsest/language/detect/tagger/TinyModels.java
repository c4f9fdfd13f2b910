package io.palimpsest.language.detect.tagger;

import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Models of a few rows and words. */
final class TinyModels extends DomainContextBase {

  static TaggerModel one() {
    int[] rows = {1, -2, 0x7F80FF01, 0};
    Map<Integer, Long> words = new TreeMap<>(Map.of(-5, 3L, 7, WordFacts.vector(800, 150, 39_999)));
    return new TaggerModel(
        rows, 0.02, new double[25], Gazetteer.of(words), new Doubt(0.9, 0.5, 0.25));
  }

  @Provide
  Arbitrary<TaggerModel> models() {
    Arbitrary<int[]> rows =
        Arbitraries.integers()
            .between(1, 5)
            .flatMap(bits -> Arbitraries.integers().array(int[].class).ofSize(1 << bits));
    Arbitrary<double[]> transitions =
        Arbitraries.doubles().between(-9, 9).array(double[].class).ofSize(25);
    Arbitrary<Map<Integer, Long>> words =
        Arbitraries.maps(Arbitraries.integers(), Arbitraries.longs().between(1, (1L << 48) - 1))
            .ofMaxSize(40);
    Arbitrary<Double> chance = Arbitraries.doubles().between(0.01, 0.99);
    Arbitrary<Doubt> doubts = Combinators.combine(chance, chance, chance).as(Doubt::new);
    return Combinators.combine(rows, transitions, words, doubts)
        .as(
            (table, scores, entries, doubt) ->
                new TaggerModel(table, 0.02, scores, Gazetteer.of(entries), doubt));
  }
}
