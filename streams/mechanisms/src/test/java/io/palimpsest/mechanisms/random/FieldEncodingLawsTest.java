package io.palimpsest.mechanisms.random;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.random.DrawScope.Post;
import io.palimpsest.mechanisms.random.DrawScope.Token;
import io.palimpsest.mechanisms.random.DrawScope.User;
import java.util.HexFormat;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

class FieldEncodingLawsTest {

  /**
   * A draw's context but for the index, which goes into the cipher's block unchanged. The epoch is
   * part of it at level user only.
   */
  record Context(long epoch, DrawScope scope, Optional<String> word) {
    Context {
      epoch = scope instanceof User ? epoch : 0;
    }

    String encoded() {
      return encoded(epoch);
    }

    String encoded(long anyEpoch) {
      FieldEncoding fields = FieldEncoding.of(scope, anyEpoch);
      word.ifPresent(fields::text);
      return HexFormat.of().formatHex(fields.bytes());
    }
  }

  /** The values are few, so that equal and nearly equal contexts are common. */
  @Property(tries = 20_000)
  void shouldEncodeContextsEquallyIfAndOnlyIfTheyAreEqual(
      @ForAll("contexts") Context one, @ForAll("contexts") Context other) {
    assertThat(one.encoded().equals(other.encoded())).isEqualTo(one.equals(other));
  }

  @Property
  void shouldLookAtTheEpochAtLevelUserOnly(
      @ForAll("contexts") Context context, @ForAll @LongRange(min = 3) long another) {
    assertThat(context.encoded(another).equals(context.encoded()))
        .isNotEqualTo(context.scope() instanceof User);
  }

  @Property
  void shouldEncodeAnyTwoStringsApart(@ForAll String one, @ForAll String other) {
    Digest zero = new Digest(0, 0, 0, 0);

    assertThat(
            new Context(0, new Token(one, zero, zero), Optional.of(other))
                .encoded()
                .equals(new Context(0, new Token(other, zero, zero), Optional.of(one)).encoded()))
        .isEqualTo(one.equals(other));
  }

  /** UTF-8 would write both as '?'. */
  @Example
  void shouldTellLoneSurrogatesApart() {
    assertThat(Digest.ofText("\ud800")).isNotEqualTo(Digest.ofText("\ud801"));
    assertThat(FieldEncoding.utf16("\ud800")).containsExactly(0xd8, 0x00);
  }

  @Provide
  Arbitrary<Context> contexts() {
    Arbitrary<Digest> digests = Arbitraries.longs().between(0, 1).map(d -> new Digest(0, 0, 0, d));
    Arbitrary<String> texts = Arbitraries.strings().withChars("\0\1a\ud800").ofMaxLength(2);
    Arbitrary<DrawScope> scopes =
        Arbitraries.oneOf(
            Combinators.combine(texts, digests, digests).as(Token::new),
            Combinators.combine(texts, digests, digests).as(Post::new),
            digests.map(User::new));
    Arbitrary<Long> epochs = Arbitraries.longs().between(0, 2).withoutEdgeCases();
    return Combinators.combine(epochs, scopes, texts.optional()).as(Context::new);
  }
}
