package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.sampling.AliasTable;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** An auditor that never complains is worth nothing: tables are broken here on purpose. */
class LossAuditTest {
  private static final CustextMechanism CUSTEXT =
      Mechanisms.custext(Mechanisms.SPACE, Mapping.BALANCED, 8, 2, Temperature.CALIBRATED);

  private final List<List<AuditedRow>> tables = tables();
  private double charged = Double.POSITIVE_INFINITY;

  @Test
  void shouldPassTheRightTables() {
    LossReport report = audit(2);

    assertThat(report.findings()).isEmpty();
    assertThat(report.holds()).isTrue();
    assertThat(report.sets()).isEqualTo(CUSTEXT.sets().size());
    assertThat(report.inputs()).isEqualTo(40);
    assertThat(report.inputsWithoutCompany()).isZero();
    assertThat(report.maximum()).isBetween(1.99, 2.0);
    assertThat(report.mean()).isBetween(1.9, report.maximum());
  }

  /** Tight: the loss is there, only the claim is smaller. */
  @Test
  void shouldFailIfLessIsClaimed() {
    assertThat(audit(1.99).holds()).isFalse();
    assertThat(audit(1.99).findings().get(0))
        .matches("set 0: its loss is 1\\.99\\d+, above epsilon 1\\.99");
  }

  @Test
  void shouldFailOnAWeightThatIsOff() {
    AuditedRow row = tables.get(1).get(0);
    IntegerWeights doubled = changed(row.weights(), 3, 4);
    tables.get(1).set(0, new AuditedRow(row.outputs(), doubled, new AliasTable(doubled)));

    assertThat(audit(2).findings())
        .singleElement()
        .asString()
        .startsWith("set 1: its loss is ")
        .endsWith(", above epsilon 2.0");
  }

  /** By one unit of 2^52: no draw would ever show it. */
  @Test
  void shouldFailOnAnAliasTableThatIsOff() {
    AuditedRow row = tables.get(2).get(1);
    long[] weights = weights(row.weights());
    weights[5]++;
    tables
        .get(2)
        .set(
            1,
            new AuditedRow(
                row.outputs(), row.weights(), new AliasTable(IntegerWeights.of(weights))));

    assertThat(audit(2).findings())
        .containsExactly("set 2: an alias table does not hold the mass of its weights");
    assertThat(audit(2).losses().get(2)).isInfinite();
  }

  @Test
  void shouldFailOnAnAliasTableOfAnotherSize() {
    AuditedRow row = tables.get(0).get(0);
    AliasTable table = new AliasTable(IntegerWeights.of(1, 1));
    tables.get(0).set(0, new AuditedRow(row.outputs(), row.weights(), table));

    assertThat(audit(2).findings())
        .containsExactly("set 0: an alias table does not hold the mass of its weights");
  }

  @Test
  void shouldFailOnDifferentOutputsInOneSet() {
    AuditedRow row = tables.get(0).get(1);
    int[] others = row.outputs().clone();
    others[7] = others[7] == 39 ? 38 : 39;
    tables.get(0).set(1, new AuditedRow(others, row.weights(), row.table()));

    assertThat(audit(2).findings())
        .containsExactly("set 0: two of its inputs have different outputs");
  }

  @Test
  void shouldFailOnAMissingWeight() {
    AuditedRow row = tables.get(0).get(1);
    IntegerWeights fewer = IntegerWeights.of(1, 1);
    tables.get(0).set(1, new AuditedRow(row.outputs(), fewer, new AliasTable(fewer)));

    assertThat(audit(2).findings()).containsExactly("set 0: an input has 2 weights for 8 outputs");
  }

  @Test
  void shouldNotTakeALonelyInputForASafeOne() {
    while (tables.get(3).size() > 1) {
      tables.get(3).remove(0);
    }
    LossReport report = audit(2);

    assertThat(report.findings()).isEmpty();
    assertThat(report.inputsWithoutCompany()).isEqualTo(1);
    assertThat(report.maximum()).isInfinite();
    assertThat(report.holds()).isFalse();
  }

  @Test
  void shouldFailIfADrawIsChargedLessThanItLoses() {
    LossReport honest = audit(2);
    charged = honest.maximum() * 0.999;

    assertThat(honest.holds()).isTrue();
    assertThat(audit(2).holds()).isFalse();
    assertThat(audit(2).findings())
        .allMatch(finding -> finding.contains("it is charged " + charged + ", less than its loss"));
  }

  @Test
  void shouldFailOnAnEmptySet() {
    tables.get(0).clear();

    assertThat(audit(2).findings()).containsExactly("set 0: it has no inputs");
  }

  private LossReport audit(double epsilon) {
    List<Integer> told = new ArrayList<>();
    LossReport report =
        LossAudit.of(tables.size(), tables::get, set -> charged, epsilon, told::add);
    assertThat(told).isEqualTo(IntStream.rangeClosed(1, report.inputs()).boxed().toList());
    return report;
  }

  private static IntegerWeights changed(IntegerWeights weights, int output, long factor) {
    long[] changed = weights(weights);
    changed[output] *= factor;
    return IntegerWeights.of(changed);
  }

  private static long[] weights(IntegerWeights weights) {
    return IntStream.range(0, weights.outputs()).mapToLong(weights::weight).toArray();
  }

  private static List<List<AuditedRow>> tables() {
    List<List<AuditedRow>> tables = new ArrayList<>();
    for (int set = 0; set < CUSTEXT.sets().size(); set++) {
      List<AuditedRow> rows = new ArrayList<>();
      for (WordRow row : Mechanisms.rows(CUSTEXT, CUSTEXT.sets().inputs(set))) {
        rows.add(new AuditedRow(row.outputs(), row.weights(), new AliasTable(row.weights())));
      }
      tables.add(rows);
    }
    return tables;
  }
}
