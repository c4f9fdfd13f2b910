package io.palimpsest.connect.jsonlines.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SortedMap;
import org.junit.jupiter.api.Test;

final class FileIdentityTest {
  private static final FileIdentity FILE = new FileIdentity("0".repeat(32), 3);

  /** Connect finds offsets by bytes; maps that are not sorted give other ones in another JVM. */
  @Test
  void shouldBeWrittenInOneOrder() {
    assertThat(FILE.toPartition()).isInstanceOf(SortedMap.class);
    assertThat(FILE.toPartition().keySet()).containsExactly("file", "twin");
  }

  @Test
  void shouldBeReadAsItWasWritten() {
    assertThat(FileIdentity.fromPartition(FILE.toPartition())).isEqualTo(FILE);
  }
}
