package io.palimpsest.language.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PolicyReaderTest {

  private static final String GOOD =
      """
      policy: newsroom
      version: 3
      topics: [raw.posts, raw.comments]
      tokens:
        mechanism: redact
      """;

  @Test
  void shouldReadAPolicy() {
    assertThat(PolicyReader.read(GOOD))
        .isEqualTo(
            new Policy(
                "newsroom",
                3,
                List.of("raw.posts", "raw.comments"),
                Optional.empty(),
                new TokenRules.Redact(),
                Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "# a comment\npolicy: newsroom # another\nversion: 3\n"
            + "topics: [raw.posts, raw.comments]\ntokens: {mechanism: redact} # last",
        "{policy: newsroom, version: 3, topics: [raw.posts, raw.comments],"
            + " tokens: {mechanism: redact}}",
        "{\"policy\": \"newsroom\", \"version\": 3, \"topics\": [\"raw.posts\", \"raw.comments\"],"
            + " \"tokens\": {\"mechanism\": \"redact\"}}",
        "---\ntokens:\n  mechanism: 'redact'\ntopics:\n- raw.posts\n- raw.comments\n"
            + "version: 3\npolicy: newsroom\n...\n",
        "policy: newsroom\r\nversion: 3\r\ntopics: [raw.posts, raw.comments]\r\n"
            + "tokens:\r\n  mechanism: redact\r\n",
        "policy: &name newsroom\nversion: 3\ntopics: [raw.posts, raw.comments]\n"
            + "tokens: &t\n  mechanism: redact\n",
        "\ufeffpolicy: newsroom\nversion: 3\ntopics: [raw.posts, raw.comments]\n"
            + "tokens: {mechanism: redact}"
      })
  void shouldReadAPolicyHoweverItIsWritten(String yaml) {
    assertThat(PolicyReader.read(yaml)).isEqualTo(PolicyReader.read(GOOD));
  }

  static List<Arguments> badDocuments() {
    return List.of(
        // keys
        bad(GOOD.replace("topics:", "topisc:"), "unknown key 'topisc': did you mean 'topics'?"),
        bad(GOOD.replace("version:", "Version:"), "unknown key 'Version': did you mean 'version'?"),
        bad(
            GOOD.replace("mechanism:", "mechansim:"),
            "unknown key 'tokens.mechansim': did you mean 'mechanism'?"),
        bad(
            GOOD + "prices: 3\n",
            "unknown key 'prices': use one of: policy, version, topics, entities, tokens, budget"),
        bad(GOOD + "budget: 3\n", "budget must be a mapping, 'key: value' on each line"),
        bad(
            GOOD + "  epsilon: 1\n",
            "tokens.epsilon: means nothing where nothing is drawn; leave it out"),
        bad(GOOD + "  k: 20\n", "tokens.k: belongs to the mechanism custext only; leave it out"),
        bad(
            GOOD + "7: x\n",
            "unknown key '7': use one of: policy, version, topics, entities, tokens, budget"),
        bad(
            GOOD + "true: x\n",
            "unknown key 'true': use one of: policy, version, topics, entities, tokens, budget"),
        bad(
            GOOD + "null: x\n",
            "unknown key 'null': use one of: policy, version, topics, entities, tokens, budget"),
        bad(
            GOOD + "? [policy]\n: x\n",
            "unknown key '?': use one of: policy, version, topics, entities, tokens, budget"),
        bad(
            GOOD + "? {a: b}\n: x\n",
            "unknown key '?': use one of: policy, version, topics, entities, tokens, budget"),
        bad(
            GOOD + "<<: {a: b}\n",
            "unknown key '<<': use one of: policy, version, topics, entities, tokens, budget"),
        bad(GOOD + "\"pol\\nicy\": x\n", "unknown key 'pol icy': did you mean 'policy'?"),
        bad(
            GOOD + "\"a\\u2028\\x85\\e[31m\\u202eb%s%n\": x\n",
            "unknown key 'a [31m b%s%n': use one of: policy, version, topics, entities, tokens, budget"),
        bad(
            GOOD + "k".repeat(1000) + ": x\n",
            "unknown key '"
                + "k".repeat(120)
                + "...': use one of: policy, version, topics, entities, tokens, budget"),
        // missing
        bad(GOOD.replace("policy: newsroom\n", ""), "'policy' is missing"),
        bad(GOOD.replace("version: 3\n", ""), "'version' is missing"),
        bad(GOOD.replace("version: 3\n", "version:\n"), "'version' is missing"),
        bad(GOOD.replace("topics: [raw.posts, raw.comments]\n", ""), "'topics' is missing"),
        bad(GOOD.replace("tokens:\n  mechanism: redact\n", ""), "'tokens' is missing"),
        bad(GOOD.replace("  mechanism: redact\n", "  {}\n"), "'tokens.mechanism' is missing"),
        // words that are drawn
        badTokens("mechanism: custext", "'tokens.epsilon' is missing"),
        badTokens(
            "mechanism: custext, epsilon: -1", "tokens.epsilon: must be a number from 0 to 1000"),
        badTokens(
            "mechanism: custext, epsilon: 1001", "tokens.epsilon: must be a number from 0 to 1000"),
        badTokens(
            "mechanism: custext, epsilon: .nan", "tokens.epsilon: must be a number from 0 to 1000"),
        badTokens(
            "mechanism: custext, epsilon: .inf", "tokens.epsilon: must be a number from 0 to 1000"),
        badTokens(
            "mechanism: custext, epsilon: '1'", "tokens.epsilon: must be a number, such as 1.0"),
        badTokens(
            "mechanism: custext, epsilon: 99999999999999",
            "tokens.epsilon: must be a number, such as 1.0"),
        badTokens(
            "mechanism: custext, epsilon: 1, k: 1",
            "tokens.k: must be a whole number from 2 to 2000"),
        badTokens(
            "mechanism: custext, epsilon: 1, k: 2001",
            "tokens.k: must be a whole number from 2 to 2000"),
        badTokens(
            "mechanism: custext, epsilon: 1, k: 2.5",
            "tokens.k: must be a whole number, at least 2"),
        badTokens(
            "mechanism: custext, epsilon: 1, mapping: balnced",
            "tokens.mapping: 'balnced' is not known: did you mean 'balanced'?"),
        badTokens(
            "mechanism: custext, epsilon: 1, level: post",
            "tokens.level: 'post' is not known: use one of: token, record, user"),
        badTokens(
            "mechanism: custext, epsilon: 1, mapping: aggressive",
            "tokens.mapping: 'aggressive' promises nothing; use 'balanced' or 'conservative', or write"
                + " 'acknowledge-no-guarantee: true' under tokens"),
        badTokens(
            "mechanism: custext, epsilon: 1, mapping: aggressive, temperature: calibrated,"
                + " acknowledge-no-guarantee: true",
            "tokens.temperature: 'aggressive' has no loss to calibrate; use 'nominal'"),
        badTokens(
            "mechanism: custext, epsilon: 1, acknowledge-no-guarantee: 1",
            "tokens.acknowledge-no-guarantee: must be true or false"),
        badTokens(
            "mechanism: santext, epsilon: 1, temperature: nominal",
            "tokens.temperature: belongs to the mechanism custext only; leave it out"),
        badTokens(
            "mechanism: santext, epsilon: 1, acknowledge-no-guarantee: true",
            "tokens.acknowledge-no-guarantee: this mechanism promises something; leave it out"),
        badTokens(
            "mechanism: keep",
            "tokens.mechanism: 'keep' promises nothing about words; choose another, or write"
                + " 'acknowledge-no-guarantee: true' under tokens"),
        badTokens(
            "mechanism: keep, acknowledge-no-guarantee: true",
            "tokens.mechanism: 'keep' without entities would release the raw text; add a section"
                + " 'entities', or choose another mechanism"),
        // entities
        bad(
            GOOD + "entities: {person: {action: sanitize}}\n",
            "entities: mean nothing where every word becomes its class; leave the section out, or"
                + " choose another tokens.mechanism"),
        badEntities(
            "persn: {action: keep}", "unknown key 'entities.persn': did you mean 'person'?"),
        badEntities(
            "feeling: {action: keep}",
            "unknown key 'entities.feeling': use a type such as person or phone; the built-in policy"
                + " 'default' has all of them"),
        badEntities("person: keep", "entities.person must be a mapping, 'key: value' on each line"),
        badEntities("person: {threshold: 0.5}", "'entities.person.action' is missing"),
        badEntities(
            "person: {action: pseudonymise}",
            "entities.person.action: 'pseudonymise' is not known: did you mean 'pseudonymize'?"),
        badEntities(
            "person: {action: shift}",
            "entities.person.action: 'shift' cannot be done to it: use one of: pseudonymize,"
                + " sanitize, generalize, keep, redact"),
        badEntities(
            "person: {action: keep, k: 5}",
            "entities.person.k: belongs to the action generalize only; leave it out"),
        badEntities(
            "date: {action: sanitize, days: 5}",
            "entities.date.days: belongs to the action shift only; leave it out"),
        badEntities(
            "location: {action: generalize, k: 1}",
            "entities.location.k: must be a whole number from 2 to 1000"),
        badEntities(
            "date: {action: shift, days: 0}",
            "entities.date.days: must be a whole number from 1 to 3652"),
        badEntities(
            "date: {action: shift, years: 11}",
            "entities.date.years: must be a whole number from 0 to 10"),
        badEntities(
            "date: {action: keep, years: 3}",
            "entities.date.years: belongs to the action shift only; leave it out"),
        badEntities(
            "person: {action: keep, threshold: 1.5}",
            "entities.person.threshold: must be a number from 0 to 1"),
        badEntities(
            "person: {action: keep, numbered: true}",
            "entities.person.numbered: belongs to the action sanitize only; leave it out"),
        // values
        bad(
            GOOD.replace("redact", "redcat"),
            "tokens.mechanism: 'redcat' is not known: did you mean 'redact'?"),
        bad(
            GOOD.replace("redact", "encrypt"),
            "tokens.mechanism: 'encrypt' is not known: use one of: redact, keep, custext, santext, exponential"),
        bad(
            GOOD.replace("redact", "\"a\\nb\""),
            "tokens.mechanism: 'a b' is not known: use one of: redact, keep, custext, santext, exponential"),
        bad(GOOD.replace("redact", "7"), "tokens.mechanism: must be a word"),
        bad(GOOD.replace("redact", "[redact]"), "tokens.mechanism: must be a word"),
        bad(
            GOOD.replace("  mechanism: redact", "  redact"),
            "tokens must be a mapping, 'key: value' on each line"),
        bad(GOOD.replace("newsroom", "7"), "policy: must be a word"),
        badName("Newsroom"),
        badName("news_room"),
        badName("-news"),
        badName("7news"),
        badName("''"),
        badName("\"news\\n\""),
        badName("n".repeat(64)),
        badVersion("0"),
        badVersion("-1"),
        badVersion("one"),
        badVersion("'3'"),
        badVersion("1.5"),
        badVersion("3.0"),
        badVersion("2147483648"),
        badVersion("99999999999999999999"),
        badVersion("true"),
        badVersion("[3]"),
        badTopics("[]"),
        badTopics("[posts]"),
        badTopics("[safe.posts]"),
        badTopics("[raw.posts, safe.posts]"),
        badTopics("[raw.]"),
        badTopics("[RAW.posts]"),
        badTopics("[rawposts]"),
        badTopics("[\"raw.posts\\n\"]"),
        badTopics("[raw.my posts]"),
        badTopics("[raw.größe]"),
        badTopics("[raw." + "p".repeat(246) + "]"),
        bad(
            GOOD.replace("[raw.posts, raw.comments]", "raw.posts"),
            "topics: must be a list, such as [raw.posts]"),
        bad(GOOD.replace("raw.comments", "7"), "topics: must be a word"),
        bad(GOOD.replace("raw.comments", "null"), "topics: must be a word"),
        // not a mapping
        notAMapping(""),
        notAMapping("# nothing"),
        notAMapping("---"),
        notAMapping("redact"),
        notAMapping("- policy: newsroom"),
        notAMapping("7"),
        // not YAML
        bad(GOOD + "policy: again\n", "line 6: not YAML: found duplicate key policy"),
        bad(
            GOOD.replace("  mechanism", "\tmechanism"),
            "line 5: not YAML: found character '\\t(TAB)' that cannot start any token. (Do not use"
                + " \\t(TAB) for indentation)"),
        bad(GOOD + "---\n" + GOOD, "line 6: not YAML: but found another document"),
        bad("policy: 'newsroom", "line 1: not YAML: found unexpected end of stream"),
        bad("policy: *who", "line 1: not YAML: found undefined alias who"),
        bad(
            "policy: !!java.net.URL [x]",
            "line 1: not YAML: could not determine a constructor for the tag"
                + " tag:yaml.org,2002:java.net.URL"),
        bad("policy: \u0007", "not YAML: special characters are not allowed"),
        bad("version: !!int x", "not YAML: cannot be parsed"),
        bad("policy: \"\\UFFFFFFFF\"", "not YAML: cannot be parsed"),
        bad("? &a [*a]\n: x", "not YAML: cannot be parsed"),
        bad("[".repeat(50_000), "not YAML: cannot be parsed"),
        bad("{a: ".repeat(20_000), "not YAML: cannot be parsed"),
        bad("- ".repeat(45_000), "not YAML: cannot be parsed"),
        bad(
            "k".repeat(1000) + ": 1\n" + "k".repeat(1000) + ": 1\n",
            "line 2: not YAML: found duplicate key " + "k".repeat(100) + "..."),
        // too much
        bad(
            bomb(),
            "not YAML: Number of aliases for non-scalar nodes exceeds the specified max=10"),
        bad(
            GOOD + "#".repeat(100_001 - GOOD.length()),
            "the policy is longer than 100000 characters"));
  }

  @ParameterizedTest(name = "[{index}] {1}")
  @MethodSource("badDocuments")
  void shouldSayInOneLineWhatIsWrong(String yaml, String message) {
    InvalidPolicyException refusal =
        catchThrowableOfType(InvalidPolicyException.class, () -> PolicyReader.read(yaml));

    assertThat(refusal).hasMessage(message).hasNoCause();
    assertThat(message.lines()).hasSize(1);
  }

  @Test
  void shouldReadAPolicyOfTheGreatestLength() {
    assertThat(PolicyReader.read(GOOD + "#".repeat(100_000 - GOOD.length())))
        .isEqualTo(PolicyReader.read(GOOD));
  }

  /** Sixteen doublings as a key: 65,536 items to hash and to print, were it read. */
  private static String bomb() {
    StringBuilder yaml = new StringBuilder("a0: &a0 [x, x]\n");
    for (int i = 1; i <= 16; i++) {
      yaml.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
    }
    return yaml.append("? *a16\n: x\n").toString();
  }

  private static Arguments bad(String yaml, String message) {
    return arguments(yaml, message);
  }

  private static Arguments badEntities(String entities, String message) {
    return bad(
        GOOD.replace("mechanism: redact", "mechanism: santext\n  epsilon: 1")
            + "entities: {"
            + entities
            + "}\n",
        message);
  }

  private static Arguments badTokens(String tokens, String message) {
    return bad(
        GOOD.replace("tokens:\n  mechanism: redact\n", "tokens: {" + tokens + "}\n"), message);
  }

  private static Arguments badName(String name) {
    return bad(
        GOOD.replace("newsroom", name),
        "policy: a name is 1 to 63 lower-case letters, digits and hyphens, a letter first");
  }

  private static Arguments badVersion(String version) {
    return bad(
        GOOD.replace("version: 3", "version: " + version),
        "version: must be a whole number, at least 1");
  }

  private static Arguments badTopics(String topics) {
    return bad(
        GOOD.replace("[raw.posts, raw.comments]", topics),
        "topics: name at least one topic, each 'raw.' and then letters, digits, '.', '_' or '-'");
  }

  private static Arguments notAMapping(String yaml) {
    return bad(yaml, "the policy must be a mapping, 'key: value' on each line");
  }
}
