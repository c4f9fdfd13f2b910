package io.palimpsest.language.post;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.language.redaction.TextPiece;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The pieces that people are shown are those of the release. */
class PiecesLawsTest {
  private static final KeyedRandomness ANNA = MasterKey.random().authorKey("anna").randomness(0);
  private static final PostRules RULES = new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES);
  private static final List<Privatizer> PRIVATIZERS =
      List.of(
          privatizer(BuiltInPolicies.redact()),
          privatizer(BuiltInPolicies.find("entities-only").orElseThrow()),
          privatizer(sampling("token")),
          privatizer(sampling("user")));

  private static Policy sampling(String level) {
    return PolicyReader.read(
        """
        policy: pieces
        version: 1
        topics: [raw.posts]
        entities: { person: { action: pseudonymize }, email: { action: sanitize } }
        tokens: { mechanism: custext, epsilon: 1, k: 3, level: %s }
        """
            .formatted(level));
  }

  private static Privatizer privatizer(Policy policy) {
    return Privatizer.of(policy, RULES, () -> SmallLexicon.LEXICON, done -> {});
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> parts =
        Arbitraries.oneOf(
            Arbitraries.of(
                "dog",
                "Coffee",
                "TEA",
                "the",
                "Anna Smith",
                "anna@example.com",
                "don't",
                "42",
                "1,000",
                "#lisbon",
                "@kofi",
                "zzyzx",
                ".",
                "!?",
                "\u200b",
                "🎉",
                "\r\n",
                "é"),
            Arbitraries.strings().all().ofMaxLength(5));
    return parts.list().ofMaxSize(20).map(all -> String.join(" ", all));
  }

  @Property
  void shouldCoverTheTextAndMakeUpTheRelease(@ForAll("texts") String text) {
    for (Privatizer privatizer : PRIVATIZERS) {
      Post post = new Post("1", "anna", text, Instant.EPOCH);
      PlannedPost planned =
          privatizer.plan(
              privatizer.replace(
                  privatizer.detect(post),
                  new AuthorContext(ANNA, AuthorMemory.empty()),
                  (value, k) -> false));

      List<TextPiece> pieces = privatizer.pieces(planned, ANNA);

      assertThat(
              pieces.stream()
                  .map(piece -> text.substring(piece.start(), piece.end()))
                  .collect(Collectors.joining()))
          .isEqualTo(text);
      assertThat(pieces.stream().map(TextPiece::safe).collect(Collectors.joining()))
          .isEqualTo(privatizer.draw(planned, ANNA).text());
    }
  }
}
