package io.palimpsest.topology.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.schemas.ReleaseGuarantee;
import io.palimpsest.topology.client.PublishedGuarantees;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GuaranteesTest {
  private static final Guarantee ONE = new Guarantee("m", "n", "u", "p", "not p");
  private static final Guarantee OTHER = new Guarantee("m", "n", "u", "q", "not p");

  private final List<ReleaseGuarantee> published = new ArrayList<>();

  @Test
  void shouldPublishEachOnceUnderItsFingerprint() {
    Guarantees guarantees = new Guarantees(published::add);
    String one = guarantees.fingerprintOf(ONE);
    String other = guarantees.fingerprintOf(OTHER);

    assertThat(guarantees.fingerprintOf(new Guarantee("m", "n", "u", "p", "not p"))).isEqualTo(one);
    assertThat(other).isNotEqualTo(one);
    assertThat(published).extracting(ReleaseGuarantee::getFingerprint).containsExactly(one, other);
    assertThat(published).extracting(PublishedGuarantees::of).containsExactly(ONE, OTHER);
  }

  /** What a transaction that was aborted had published is gone. */
  @Test
  void shouldPublishAgainInATaskThatBeginsAnew() {
    String before = new Guarantees(published::add).fingerprintOf(ONE);

    assertThat(new Guarantees(published::add).fingerprintOf(ONE)).isEqualTo(before);
    assertThat(published).hasSize(2);
  }
}
