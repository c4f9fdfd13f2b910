package io.palimpsest.mechanisms.key;

import static io.palimpsest.mechanisms.key.TestKeys.NEW;
import static io.palimpsest.mechanisms.key.TestKeys.OLD;
import static io.palimpsest.mechanisms.key.TestKeys.authorKey;
import static io.palimpsest.mechanisms.key.TestKeys.ring;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import io.palimpsest.mechanisms.key.KeyRing.Unwrapped.Damaged;
import io.palimpsest.mechanisms.key.KeyRing.Unwrapped.MissingMasterKey;
import io.palimpsest.mechanisms.key.KeyRing.Unwrapped.Opened;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyRingTest {

  private static final MasterKey COUNTING =
      MasterKey.parse("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  private static final String NONCE =
      "0b0b578f:202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f";

  /**
   * Made with Python and its package cryptography, not with this code:
   *
   * <pre>
   * def derive(k, p, i=b""):
   *     return hmac.new(k, struct.pack(">I", len(p)) + p + i, hashlib.sha256).digest()
   * def bind(*texts):
   *     return b"".join(struct.pack(">I", len(t)) + t.encode("utf-16-be") for t in texts)
   * master = bytes(range(32)); vector = bytes(range(12))
   * author = derive(master, b"author-key", bytes(range(32, 64)))
   * wrapped = bytes.fromhex("0b0b578f") + b"\1" + vector + AESGCM(derive(master,
   *     b"author-key-wrap", bind("anna"))).encrypt(vector, author, bind("0b0b578f", "anna"))
   * </pre>
   *
   * A form that changes locks every author out of their state.
   */
  @Test
  void shouldUnwrapInAllVersionsToCome() {
    byte[] wrapped =
        HexFormat.of()
            .parseHex(
                "0b0b578f01000102030405060708090a0b7c927194cae5985f6572d02df6b23fac3cbf14d421d3d098"
                    + "2e842da9880551360f1059274fd507e9f16801f0d446fc6a");

    assertThat(ring(NEW, COUNTING).unwrap(wrapped, "anna"))
        .asInstanceOf(type(Opened.class))
        .returns(true, Opened::underFormerKey)
        .extracting(opened -> TestKeys.bytes(opened.key()))
        .isEqualTo("6686f8a6912451bb0c3d75400df9614260073dc41d0e7d0233855181131fd045");
  }

  /** The nonce waits in a topic while the service is replaced by the next version. */
  @Test
  void shouldMakeOneKeyOfANonceInAllVersionsToCome() {
    assertThat(ring(COUNTING).newAuthorKey(NONCE))
        .get()
        .extracting(TestKeys::bytes)
        .isEqualTo("6686f8a6912451bb0c3d75400df9614260073dc41d0e7d0233855181131fd045");
  }

  @Test
  void shouldMakeAnotherNonceEachTimeThatNamesTheCurrentKey() {
    KeyRing ring = ring(NEW, OLD);

    assertThat(ring.nonce()).matches(NEW.id() + ":[0-9a-f]{64}").isNotEqualTo(ring.nonce());
    assertThat(ring.id()).isEqualTo(NEW.id());
    assertThat(ring.current()).isSameAs(NEW);
  }

  @Test
  void shouldNeverWrapTheSameWayTwice() {
    KeyRing ring = ring(OLD);
    AuthorKey key = authorKey(ring);

    assertThat(ring.wrap(key, "anna")).isNotEqualTo(ring.wrap(key, "anna"));
  }

  @Test
  void shouldNameTheMasterKeyThatIsMissing() {
    byte[] wrapped = ring(OLD).wrap(authorKey(ring(OLD)), "anna");

    assertThat(ring(NEW).unwrap(wrapped, "anna")).isEqualTo(new MissingMasterKey(OLD.id()));
  }

  /** The id is bound as well: a wrapping cannot be passed off as another master key's. */
  @Test
  void shouldRefuseAWrappingUnderAnotherKeysId() {
    byte[] wrapped = ring(OLD).wrap(authorKey(ring(OLD)), "anna");
    System.arraycopy(HexFormat.of().parseHex(NEW.id()), 0, wrapped, 0, 4);

    assertThat(ring(NEW, OLD).unwrap(wrapped, "anna")).isEqualTo(new Damaged());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "canary",
        "0b0b578f",
        "0b0b578f:20",
        "0b0b578f-202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f",
        "0B0B578F:202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f",
        "0b0b578f:202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F",
        "0b0b578f:202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3g",
        "0b0b578f:202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f0"
      })
  void shouldRefuseWhatIsNoNonceWithoutQuotingIt(String malformed) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ring(COUNTING).newAuthorKey(malformed))
        .withNoCause()
        .withMessage(
            "a nonce is the id of a master key, a colon and 64 hexadecimal digits in lower case");
  }

  @Test
  void shouldRefuseAKeyTwiceAndNull() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ring(OLD, NEW, OLD))
        .withMessage("the key " + OLD.id() + " is given twice");
    assertThatNullPointerException().isThrownBy(() -> KeyRing.of(null, List.of()));
    assertThatNullPointerException().isThrownBy(() -> ring(OLD).newAuthorKey(null));
    assertThatNullPointerException().isThrownBy(() -> ring(OLD).wrap(null, "anna"));
    assertThatNullPointerException().isThrownBy(() -> ring(OLD).wrap(authorKey(ring(OLD)), null));
    assertThatNullPointerException().isThrownBy(() -> ring(OLD).unwrap(null, "anna"));
    assertThatNullPointerException().isThrownBy(() -> ring(OLD).unwrap(new byte[65], null));
  }

  @Test
  void shouldShowIdsOnly() {
    assertThat(ring(NEW, OLD)).hasToString("KeyRing " + NEW.id() + " and 1 former");
    assertThat(Nonce.parse(NONCE)).hasToString("Nonce under 0b0b578f");
    assertThat(new Opened(authorKey(ring(OLD)), false))
        .hasToString("Opened[key=AuthorKey, underFormerKey=false]");
  }
}
