package io.palimpsest.mechanisms.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class AuthorKeyTest {

  /** The author's key of {@link KeyRingTest}. */
  private static final String SECRET =
      "6686f8a6912451bb0c3d75400df9614260073dc41d0e7d0233855181131fd045";

  private static final AuthorKey KEY = key(SECRET);

  /**
   * Made with Python as in {@link KeyRingTest}: {@code derive(author, b"pseudonym").hex()[:32]}. A
   * pseudonym that changes breaks every consumer that joins on it.
   */
  @Test
  void shouldNeverChangeAPseudonym() {
    assertThat(KEY.pseudonym()).isEqualTo("7667e22cbf3a152e551da3f62266ee73");
  }

  /**
   * Made with Python: {@code derive(author, b"draws")} is the key of {@code KeyedRandomnessTest}. A
   * draw that changes is a second release.
   */
  @Test
  void shouldNeverChangeADraw() {
    assertThat(draw(KEY, 0)).isEqualTo("2eded964609800ce");
    assertThat(draw(KEY, 7)).isEqualTo("76df7b09e57085a6");
  }

  @Test
  void shouldShareNothingWithAnotherAuthorsKey() {
    AuthorKey other = key(SECRET.replaceFirst("^6", "7"));

    assertThat(other.pseudonym()).isNotEqualTo(KEY.pseudonym());
    assertThat(draw(other, 0)).isNotEqualTo(draw(KEY, 0));
  }

  @Test
  void shouldBeACapabilityThatShowsNothing() {
    assertThat(
            Arrays.stream(AuthorKey.class.getDeclaredMethods())
                .filter(m -> Modifier.isPublic(m.getModifiers()))
                .map(Method::getName))
        .containsExactlyInAnyOrder("pseudonym", "randomness", "seal", "toString");
    assertThat(KEY).hasToString("AuthorKey").isNotInstanceOf(Serializable.class);
    assertThat(KEY.seal()).hasToString("StateSeal").isNotInstanceOf(Serializable.class);
    assertThat(KEY).isNotEqualTo(key(SECRET));
  }

  @Test
  void shouldRefuseEpochsBeforeTheFirstAndKeysOfAnotherLength() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> KEY.randomness(-1))
        .withMessage("a key epoch must be at least 0. Provided value: -1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AuthorKey.of(new byte[16]))
        .withMessage("an author's key has 32 bytes. Provided value: 16");
  }

  private static String draw(AuthorKey key, long epoch) {
    byte[] table = new byte[Digest.BYTES];
    for (int i = 0; i < table.length; i++) {
      table[i] = (byte) (Digest.BYTES + i);
    }
    DrawScope scope = new DrawScope.User(Digest.of(table));
    return HexFormat.of().toHexDigits(key.randomness(epoch).in(scope).draw(3).nextLong());
  }

  private static AuthorKey key(String secret) {
    return AuthorKey.of(HexFormat.of().parseHex(secret));
  }
}
