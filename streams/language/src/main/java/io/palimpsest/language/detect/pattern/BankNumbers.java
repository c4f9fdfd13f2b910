package io.palimpsest.language.detect.pattern;

import static io.palimpsest.language.detect.EntityType.BANK_ROUTING;
import static io.palimpsest.language.detect.EntityType.PAYMENT_CARD;
import static io.palimpsest.language.detect.pattern.NumberRule.anywhere;
import static io.palimpsest.language.detect.pattern.NumberRule.withCue;

import java.util.List;

/** Cards and routing numbers, in the forms that people and banks print. */
final class BankNumbers {

  private BankNumbers() {}

  static List<NumberRule> rules() {
    return List.of(
        anywhere(
            PAYMENT_CARD,
            Cue.CARD,
            0.97,
            0.99,
            PaymentCards::isCard,
            "00000000000000",
            "000000000000000",
            "0000000000000000",
            "00000000000000000",
            "000000000000000000",
            "0000000000000000000",
            "0000 0000 0000 0000",
            "0000-0000-0000-0000",
            "0000.0000.0000.0000",
            "0000 0000 0000 0000 000",
            "0000-0000-0000-0000-000",
            "0000 000000 00000",
            "0000-000000-00000",
            "0000 000000 0000",
            "0000-000000-0000"),
        // Twelve or thirteen digits with one check digit: order and article numbers look the same.
        withCue(
            PAYMENT_CARD, Cue.CARD, 0.97, PaymentCards::isCard, "000000000000", "0000 0000 0000"),
        // Issuers open new ranges faster than we learn of them: beside the word, Luhn will do.
        withCue(
            PAYMENT_CARD,
            Cue.CARD,
            0.95,
            digits -> CheckDigits.luhn(digits) && !CheckDigits.isMonotonous(digits),
            "00000000000000",
            "000000000000000",
            "0000000000000000",
            "0000 0000 0000 0000",
            "0000-0000-0000-0000"),
        anywhere(PAYMENT_CARD, Cue.CARD, 0.6, 0.97, PaymentCards::isCard, "0000000000000"),
        withCue(BANK_ROUTING, Cue.ROUTING, 0.97, BankNumbers::isAba, "000000000", "0000-0000-0"),
        withCue(
            BANK_ROUTING,
            Cue.ROUTING,
            0.85,
            digits -> true,
            "00-00-00",
            "00 00 00",
            "000000",
            "00000000",
            "000 000 00"));
  }

  /** The American Bankers Association's check, and the leading digits it has given out. */
  static boolean isAba(String digits) {
    int district = Integer.parseInt(digits.substring(0, 2));
    boolean given =
        district <= 12
            || (district >= 21 && district <= 32)
            || (district >= 61 && district <= 72)
            || district == 80;
    return given
        && CheckDigits.weighted(digits, 3, 7, 1, 3, 7, 1, 3, 7, 1) % 10 == 0
        && !CheckDigits.isMonotonous(digits);
  }
}
