package io.palimpsest.language.pseudonym.format;

import io.palimpsest.language.detect.pattern.FormChecks;
import java.util.Locale;
import java.util.Optional;

/**
 * IBANs: the country stays, and the check digits are made to fit. Check digits that some countries
 * hide inside the account's part are not made.
 */
final class IbanForm implements Form {

  private static final int HEAD = 4;

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    String code = original.compact();
    if (original.hasForeignLetters() || !FormChecks.hasIbanForm(code)) {
      return Optional.empty();
    }
    Places account = Places.like(code.substring(HEAD));
    String country = code.substring(0, 2);
    return Optional.of(
        new Recipe(code, draw -> complete(country, account.draw(draw)), c -> true, HEAD, false));
  }

  private static String complete(String country, String account) {
    int check = 98 - FormChecks.mod97(account + country + "00");
    return country + String.format(Locale.ROOT, "%02d", check) + account;
  }
}
