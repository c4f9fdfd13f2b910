package io.palimpsest.mechanisms.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Any string is a store or a key, lone surrogates included. */
class StateSealLawsTest {
  private static final StateSeal SEAL = MasterKey.random().authorKey("anna").seal();
  private static final int OVERHEAD = 29;

  @Property(tries = 300)
  void shouldOpenWhatItSealed(
      @ForAll String store, @ForAll String key, @ForAll @Size(max = 300) byte[] plain) {
    byte[] sealed = SEAL.seal(store, key, plain);

    assertThat(SEAL.open(store, key, sealed)).isEqualTo(plain);
    assertThat(sealed).hasSize(plain.length + OVERHEAD).isNotEqualTo(SEAL.seal(store, key, plain));
  }

  @Property(tries = 300)
  void shouldBeBoundToStoreAndKey(
      @ForAll String store, @ForAll String key, @ForAll String other, @ForAll byte[] plain) {
    byte[] sealed = SEAL.seal(store, key, plain);

    assertThatItBreaks(other.equals(store) ? store + " " : other, key, sealed);
    assertThatItBreaks(store, other.equals(key) ? key + " " : other, sealed);
  }

  /** However the same characters are cut. */
  @Property(tries = 300)
  void shouldTellStoreFromKey(
      @ForAll @Size(max = 8) String both, @ForAll int one, @ForAll int two) {
    int cut = Math.floorMod(one, both.length() + 1);
    int otherCut = Math.floorMod(two, both.length() + 1);
    Assume.that(cut != otherCut);

    byte[] sealed = SEAL.seal(both.substring(0, cut), both.substring(cut), new byte[1]);

    assertThatItBreaks(both.substring(0, otherCut), both.substring(otherCut), sealed);
  }

  @Property
  void shouldRefuseAnyFlippedBit(
      @ForAll @Size(max = 20) byte[] plain, @ForAll @IntRange(min = 0) int position) {
    byte[] sealed = SEAL.seal("store", "anna", plain);
    int bit = position % (sealed.length * Byte.SIZE);
    sealed[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);

    assertThatItBreaks("store", "anna", sealed);
  }

  @Property
  void shouldRefuseAnyOtherBytes(
      @ForAll byte[] bytes, @ForAll @IntRange(max = OVERHEAD + 4) int length) {
    byte[] cut = Arrays.copyOf(SEAL.seal("store", "anna", new byte[5]), length);

    assertThatItBreaks("store", "anna", bytes);
    assertThatItBreaks("store", "anna", cut);
  }

  @Example
  void shouldRefuseAnotherAuthorsValue() {
    MasterKey master = MasterKey.random();
    byte[] sealed = master.authorKey("bob").seal().seal("store", "anna", new byte[5]);

    assertThatItBreaks("store", "anna", sealed);
  }

  /** UTF-8 would write both as '?'. */
  @Example
  void shouldTellLoneSurrogatesApart() {
    assertThatItBreaks("store", "\ud801", SEAL.seal("store", "\ud800", new byte[5]));
  }

  /**
   * Made with Python as in {@link KeyRingTest}: {@code b"\1" + vector + AESGCM(derive(author,
   * b"state")).encrypt(vector, b"plain", bind("memory", "anna"))}.
   */
  @Example
  void shouldOpenInAllVersionsToCome() {
    byte[] author =
        HexFormat.of().parseHex("6686f8a6912451bb0c3d75400df9614260073dc41d0e7d0233855181131fd045");
    byte[] sealed =
        HexFormat.of()
            .parseHex("01000102030405060708090a0b317c83e4d11f33f4403f516ad1bae119a56024cbb5");

    assertThat(AuthorKey.of(author).seal().open("memory", "anna", sealed))
        .isEqualTo("plain".getBytes(StandardCharsets.UTF_8));
  }

  @Example
  void shouldRefuseNull() {
    assertThatNullPointerException().isThrownBy(() -> SEAL.seal(null, "anna", new byte[0]));
    assertThatNullPointerException().isThrownBy(() -> SEAL.seal("store", null, new byte[0]));
    assertThatNullPointerException().isThrownBy(() -> SEAL.seal("store", "anna", null));
    assertThatNullPointerException().isThrownBy(() -> SEAL.open("store", "anna", null));
  }

  private static void assertThatItBreaks(String store, String key, byte[] sealed) {
    assertThatExceptionOfType(SealBrokenException.class)
        .isThrownBy(() -> SEAL.open(store, key, sealed))
        .withMessage("a stored value does not open: damaged, or of another store, key or author")
        .withNoCause();
  }
}
