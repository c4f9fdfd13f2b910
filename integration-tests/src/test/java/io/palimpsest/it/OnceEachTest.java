package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the tester. */
class OnceEachTest {
  private static final List<String> WANTED = List.of("0", "1", "2", "3", "4");

  @Test
  void shouldFindNothingWhereEachIsThereOnceInAnyOrder() {
    assertThat(findings("4", "3", "0", "1", "2")).isEmpty();
  }

  @Test
  void shouldFindWhatIsMissingRepeatedOrUnknown() {
    assertThat(findings("0", "3", "3", "4", "4", "4", "x"))
        .containsExactly("missing 1 to 2", "more than once 3 to 4", "unknown x");
  }

  @Test
  void shouldTellStretchesApart() {
    assertThat(findings("1", "3"))
        .containsExactly("missing 0 to 0", "missing 2 to 2", "missing 4 to 4");
  }

  private static List<String> findings(String... found) {
    return OnceEach.findings(WANTED, List.of(found), Integer::parseInt);
  }
}
