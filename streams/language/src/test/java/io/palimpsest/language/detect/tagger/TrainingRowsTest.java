package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrainingRowsTest {
  private static final int BITS = 20;
  private static final String TEXT = "We met Anna-Maria Smith's friends in Leeds, on 12 May";

  /** In which training has always added rows up; with another order a model has other bytes. */
  private static final List<Integer> ORDER =
      List.of(1, 40, 111, 112, 113, 114, 115, 100, 116, 61, 71, 80);

  private record Asked(int question, int row) {}

  @Test
  void shouldGiveAllRowsOfEachUnitInTheOrderOfTraining() {
    Units units = Units.of(TEXT, DetectorInput.of(TEXT).tokens(), TinyModels.one().gazetteer());
    TrainingRows rows = new TrainingRows(BITS);

    for (int unit = 0; unit < units.size(); unit++) {
      List<Asked> asked = asked(units, unit);
      asked.sort(Comparator.comparingInt(TrainingRowsTest::place));

      assertThat(rows.of(units, unit))
          .containsExactly(asked.stream().mapToInt(Asked::row).toArray());
    }
  }

  private static List<Asked> asked(Units units, int unit) {
    List<Asked> asked = new ArrayList<>();
    Features.all(
        units,
        unit,
        (question, value) ->
            asked.add(new Asked(question, Features.row(question, value, (1 << BITS) - 1))));
    return asked;
  }

  /** Questions between two of those listed follow the first in the order of their numbers. */
  private static int place(Asked asked) {
    int group = 0;
    for (int i = 0; i < ORDER.size(); i++) {
      boolean nearer = ORDER.get(i) > ORDER.get(group);
      group = nearer && ORDER.get(i) <= asked.question() ? i : group;
    }
    return 1000 * group + asked.question();
  }
}
