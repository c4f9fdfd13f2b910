package io.palimpsest.mechanisms.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class MasterKeyTest {

  private static final String COUNTING =
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

  /**
   * Made with Python, not with this code:
   *
   * <pre>
   * hmac.new(bytes(range(32)), struct.pack(">I", 6) + b"key-id", hashlib.sha256).hexdigest()[:8]
   * </pre>
   */
  @Test
  void shouldNeverChangeTheIdOfAKey() {
    assertThat(MasterKey.parse(COUNTING).id()).isEqualTo("0b0b578f");
    assertThat(MasterKey.parse(COUNTING)).hasToString("MasterKey 0b0b578f");
  }

  @Test
  void shouldMakeAnotherKeyEachTime() {
    assertThat(MasterKey.random().authorKey("anna").pseudonym())
        .isNotEqualTo(MasterKey.random().authorKey("anna").pseudonym());
  }

  @Test
  void shouldBeACapabilityWithoutAWayToTheKey() {
    assertThat(
            Arrays.stream(MasterKey.class.getDeclaredMethods())
                .filter(m -> Modifier.isPublic(m.getModifiers()))
                .map(Method::getName))
        .containsExactlyInAnyOrder("of", "parse", "random", "authorKey", "id", "toString");
    assertThat(MasterKey.class.getFields()).extracting("name").containsExactly("BYTES");
  }

  /**
   * Made with Python: the pseudonym of the author's key that {@code derive(master,
   * b"named-author-key", "Zoë 🦊".encode())} is, as in {@link KeyRingTest}.
   */
  @Test
  void shouldNeverChangeADerivedAuthorsKey() {
    assertThat(MasterKey.parse(COUNTING).authorKey("Zoë 🦊").pseudonym())
        .isEqualTo("00a56c91f55a82210864579e1304e91f");
    assertThat(MasterKey.parse(COUNTING).authorKey("anna").pseudonym())
        .isNotEqualTo("00a56c91f55a82210864579e1304e91f");
  }

  @Test
  void shouldBeTheSameKeyWrittenOrAsBytes() {
    byte[] bytes = HexFormat.of().parseHex(COUNTING);
    MasterKey key = MasterKey.of(bytes);
    Arrays.fill(bytes, (byte) 0);

    assertThat(key.authorKey("anna").pseudonym())
        .isEqualTo(MasterKey.parse(COUNTING).authorKey("anna").pseudonym());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MasterKey.of(new byte[16]))
        .withMessageStartingWith("a key is 64 hexadecimal digits");
  }

  @Test
  void shouldRefuseNull() {
    assertThatNullPointerException().isThrownBy(() -> MasterKey.of(null));
    assertThatNullPointerException().isThrownBy(() -> MasterKey.parse(COUNTING).authorKey(null));
    assertThatNullPointerException().isThrownBy(() -> MasterKey.parse(null));
  }

  @Test
  void shouldGiveEachAuthorTheirOwnDrawsAndTheSameOnesAgain() {
    MasterKey key = MasterKey.parse(COUNTING);
    DrawScope scope = new DrawScope.User(Digest.ofText("table"));

    long annas = key.authorKey("anna").randomness(0).in(scope).draw(7).nextLong();

    assertThat(key.authorKey("anna").randomness(0).in(scope).draw(7).nextLong()).isEqualTo(annas);
    assertThat(key.authorKey("bob").randomness(0).in(scope).draw(7).nextLong()).isNotEqualTo(annas);
    assertThat(MasterKey.random().authorKey("anna").randomness(0).in(scope).draw(7).nextLong())
        .isNotEqualTo(annas);
  }
}
