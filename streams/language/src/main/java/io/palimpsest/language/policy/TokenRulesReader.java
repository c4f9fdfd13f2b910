package io.palimpsest.language.policy;

import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.language.sampling.Level;
import io.palimpsest.language.sampling.SamplingRules;
import io.palimpsest.language.sampling.StopWordRule;
import io.palimpsest.language.sampling.UnknownWordRule;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.word.Temperature;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The section {@code tokens} of a policy, read and written. */
final class TokenRulesReader {
  private static final String MECHANISM = "mechanism";
  private static final String EPSILON = "epsilon";
  private static final String K = "k";
  private static final String MAPPING = "mapping";
  private static final String TEMPERATURE = "temperature";
  private static final String LEVEL = "level";
  private static final String STOP_WORDS = "stopwords";
  private static final String UNKNOWN = "unknown";
  private static final String ACKNOWLEDGE = "acknowledge-no-guarantee";

  private static final List<String> MECHANISMS =
      List.of("redact", "keep", "custext", "santext", "exponential");
  private static final List<String> OF_CUSTEXT = List.of(K, MAPPING, TEMPERATURE);
  private static final List<String> OF_SAMPLING = List.of(EPSILON, LEVEL, STOP_WORDS, UNKNOWN);
  private static final Set<String> DRAW_NOTHING = Set.of("redact", "keep");
  private static final Set<String> CAN_PROMISE_NOTHING = Set.of("custext", "keep");
  private static final List<String> KEYS =
      List.of(MECHANISM, EPSILON, K, MAPPING, TEMPERATURE, LEVEL, STOP_WORDS, UNKNOWN, ACKNOWLEDGE);

  private static final int DEFAULT_K = 20;

  private TokenRulesReader() {}

  static TokenRules read(Document tokens) {
    tokens.refuseKeysExcept(KEYS);
    String mechanism = tokens.choice(MECHANISM, MECHANISMS);
    if (!mechanism.equals("custext")) {
      tokens.refuseKeys(OF_CUSTEXT, "belongs to the mechanism custext only; leave it out");
    }
    if (!CAN_PROMISE_NOTHING.contains(mechanism)) {
      tokens.refuseKeys(List.of(ACKNOWLEDGE), "this mechanism promises something; leave it out");
    }
    if (DRAW_NOTHING.contains(mechanism)) {
      tokens.refuseKeys(OF_SAMPLING, "means nothing where nothing is drawn; leave it out");
      return mechanism.equals("redact") ? new TokenRules.Redact() : keep(tokens);
    }
    return new TokenRules.Sample(
        drawing(mechanism, tokens),
        tokens.number(EPSILON),
        new SamplingRules(
            tokens.constant(LEVEL, Level.USER),
            tokens.constant(STOP_WORDS, StopWordRule.KEEP),
            tokens.constant(UNKNOWN, UnknownWordRule.CLASS)),
        tokens.flag(ACKNOWLEDGE));
  }

  private static TokenRules keep(Document tokens) {
    if (!tokens.flag(ACKNOWLEDGE)) {
      throw new InvalidPolicyException(
          "tokens.mechanism: 'keep' promises nothing about words; choose another, or write"
              + " 'acknowledge-no-guarantee: true' under tokens");
    }
    return new TokenRules.Keep();
  }

  private static Drawing drawing(String mechanism, Document tokens) {
    return switch (mechanism) {
      case "santext" -> new Drawing.Santext();
      case "exponential" -> new Drawing.Exponential();
      default -> custext(tokens);
    };
  }

  private static Drawing custext(Document tokens) {
    Mapping mapping = tokens.constant(MAPPING, Mapping.BALANCED);
    Temperature usual =
        mapping == Mapping.AGGRESSIVE ? Temperature.NOMINAL : Temperature.CALIBRATED;
    return new Drawing.Custext(
        tokens.has(K) ? tokens.wholeNumber(K, 2) : DEFAULT_K,
        mapping,
        tokens.constant(TEMPERATURE, usual));
  }

  /** The section that says the same, with nothing left to defaults. */
  static Map<String, Object> written(TokenRules rules) {
    Map<String, Object> section = new LinkedHashMap<>();
    section.put(MECHANISM, rules.mechanism());
    if (rules instanceof TokenRules.Keep) {
      section.put(ACKNOWLEDGE, true);
    }
    if (!(rules instanceof TokenRules.Sample sample)) {
      return section;
    }
    section.put(EPSILON, sample.epsilon());
    if (sample.drawing() instanceof Drawing.Custext custext) {
      section.put(K, custext.k());
      section.put(MAPPING, Document.lower(custext.mapping()));
      section.put(TEMPERATURE, Document.lower(custext.temperature()));
      if (sample.acknowledgesNoGuarantee()) {
        section.put(ACKNOWLEDGE, true);
      }
    }
    section.put(LEVEL, Document.lower(sample.rules().level()));
    section.put(STOP_WORDS, Document.lower(sample.rules().stopWords()));
    section.put(UNKNOWN, Document.lower(sample.rules().unknown()));
    return section;
  }

  /**
   * Some rules with a few settings changed. Another mechanism leaves behind what belonged to the
   * old one.
   */
  static TokenRules adjusted(TokenRules base, Map<String, Object> changes) {
    Map<String, Object> section = written(base);
    Object mechanism = changes.getOrDefault(MECHANISM, base.mechanism());
    if (!mechanism.equals(base.mechanism())) {
      section.keySet().removeAll(OF_CUSTEXT);
      section.remove(ACKNOWLEDGE);
    }
    if (DRAW_NOTHING.contains(mechanism)) {
      section.keySet().removeAll(OF_SAMPLING);
    }
    // An aggressive mapping has no loss to calibrate; whoever changes to it need not know that.
    if ("aggressive".equals(changes.get(MAPPING))) {
      section.remove(TEMPERATURE);
    }
    section.putAll(changes);
    return read(Document.section("tokens", section));
  }
}
