package io.palimpsest.language.pseudonym.format;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.pattern.PatternDetector;
import java.util.List;

/** A value in a sentence in which the detector finds it. */
record Example(EntityType type, String before, String value, String after) {

  private static final PatternDetector DETECTOR = new PatternDetector();

  static final List<Example> ALL =
      List.of(
          of(EntityType.PAYMENT_CARD, "my card is ", "4111 1111 1111 1111"),
          of(EntityType.PAYMENT_CARD, "amex card ", "3782 822463 10005"),
          of(EntityType.PAYMENT_CARD, "card ", "6011000990139424"),
          of(EntityType.PAYMENT_CARD, "card ", "２２２３ ００００ ４８４０ ００１１"),
          of(EntityType.IBAN, "iban ", "GB82 WEST 1234 5698 7654 32"),
          of(EntityType.IBAN, "iban ", "DE89370400440532013000"),
          of(EntityType.IBAN, "iban ", "fr14 2004 1010 0505 0001 3m02 606"),
          of(EntityType.BIC, "swift ", "DEUTDEFF500"),
          of(EntityType.BIC, "bic ", "COBADEFFXXX"),
          of(EntityType.NATIONAL_ID, "ssn ", "536-22-1234"),
          of(EntityType.NATIONAL_ID, "itin ", "912-72-1234"),
          of(EntityType.NATIONAL_ID, "my nino ", "AB 12 34 56 C"),
          of(EntityType.NATIONAL_ID, "nhs ", "943 476 5919"),
          of(EntityType.NATIONAL_ID, "steuer ", "86095742719"),
          of(EntityType.NATIONAL_ID, "nir ", "2 55 08 14 168 025 38"),
          of(EntityType.NATIONAL_ID, "dni ", "12345678Z"),
          of(EntityType.NATIONAL_ID, "nie ", "X1234567L"),
          of(EntityType.NATIONAL_ID, "codice fiscale ", "RSSMRA85T10A562S"),
          of(EntityType.NATIONAL_ID, "pesel ", "44051401359"),
          of(EntityType.NATIONAL_ID, "bsn ", "111222333"),
          of(EntityType.NATIONAL_ID, "personnummer ", "640823-3234"),
          of(EntityType.NATIONAL_ID, "personnummer ", "19640823-3234"),
          of(EntityType.NATIONAL_ID, "hetu ", "131052-308T"),
          of(EntityType.NATIONAL_ID, "SIN ", "130 692 544"),
          of(EntityType.NATIONAL_ID, "tfn ", "876 543 210"),
          of(EntityType.NATIONAL_ID, "medicare ", "2123 45670 1"),
          of(EntityType.NATIONAL_ID, "aadhaar ", "2341 2341 2346"),
          of(EntityType.NATIONAL_ID, "PAN ", "ABCPE1234F"),
          of(EntityType.NATIONAL_ID, "cpf ", "111.444.777-35"),
          of(EntityType.NATIONAL_ID, "nric ", "S1234567D"),
          of(EntityType.PASSPORT, "passport ", "C01X00T47"),
          of(EntityType.DRIVING_LICENCE, "driving licence ", "MORGA657054SM9IJ"),
          of(EntityType.BANK_ROUTING, "routing ", "021000021"),
          of(EntityType.BANK_ROUTING, "sort code ", "20-00-00"),
          of(EntityType.BANK_ACCOUNT, "account ", "12345678"),
          of(EntityType.VEHICLE, "vin ", "1HGCM82633A004352"),
          of(EntityType.VEHICLE, "chassis ", "WVWZZZ1JZXW000001"),
          of(EntityType.VEHICLE, "plate ", "AB12 CDE"),
          of(EntityType.PHONE, "call ", "+44 (0)20 7946 0018"),
          of(EntityType.PHONE, "call ", "(212) 736-5000"),
          of(EntityType.PHONE, "call ", "020 7946 0018"),
          of(EntityType.PHONE, "call ", "+49 30 901820"),
          of(EntityType.PHONE, "call ", "+33 6 12 34 56 78"),
          of(EntityType.PHONE, "call ", "98765 43210"),
          of(EntityType.IP_ADDRESS, "ip ", "192.168.1.17"),
          of(EntityType.IP_ADDRESS, "ip ", "86.12.254.101"),
          of(EntityType.IP_ADDRESS, "ip ", "2001:4860:4860::8888"),
          of(EntityType.IP_ADDRESS, "ip ", "fe80::1ff:fe23:4567:890a"),
          of(EntityType.MAC_ADDRESS, "mac ", "00:1B:44:11:3A:B7"),
          of(EntityType.CRYPTO_ADDRESS, "pay ", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"),
          of(EntityType.CRYPTO_ADDRESS, "pay ", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"),
          of(EntityType.CRYPTO_ADDRESS, "pay ", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"),
          of(EntityType.CRYPTO_ADDRESS, "pay ", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"),
          of(EntityType.POSTAL_CODE, "zip ", "62704"),
          of(EntityType.POSTAL_CODE, "postcode ", "SW1A 1AA"),
          of(EntityType.POSTAL_CODE, "postcode ", "K1A 0B1"),
          of(EntityType.COORDINATES, "at ", "40.7128, -74.0060"),
          of(EntityType.COORDINATES, "at ", "40°26'46\"N 79°58'56\"W"),
          of(EntityType.MONEY, "pay ", "$1,234.50"),
          of(EntityType.MONEY, "pay ", "20 bucks"),
          new Example(EntityType.AGE, "I am ", "34", " years old"),
          of(EntityType.TIME, "at ", "18:30"),
          of(EntityType.TIME, "at ", "6:30:15 pm"),
          of(EntityType.TIME, "at ", "18h30"));

  private static Example of(EntityType type, String before, String value) {
    return new Example(type, before, value, " ok");
  }

  Example with(String other) {
    return new Example(type, before, other, after);
  }

  /** Whether the detector finds the whole value, and finds it as its type. */
  boolean isFound() {
    int start = before.length();
    return DETECTOR.detect(DetectorInput.of(before + value + after)).stream()
        .anyMatch(
            span ->
                span.type() == type
                    && span.start() == start
                    && span.end() == start + value.length());
  }

  /** Letters and digits alone. */
  String compact() {
    return Spelling.of(value).compact();
  }
}
