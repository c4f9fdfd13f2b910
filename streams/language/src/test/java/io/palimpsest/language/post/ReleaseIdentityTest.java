package io.palimpsest.language.post;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ReleaseIdentityTest {

  /** What identifies a release. */
  record Parts(String author, String id, String text, String policy, int version) {
    ReleaseIdentity identity() {
      return identityAt(Instant.EPOCH, "raw.posts");
    }

    ReleaseIdentity identityAt(Instant time, String topic) {
      return ReleaseIdentity.of(
          new Post(id, author, text, time),
          new Policy(
              policy,
              version,
              List.of(topic),
              Optional.empty(),
              new TokenRules.Redact(),
              Optional.empty()));
    }
  }

  /** Few values, so that equal parts are drawn often. */
  @Property(tries = 5000)
  void shouldBeEqualIffAllPartsAre(@ForAll("similar") Parts one, @ForAll("similar") Parts other) {
    assertThat(one.identity().equals(other.identity())).isEqualTo(one.equals(other));
  }

  @Property
  void shouldNoticeEachPartThatChanges(@ForAll("any") Parts p) {
    assertThat(
            List.of(
                p.identity(),
                new Parts(p.author() + "x", p.id(), p.text(), p.policy(), p.version()).identity(),
                new Parts(p.author(), p.id() + "x", p.text(), p.policy(), p.version()).identity(),
                new Parts(p.author(), p.id(), p.text() + "x", p.policy(), p.version()).identity(),
                new Parts(p.author(), p.id(), p.text(), p.policy() + "x", p.version()).identity(),
                new Parts(p.author(), p.id(), p.text(), p.policy(), p.version() + 1).identity()))
        .doesNotHaveDuplicates();
  }

  /** The same characters in the same order, cut into parts elsewhere, are another release. */
  @Property
  void shouldNoticeCharactersThatMoveBetweenParts(@ForAll("any") Parts p) {
    Parts fromAuthor = new Parts(p.author() + "m", p.id(), p.text(), p.policy(), p.version());
    Parts toId = new Parts(p.author(), "m" + p.id(), p.text(), p.policy(), p.version());
    Parts fromId = new Parts(p.author(), p.id() + "m", p.text(), p.policy(), p.version());
    Parts toText = new Parts(p.author(), p.id(), "m" + p.text(), p.policy(), p.version());
    Parts fromText = new Parts(p.author(), p.id(), p.text() + "m", p.policy(), p.version());
    Parts toPolicy = new Parts(p.author(), p.id(), p.text(), "m" + p.policy(), p.version());

    assertThat(fromAuthor.identity()).isNotEqualTo(toId.identity());
    assertThat(fromId.identity()).isNotEqualTo(toText.identity());
    assertThat(fromText.identity()).isNotEqualTo(toPolicy.identity());
  }

  @Property
  void shouldNoticeDigitsThatMoveFromTheVersionToTheNameOfThePolicy(@ForAll("any") Parts p) {
    assertThat(new Parts(p.author(), p.id(), p.text(), p.policy() + "1", 2).identity())
        .isNotEqualTo(new Parts(p.author(), p.id(), p.text(), p.policy(), 12).identity());
  }

  @Property
  void shouldNotCareForAnythingElse(@ForAll("any") Parts parts, @ForAll int second) {
    assertThat(parts.identityAt(Instant.ofEpochSecond(second), "raw.other"))
        .isEqualTo(parts.identity());
  }

  @Provide
  Arbitrary<Parts> similar() {
    Arbitrary<String> few = Arbitraries.of("", "a", "aa", "\u0000");
    return Combinators.combine(
            few, few, few, Arbitraries.of("a", "aa"), Arbitraries.integers().between(1, 2))
        .as(Parts::new);
  }

  /** Well-formed text, as PostRules demands. */
  @Provide
  Arbitrary<Parts> any() {
    Arbitrary<String> text =
        Arbitraries.of("a", "b", "\u0000", "ä", "€", "😀", "1", "\n")
            .list()
            .ofMaxSize(8)
            .map(characters -> String.join("", characters));
    Arbitrary<String> policy =
        Arbitraries.strings().withCharRange('a', 'z').ofMinLength(1).ofMaxLength(8);
    return Combinators.combine(
            text, text, text, policy, Arbitraries.integers().between(1, 1_000_000))
        .as(Parts::new);
  }

  /** Made with Python: sha256 over each part after its length in four bytes. */
  @Example
  void shouldNeverChange() {
    assertThat(new Parts("anna", "1", "Zoë 🦊", "redact", 1).identity().digest())
        .isEqualTo("c2f66717718afb73216b02fe6e11d2c3703bb9ee50a5288e14a5056d9514d17a");
  }
}
