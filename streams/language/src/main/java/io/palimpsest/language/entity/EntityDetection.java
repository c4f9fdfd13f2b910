package io.palimpsest.language.entity;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Detectors;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.OverlapRule;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.detect.pattern.OrdinaryForms;
import io.palimpsest.language.detect.pattern.SecretWords;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.ArrayList;
import java.util.List;

/** Finds what the rules of a policy are about. Thread-safe; keeps nothing between calls. */
public final class EntityDetection {
  private final EntityRules rules;
  private final Detectors detectors;

  public EntityDetection(EntityRules rules, Detectors detectors) {
    this.rules = rules;
    this.detectors = detectors;
  }

  /**
   * Disjoint spans in the order of the text, none below its type's threshold. A span that is kept
   * gives way to every one that is hidden. A code, kept or not, goes before numbers and names that
   * are not proved: if those took a part of it, the same code would come out in several ways.
   */
  public List<Span> detect(DetectorInput input) {
    List<Span> hidden = new ArrayList<>();
    List<Span> kept = new ArrayList<>();
    for (Span span : detectors.candidates(input)) {
      if (span.confidence() >= rules.of(span.type()).threshold() && !isNoName(span, input)) {
        boolean first = rules.hide(span.type()) || span.type() == EntityType.CODE;
        (first ? hidden : kept).add(span);
      }
    }
    List<Span> found = GivingWay.join(OverlapRule.resolve(hidden), OverlapRule.resolve(kept));
    // Where codes are kept, the rest of a name must not be kept with them.
    boolean mend = rules.hide(EntityType.CODE);
    return withLooseTokens(mend ? BrokenNames.mend(found, input) : found, input);
  }

  /**
   * Covers what no detector took: numbers, if the policy has a rule for them, and all tokens of
   * letters and digits that are neither a word nor a number with its unit.
   */
  private List<Span> withLooseTokens(List<Span> found, DetectorInput input) {
    List<Token> tokens = input.tokens();
    List<Span> all = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (!mayHaveDigits(token, input.text())) {
        continue;
      }
      while (next < found.size() && found.get(next).end() <= token.start()) {
        all.add(found.get(next++));
      }
      if (next == found.size() || found.get(next).start() >= token.end()) {
        boolean number = isNumber(token, input.text());
        if (!number) {
          all.add(new Span(token.start(), token.end(), EntityType.CODE, 1));
        } else if (rules.coverNumbers()) {
          int from = all.isEmpty() ? 0 : all.get(all.size() - 1).end();
          int to = next < found.size() ? found.get(next).start() : input.text().length();
          all.add(NumberPlace.of(input, i, from, to));
        }
      }
    }
    all.addAll(found.subList(next, found.size()));
    return all;
  }

  /**
   * @5 and #15 are handle and hashtag to the tokenizer, and none to the detectors.
   */
  private static boolean mayHaveDigits(Token token, String text) {
    return switch (token.kind()) {
      case NUMBER, CODE -> true;
      case HANDLE, HASHTAG -> token.in(text).codePoints().noneMatch(Character::isAlphabetic);
      default -> false;
    };
  }

  /**
   * What a tagger takes for a name and is a number with its unit, a word with digits or a field's.
   */
  private static boolean isNoName(Span span, DetectorInput input) {
    return switch (span.type()) {
      case PERSON, LOCATION, ORGANIZATION ->
          isOrdinary(span, input.text())
              || !span.isCertain() && SecretWords.announces(input.text(), span.start(), span.end());
      default -> false;
    };
  }

  /** 2x4, or the SHA of SHA-256. */
  private static boolean isOrdinary(Span span, String text) {
    if (span.length() > OrdinaryForms.LONGEST_WORD) {
      return false;
    }
    int end = span.end();
    boolean digit = false;
    while (end < text.length()
        && end - span.start() <= OrdinaryForms.LONGEST_WORD
        && (text.charAt(end) == '-' || Character.isDigit(text.charAt(end)))) {
      end++;
    }
    for (int at = span.start(); at < end && !digit; at++) {
      digit = Character.isDigit(text.charAt(at));
    }
    return digit && OrdinaryForms.isOrdinary(text.substring(span.start(), end));
  }

  /** Also with a unit: {@code 10k}. */
  private static boolean isNumber(Token token, String text) {
    return token.kind() != TokenKind.CODE || OrdinaryForms.isOrdinary(token.in(text));
  }
}
