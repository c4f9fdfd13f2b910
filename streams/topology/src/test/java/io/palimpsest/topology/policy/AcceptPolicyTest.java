package io.palimpsest.topology.policy;

import static io.palimpsest.topology.policy.PolicyDesk.document;
import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.policy.PolicyExplanation;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.schemas.PolicyVerdict;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AcceptPolicyTest {
  private final PolicyDesk desk = new PolicyDesk();

  @AfterEach
  void close() {
    desk.close();
  }

  private void assertRefused(PolicyVerdict verdict, String... words) {
    assertThat(verdict.getAccepted()).isFalse();
    assertThat(verdict.getExplanation()).contains(words).doesNotContain("\n");
    assertThat(desk.changes()).isEmpty();
  }

  @Test
  void shouldPutAValidPolicyInForceAndExplainIt() {
    PolicyVerdict verdict = desk.submit("strict", 3, "");

    assertThat(verdict.getName()).isEqualTo("strict");
    assertThat(verdict.getVersion()).isEqualTo(3);
    assertThat(verdict.getAccepted()).isTrue();
    assertThat(verdict.getExplanation())
        .isEqualTo(PolicyExplanation.of(PolicyReader.read(document("strict", 3, ""))));
    assertThat(verdict.getDecidedAt()).isEqualTo(PolicyDesk.NOW);
    assertThat(desk.changes())
        .containsExactly(Map.entry("strict", Optional.of(document("strict", 3, ""))));
  }

  @Test
  void shouldReplaceAPolicyByALaterVersion() {
    desk.submit("strict", 3, "");
    desk.changes();

    assertThat(desk.submit("strict", 5, "better").getAccepted()).isTrue();
    assertThat(desk.counters.verdicts(true)).isEqualTo(2);
    assertThat(desk.counters.verdicts(false)).isZero();
    assertThat(desk.changes())
        .containsExactly(Map.entry("strict", Optional.of(document("strict", 5, "better"))));
  }

  @Test
  void shouldAcceptTheSameAgainWithoutEffect() {
    desk.submit("strict", 3, "");
    desk.changes();

    PolicyVerdict verdict = desk.submit("strict", 3, "");

    assertThat(verdict.getAccepted()).isTrue();
    assertThat(verdict.getExplanation()).startsWith("Policy strict version 3 is in force already.");
    assertThat(desk.changes()).isEmpty();
  }

  @Test
  void shouldRefuseAVersionThatComesBackWithAnotherDocument() {
    desk.submit("strict", 3, "");
    desk.changes();

    assertRefused(desk.submit("strict", 3, "changed"), "another document", "raise the version");
  }

  @Test
  void shouldRefuseAnEarlierVersion() {
    desk.submit("strict", 3, "");
    desk.changes();

    assertRefused(desk.submit("strict", 2, ""), "version 3 was accepted before");
    assertThat(desk.counters.verdicts(false)).isEqualTo(1);
  }

  @Test
  void shouldRefuseASecondPolicyUntilTheFirstIsWithdrawn() {
    desk.submit("strict", 1, "");
    desk.changes();

    assertRefused(desk.submit("other", 1, ""), "policy 'strict' is in force", "withdraw it first");
    desk.withdraw("strict");
    assertThat(desk.submit("other", 1, "").getAccepted()).isTrue();
  }

  @Test
  void shouldWithdrawByATombstone() {
    desk.submit("strict", 4, "");
    desk.changes();

    PolicyVerdict verdict = desk.withdraw("strict");

    assertThat(verdict.getAccepted()).isTrue();
    assertThat(verdict.getVersion()).isEqualTo(4);
    assertThat(verdict.getExplanation()).contains("withdrawn", "redact version 1 holds");
    assertThat(desk.changes()).containsExactly(Map.entry("strict", Optional.empty()));
    assertRefused(desk.withdraw("strict"), "not in force");
  }

  @Test
  void shouldRememberVersionsBeyondAWithdrawal() {
    desk.submit("strict", 4, "");
    desk.withdraw("strict");
    desk.changes();

    assertRefused(desk.submit("strict", 4, "changed"), "another document");
    assertRefused(desk.submit("strict", 3, ""), "version 4");
    assertThat(desk.submit("strict", 4, "").getAccepted()).isTrue();
    assertThat(desk.changes()).hasSize(1);
  }

  @Test
  void shouldNotLetThePolicyOfTheStartBeReplacedUnderItsOwnVersion() {
    String looser =
        """
        policy: redact
        version: 1
        topics: [raw.posts]
        entities: {}
        tokens: { mechanism: keep, acknowledge-no-guarantee: true }
        """;

    assertRefused(desk.submit("redact", "redact", 1, looser), "started with another version 1");
    assertThat(desk.submit("redact", 1, "the same in other words").getAccepted()).isTrue();
  }

  @Test
  void shouldRefuseWhereKeyRecordAndDocumentDisagree() {
    String document = document("strict", 2, "");

    assertRefused(desk.submit("lax", "strict", 2, document), "policy 'strict'", "as its key");
    assertRefused(desk.submit("strict", "lax", 2, document), "policy 'strict'", "into the record");
    assertRefused(desk.submit("strict", "strict", 1, document), "version 1", "version 2");
  }

  @Test
  void shouldSayWhatIsWrongWithADocument() {
    assertRefused(desk.submit("strict", "strict", 1, "policy: ["), "not YAML");
    assertRefused(
        desk.submit("strict", "strict", 1, document("strict", 1, "").replace("redact", "magic")),
        "tokens.mechanism");
    assertRefused(
        desk.submit(
            "strict", "strict", 1, document("strict", 1, "").replace("raw.posts", "raw.others")),
        "add raw.posts");
  }

  @Test
  void shouldRefuseToDrawWordsWithoutALexicon() {
    String drawing =
        document("strict", 1, "")
            .replace("mechanism: redact", "{ mechanism: custext, epsilon: 1 }");

    assertRefused(
        desk.submit("strict", "strict", 1, drawing), "started without a lexicon", "--lexicon");
  }

  @Test
  void shouldRefuseWhatIsNoPolicyAtAll() {
    byte[] name = "strict".getBytes(StandardCharsets.UTF_8);
    byte[] value = desk.bytes("strict", 1, document("strict", 1, ""));

    assertRefused(desk.submit(name, new byte[] {1, 2, 3}), "NOT_WIRE_FORMAT");
    assertRefused(desk.submit(null, value), "key");
    assertRefused(desk.submit(new byte[] {(byte) 0xff}, value), "key");
    assertRefused(desk.submit(new byte[0], null), "key");
  }

  @Test
  void shouldKeepAVerdictShort() {
    String topics = "raw.posts, " + "raw.a".repeat(40) + ", raw.b".repeat(3000);
    String document = document("strict", 1, "").replace("raw.posts", topics);

    assertThat(desk.submit("strict", "strict", 1, document).getExplanation())
        .hasSizeLessThan(8_100)
        .endsWith(" ...");
  }
}
