package io.palimpsest.language.detect;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * What a span of text is about.
 *
 * <p>The order matters: of two spans that are equal in all else, {@link OverlapRule} keeps the one
 * whose type stands first here.
 */
public enum EntityType {
  /** A person's name. */
  PERSON,
  /** A place on the map. */
  LOCATION,
  /** A company, club, party, office. */
  ORGANIZATION,
  /** An e-mail address. */
  EMAIL,
  /** A web address. */
  URL,
  /** A user name after an at sign. */
  HANDLE,
  /** A topic after a number sign. */
  HASHTAG,
  /** A credit or debit card number. */
  PAYMENT_CARD,
  /** An international bank account number. */
  IBAN,
  /** A bank's business identifier (SWIFT code). */
  BIC,
  /** A number that the state gave to a person: social security, tax, health, identity card. */
  NATIONAL_ID,
  /** A passport number. */
  PASSPORT,
  /** The number of a driving licence. */
  DRIVING_LICENCE,
  /** A bank's routing number or sort code. */
  BANK_ROUTING,
  /** An account number that is no IBAN. */
  BANK_ACCOUNT,
  /** A vehicle identification number or a licence plate. */
  VEHICLE,
  /** A telephone or fax number. */
  PHONE,
  /** An internet address, version 4 or 6. */
  IP_ADDRESS,
  /** A network card's hardware address. */
  MAC_ADDRESS,
  /** An address of a crypto currency. */
  CRYPTO_ADDRESS,
  /** A house, street, post box, flat, with place and postal code when they follow. */
  STREET_ADDRESS,
  /** A postal code that stands alone. */
  POSTAL_CODE,
  /** A day, month or year; with its time when that follows. */
  DATE,
  /** A time of day. */
  TIME,
  /** The number in a statement of age; the words around it are not part of the span. */
  AGE,
  /** An amount with its currency. */
  MONEY,
  /** Latitude and longitude. */
  COORDINATES,
  /** A password, a key, a token, an address with one in it. Never given a look-alike. */
  SECRET,
  /** Letters and digits that are no word and no number with its unit: ids, serials, user names. */
  CODE,
  /** Any other number. Detectors report only disguised ones; a policy may have a rule for all. */
  NUMBER;

  private final String label = name().toLowerCase(Locale.ROOT);

  /** The name in policies, output and reports: lower case, words joined by underscores. */
  public String label() {
    return label;
  }

  /** The type with this label, if there is one. */
  public static Optional<EntityType> ofLabel(String label) {
    return Arrays.stream(values()).filter(type -> type.label.equals(label)).findFirst();
  }
}
