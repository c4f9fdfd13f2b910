package io.palimpsest.language.policy;

import io.palimpsest.language.entity.EntityRules;
import io.palimpsest.language.sampling.Mechanisms;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.redaction.ShapeRedaction;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** What a policy promises: what is promised of words, as far as entities leave it standing. */
public final class PolicyGuarantee {

  /** Of words that stay as they were written. */
  public static final Guarantee OF_KEPT_WORDS =
      new Guarantee(
          "keep",
          "no two texts",
          "post",
          "nothing is promised about words: they are released as they were written",
          "everything that is not found to be an entity");

  private PolicyGuarantee() {}

  /** What is promised, all of it. */
  public static Guarantee of(Policy policy) {
    return of(ofWords(policy.tokens()), policy.entities());
  }

  private static Guarantee ofWords(TokenRules rules) {
    if (rules instanceof TokenRules.Sample sample) {
      return Mechanisms.guarantee(sample.drawing(), sample.epsilon(), sample.rules());
    }
    return rules instanceof TokenRules.Keep ? OF_KEPT_WORDS : ShapeRedaction.GUARANTEE;
  }

  /**
   * The promise about words where entities are replaced first. Whether a word counts as an entity
   * may depend on the words around it, and an entity is replaced without noise; so the promise
   * holds between texts in which the same places are entities, and the same entities stand there.
   *
   * @param words what is promised where no entities are looked for
   */
  public static Guarantee of(Guarantee words, Optional<EntityRules> entities) {
    if (entities.isEmpty()) {
      return words;
    }
    boolean kept = words.equals(OF_KEPT_WORDS);
    return new Guarantee(
        words.mechanism(),
        kept ? words.neighbours() : words.neighbours() + ", with the same entities around them",
        words.unit(),
        words.promise(),
        words.notPromised()
            + "; entities that detectors find are replaced without differential privacy ("
            + String.join(", ", done(entities.get()))
            + "), and an entity that none finds is a word like all others");
  }

  private static Set<String> done(EntityRules rules) {
    Set<String> done = new LinkedHashSet<>();
    rules
        .byType()
        .forEach(
            (type, rule) -> {
              switch (rule.action().label()) {
                case "pseudonymize" ->
                    done.add(
                        "pseudonyms that are coherent for an author, length and form of codes kept");
                case "generalize" -> done.add("values that at least k authors share");
                case "shift" ->
                    done.add("full dates moved by the same days and years by the same years");
                case "randomize-digits" -> done.add("digits drawn anew, format kept");
                case "keep" -> done.add(type.label() + " kept");
                case "redact" -> done.add("classes of words");
                default -> done.add("labels");
              }
            });
    done.add("labels");
    return done;
  }
}
