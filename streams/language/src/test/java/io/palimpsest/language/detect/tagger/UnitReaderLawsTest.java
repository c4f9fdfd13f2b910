package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.language.detect.DetectorInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

class UnitReaderLawsTest {
  /** Of {@link FastExp}, through both ways over the chain. */
  private static final double ERROR = 1e-4;

  @Property
  @Domain(TinyModels.class)
  @Domain(DomainContext.Global.class)
  void shouldAddUpTheBytesOfEveryRow(
      @ForAll TaggerModel model, @ForAll @StringLength(max = 60) String text) {
    DetectorInput input = DetectorInput.of(text);
    Units units = Units.of(text, input.tokens(), model.gazetteer());
    LabelChances expected = oneByOne(model, units);

    double[] wanted = new double[Label.COUNT];
    new UnitReader(model, units)
        .read(
            (unit, chances) -> {
              expected.of(unit, wanted);
              assertThat(chances).containsExactly(wanted, within(ERROR));
            });
  }

  @Property
  @Domain(TinyModels.class)
  @Domain(DomainContext.Global.class)
  void shouldReadFrequentWordsAsAllOthers(
      @ForAll TaggerModel model,
      @ForAll @Size(max = 12) List<@From("spellings") String> spellings,
      @ForAll @Size(max = 4) Set<@From("spellings") String> frequent) {
    String text = String.join(" ", spellings);

    List<double[]> expected = chances(model, text);

    assertThat(chances(model.withFrequent(List.copyOf(frequent)), text))
        .usingRecursiveComparison()
        .isEqualTo(expected);
  }

  /**
   * Few, so that frequent words are met; with signs, numbers and what is cut into several units.
   */
  @Provide
  Arbitrary<String> spellings() {
    return Arbitraries.of(
        "an", "AN", "An", "ann", "Ann", "Nan", "it's", "It's", "7", "42", ",", ".", "#an", "@an",
        "an-ann", "é", "É", "x@y.org");
  }

  private static List<double[]> chances(TaggerModel model, String text) {
    Units units = Units.of(text, DetectorInput.of(text).tokens(), model.gazetteer());
    List<double[]> all = new ArrayList<>();
    new UnitReader(model, units).read((unit, chances) -> all.add(chances.clone()));
    return all;
  }

  private static LabelChances oneByOne(TaggerModel model, Units units) {
    LabelChances chances = new LabelChances(model.transitionForces(), units.size());
    TrainingRows features = new TrainingRows(model.bits());
    for (int unit = 0; unit < units.size(); unit++) {
      if (units.kind(unit).isNeverName()) {
        chances.addOutside();
      } else {
        add(model, features.of(units, unit), chances);
      }
    }
    chances.settle();
    return chances;
  }

  private static void add(TaggerModel model, int[] rows, LabelChances chances) {
    double[] scores = new double[Label.COUNT - 1];
    for (int at : rows) {
      int row = model.rows()[at];
      for (int label = 0; label < scores.length; label++) {
        scores[label] += (byte) (row >> label * Byte.SIZE) * model.step();
      }
    }
    chances.add(scores[0], scores[1], scores[2], scores[3]);
  }
}
