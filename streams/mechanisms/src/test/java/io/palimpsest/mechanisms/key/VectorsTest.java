package io.palimpsest.mechanisms.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VectorsTest {
  /** More than are fetched at once. */
  private static final int MANY = 1000;

  private final Vectors vectors = new Vectors();

  /** Two of a thousand are equal by chance with a probability below 2^-77. */
  @Test
  void shouldHandOutEveryVectorOnce() {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < MANY; i++) {
      byte[] vector = new byte[Vectors.BYTES];
      vectors.next(vector, 0);
      seen.add(HexFormat.of().formatHex(vector));
    }
    assertThat(seen).hasSize(MANY);
  }

  @Test
  void shouldWriteWhereItIsTold() {
    byte[] room = new byte[Vectors.BYTES + 2];
    vectors.next(room, 1);
    assertThat(room[0]).isZero();
    assertThat(room[Vectors.BYTES + 1]).isZero();
    assertThat(room).isNotEqualTo(new byte[room.length]);
  }
}
