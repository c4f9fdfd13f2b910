package io.palimpsest.mechanisms.key;

import static io.palimpsest.mechanisms.key.TestKeys.NEW;
import static io.palimpsest.mechanisms.key.TestKeys.OLD;
import static io.palimpsest.mechanisms.key.TestKeys.STRANGE;
import static io.palimpsest.mechanisms.key.TestKeys.authorKey;
import static io.palimpsest.mechanisms.key.TestKeys.bytes;
import static io.palimpsest.mechanisms.key.TestKeys.ring;
import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.key.KeyRing.Unwrapped;
import io.palimpsest.mechanisms.key.KeyRing.Unwrapped.Damaged;
import io.palimpsest.mechanisms.key.KeyRing.Unwrapped.MissingMasterKey;
import io.palimpsest.mechanisms.key.KeyRing.Unwrapped.Opened;
import java.util.Arrays;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Any string is an owner, lone surrogates included. */
class KeyRingLawsTest {
  private static final int WRAPPED_BITS = 65 * Byte.SIZE;

  @Property(tries = 300)
  void shouldUnwrapWhatItWrapped(@ForAll String owner) {
    KeyRing ring = ring(NEW, OLD);
    AuthorKey key = authorKey(ring);

    Unwrapped unwrapped = ring.unwrap(ring.wrap(key, owner), owner);

    assertThat(opened(unwrapped)).isEqualTo(bytes(key));
    assertThat(((Opened) unwrapped).underFormerKey()).isFalse();
  }

  @Property(tries = 300)
  void shouldRefuseAnotherOwner(@ForAll String owner, @ForAll String other) {
    Assume.that(!owner.equals(other));
    KeyRing ring = ring(OLD);

    assertThat(ring.unwrap(ring.wrap(authorKey(ring), owner), other)).isInstanceOf(Damaged.class);
  }

  @Property
  void shouldRefuseAnyFlippedBit(@ForAll @IntRange(max = WRAPPED_BITS - 1) int bit) {
    KeyRing ring = ring(NEW, OLD);
    byte[] wrapped = ring.wrap(authorKey(ring), "anna");
    wrapped[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);

    assertThat(wrapped).hasSize(WRAPPED_BITS / Byte.SIZE);
    assertThat(ring.unwrap(wrapped, "anna")).isNotInstanceOf(Opened.class);
  }

  @Property
  void shouldRefuseAnyBytes(@ForAll byte[] bytes, @ForAll @IntRange(max = 80) int length) {
    KeyRing ring = ring(OLD);
    byte[] cut = Arrays.copyOf(ring.wrap(authorKey(ring), "anna"), length);
    Assume.that(length * Byte.SIZE != WRAPPED_BITS);

    assertThat(ring.unwrap(bytes, "anna")).isNotInstanceOf(Opened.class);
    assertThat(ring.unwrap(cut, "anna")).isInstanceOf(Damaged.class);
  }

  @Property(tries = 100)
  void shouldMakeOneKeyOfANonceOnEveryRingThatHasItsMasterKey(@ForAll boolean byTheNewOne) {
    String nonce = (byTheNewOne ? ring(NEW) : ring(OLD)).nonce();

    AuthorKey key = ring(NEW, OLD).newAuthorKey(nonce).orElseThrow();

    assertThat(bytes(ring(OLD, NEW).newAuthorKey(nonce).orElseThrow())).isEqualTo(bytes(key));
    assertThat(bytes(ring(NEW, STRANGE, OLD).newAuthorKey(nonce).orElseThrow()))
        .isEqualTo(bytes(key));
    assertThat(ring(STRANGE).newAuthorKey(nonce)).isEmpty();
  }

  @Property(tries = 100)
  void shouldOpenAKeyOfBeforeARotation(@ForAll String owner) {
    AuthorKey key = authorKey(ring(OLD));
    byte[] wrapped = ring(OLD).wrap(key, owner);

    Unwrapped afterwards = ring(NEW, OLD).unwrap(wrapped, owner);

    assertThat(opened(afterwards)).isEqualTo(bytes(key));
    assertThat(((Opened) afterwards).underFormerKey()).isTrue();
    byte[] again = ring(NEW, OLD).wrap(((Opened) afterwards).key(), owner);
    assertThat(opened(ring(NEW).unwrap(again, owner))).isEqualTo(bytes(key));
    assertThat(ring(NEW).unwrap(wrapped, owner)).isEqualTo(new MissingMasterKey(OLD.id()));
  }

  private static String opened(Unwrapped unwrapped) {
    assertThat(unwrapped).isInstanceOf(Opened.class);
    return bytes(((Opened) unwrapped).key());
  }
}
