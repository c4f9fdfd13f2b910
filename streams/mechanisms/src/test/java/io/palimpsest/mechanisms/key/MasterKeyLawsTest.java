package io.palimpsest.mechanisms.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.HexFormat;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.arbitraries.StringArbitrary;
import net.jqwik.api.constraints.Size;

class MasterKeyLawsTest {

  @Property
  void shouldGiveAnAuthorOnePseudonym(
      @ForAll @Size(32) byte[] secret, @ForAll("authors") String author) {
    assertThat(key(secret).authorKey(author).pseudonym())
        .isEqualTo(key(secret).authorKey(author).pseudonym())
        .matches("[0-9a-f]{32}");
  }

  /** Equality would be a collision in 128 bits. */
  @Property
  void shouldTellAuthorsApart(
      @ForAll @Size(32) byte[] secret,
      @ForAll("authors") String author,
      @ForAll("authors") String other) {
    Assume.that(!author.equals(other));

    assertThat(key(secret).authorKey(author).pseudonym())
        .isNotEqualTo(key(secret).authorKey(other).pseudonym());
  }

  @Property
  void shouldGiveAnAuthorAnotherPseudonymUnderAnotherKey(
      @ForAll @Size(32) byte[] secret, @ForAll("authors") String author, @ForAll int position) {
    byte[] other = secret.clone();
    other[Math.floorMod(position, other.length)] ^= 1;

    assertThat(key(secret).authorKey(author).pseudonym())
        .isNotEqualTo(key(other).authorKey(author).pseudonym());
  }

  /** False alarm: 57 places for 32 bits in 1000 tries, below 2^-16. */
  @Property
  void shouldNeverShowItself(@ForAll @Size(32) byte[] secret, @ForAll("authors") String author) {
    MasterKey key = key(secret);

    assertThat(key.toString()).matches("MasterKey [0-9a-f]{8}").endsWith(key.id());
    assertThat(HexFormat.of().formatHex(secret))
        .doesNotContain(key.authorKey(author).pseudonym(), key.id());
  }

  @Property
  void shouldNotCareForTheCaseOfDigitsAndWhiteSpaceAround(@ForAll @Size(32) byte[] secret) {
    String upper = HexFormat.of().withUpperCase().formatHex(secret);

    assertThat(MasterKey.parse(" \t" + upper + "\r\n").authorKey("anna").pseudonym())
        .isEqualTo(key(secret).authorKey("anna").pseudonym());
  }

  @Property
  void shouldRefuseAnythingElseWithoutQuotingIt(@ForAll("malformed") String malformed) {
    Throwable refusal = catchThrowable(() -> MasterKey.parse(malformed));

    assertThat(refusal)
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasNoCause()
        .hasMessage("a key is 64 hexadecimal digits: make one with 'openssl rand -hex 32'");
    assertThat(refusal.getSuppressed()).isEmpty();
  }

  /** Well-formed text, as PostRules demands: UTF-8 has one and the same '?' for all the rest. */
  @Provide
  Arbitrary<String> authors() {
    return Arbitraries.integers()
        .between(0, Character.MAX_CODE_POINT)
        .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)
        .map(Character::toString)
        .list()
        .ofMaxSize(20)
        .map(characters -> String.join("", characters));
  }

  @Provide
  Arbitrary<String> malformed() {
    StringArbitrary digits = Arbitraries.strings().withChars("0123456789abcdefABCDEF");
    return Arbitraries.oneOf(
        Arbitraries.strings().filter(s -> !s.strip().matches("[0-9a-fA-F]{64}")),
        digits.ofMaxLength(63),
        digits.ofMinLength(65).ofMaxLength(200),
        digits.ofLength(63).map(s -> s + "g"),
        digits.ofLength(62).map(s -> "0x" + s),
        digits.ofLength(64).map(s -> s.substring(0, 32) + " " + s.substring(32)),
        digits.ofLength(63).map(s -> "\uff11" + s));
  }

  private static MasterKey key(byte[] secret) {
    return MasterKey.parse(HexFormat.of().formatHex(secret));
  }
}
