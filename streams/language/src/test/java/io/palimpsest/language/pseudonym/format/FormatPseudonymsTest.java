package io.palimpsest.language.pseudonym.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.i18n.phonenumbers.NumberParseException;
import com.google.i18n.phonenumbers.PhoneNumberUtil;
import io.palimpsest.language.detect.EntityType;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormatPseudonymsTest {

  private static final int AUTHORS = 200;

  @SuppressWarnings("unused") // read by name
  private static final Iterable<Example> EXAMPLES = Example.ALL;

  private final FormatPseudonyms pseudonyms = new FormatPseudonyms();

  private String replace(EntityType type, String value, int author) {
    return pseudonyms.replace(type, value, Authors.author(author)).orElseThrow();
  }

  @ParameterizedTest
  @FieldSource("EXAMPLES")
  void shouldStartFromValuesThatAreFound(Example example) {
    assertThat(example.isFound()).isTrue();
    assertThat(pseudonyms.replace(example.type(), example.value(), Authors.author(0))).isPresent();
  }

  @Test
  void shouldCoverWhatHasAFormAndNothingElse() {
    assertThat(FormatPseudonyms.covers(EntityType.IBAN)).isTrue();
    assertThat(FormatPseudonyms.covers(EntityType.PERSON)).isFalse();
    assertThat(FormatPseudonyms.covers(EntityType.DATE)).isFalse();
    assertThat(pseudonyms.replace(EntityType.PERSON, "1234", Authors.author(0))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "4111 1111 1111 1111, 4",
    "5555-5555-5555-4444, 55",
    "378282246310005, 37",
    "3530111333300000, 3530"
  })
  void shouldKeepTheNetworkOfACardAndItsCheckDigit(String card, String network) {
    for (int author = 0; author < AUTHORS; author++) {
      String other = replace(EntityType.PAYMENT_CARD, card, author);

      assertThat(other).startsWith(network);
      assertThat(luhn(other.replaceAll("[ -]", ""))).isZero();
    }
  }

  private static int luhn(String digits) {
    int sum = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = Character.digit(digits.charAt(digits.length() - 1 - i), 10);
      sum += i % 2 == 0 ? digit : "0246813579".charAt(digit) - '0';
    }
    return sum % 10;
  }

  @Test
  void shouldMakeTheCheckDigitsOfAnIban() {
    for (int author = 0; author < AUTHORS; author++) {
      String other = replace(EntityType.IBAN, "GB82 WEST 1234 5698 7654 32", author);
      String compact = other.replace(" ", "");
      String number =
          (compact.substring(4) + compact.substring(0, 4))
              .chars()
              .mapToObj(c -> Integer.toString(Character.digit(c, 36)))
              .collect(Collectors.joining());

      assertThat(other).matches("GB\\d\\d [A-Z]{4} \\d{4} \\d{4} \\d{4} \\d\\d");
      assertThat(new BigInteger(number).mod(BigInteger.valueOf(97))).isEqualTo(BigInteger.ONE);
    }
  }

  @ParameterizedTest
  @CsvSource({"DEUTDEFF500, ....DE.....", "COBADEFFXXX, ....DE..XXX", "DEUTDEFF, ....DE.."})
  void shouldKeepTheCountryOfABank(String bic, String form) {
    assertThat(replace(EntityType.BIC, bic, 1)).matches(form);
  }

  @Test
  void shouldMoveDaysOfBirthToOtherDaysThatExist() {
    for (int author = 0; author < AUTHORS; author++) {
      String other = replace(EntityType.NATIONAL_ID, "19640823-3234", author);
      LocalDate born =
          LocalDate.of(
              Integer.parseInt(other.substring(0, 4)),
              Integer.parseInt(other.substring(4, 6)),
              Integer.parseInt(other.substring(6, 8)));

      assertThat(born).isNotEqualTo(LocalDate.of(1964, 8, 23)).isBefore("2000-01-01");
    }
  }

  @Test
  void shouldLetNobodyBeBornInTheFuture() {
    for (int author = 0; author < AUTHORS; author++) {
      String other = replace(EntityType.NATIONAL_ID, "02270803624", author);

      assertThat(Integer.parseInt(other.substring(0, 2))).isLessThanOrEqualTo(10);
      assertThat(Integer.parseInt(other.substring(2, 4))).isBetween(21, 32);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"+44 20 7946 0018", "+1 212 736 5000", "+39 06 6982 1234", "+33612345678"})
  void shouldMakeNumbersThatExistOfNumbersThatExist(String phone) throws NumberParseException {
    PhoneNumberUtil numbers = PhoneNumberUtil.getInstance();
    var original = numbers.parse(phone, "ZZ");
    for (int author = 0; author < 20; author++) {
      var other = numbers.parse(replace(EntityType.PHONE, phone, author), "ZZ");

      assertThat(numbers.isValidNumber(other)).isTrue();
      assertThat(numbers.getNumberType(other)).isEqualTo(numbers.getNumberType(original));
      assertThat(other.getCountryCode()).isEqualTo(original.getCountryCode());
    }
  }

  @Test
  void shouldGiveANumberAtHomeAndFromAbroadTheSameSubscriber() {
    String abroad = replace(EntityType.PHONE, "+44 20 7946 0018", 3);

    assertThat(replace(EntityType.PHONE, "+44 (0)20 7946 0018", 3))
        .isEqualTo(abroad.replace("+44 ", "+44 (0)"));
    assertThat(replace(EntityType.PHONE, "0044 20 7946 0018", 3))
        .isEqualTo(abroad.replace("+44", "0044"));
    assertThat(replace(EntityType.PHONE, "020 7946 0018", 3))
        .isEqualTo(abroad.replace("+44 ", "0"));
  }

  @Test
  void shouldGiveAnAmericanNumberTheSameSubscriberWithAndWithoutTheCountry() {
    for (int author = 0; author < 20; author++) {
      assertThat(replace(EntityType.PHONE, "+1 212 736 5000", author))
          .isEqualTo("+1 " + replace(EntityType.PHONE, "212 736 5000", author));
    }
  }

  @Test
  void shouldKeepTheLayoutOfAnExtension() {
    assertThat(replace(EntityType.PHONE, "(212) 736-5000 ext. 417", 1))
        .matches("\\(\\d{3}\\) \\d{3}-\\d{4} ext\\. \\d{3}");
  }

  @ParameterizedTest
  @CsvSource({
    "10.1.2.3, 10\\.\\d\\.\\d\\.\\d",
    "192.168.10.200, 192\\.168\\.\\d\\d\\.\\d{3}",
    "172.16.0.12, 172\\.(1[6-9]|2\\d|3[01])\\.\\d\\.\\d\\d",
    "127.0.0.1, 127\\.\\d\\.\\d\\.\\d",
    "fd12:3456::1, fd[0-9a-f]{2}:[0-9a-f]{4}::[0-9a-f]"
  })
  void shouldKeepPrivateAddressesPrivate(String address, String form) {
    for (int author = 0; author < AUTHORS; author++) {
      assertThat(replace(EntityType.IP_ADDRESS, address, author)).matches(form);
    }
  }

  @Test
  void shouldKeepPublicAddressesPublic() {
    for (int author = 0; author < AUTHORS; author++) {
      assertThat(replace(EntityType.IP_ADDRESS, "11.20.30.40", author)).doesNotMatch("10\\..*");
      assertThat(replace(EntityType.IP_ADDRESS, "8.8.8.8", author)).doesNotMatch("0\\..*");
    }
  }

  @Test
  void shouldKeepWhetherAHardwareAddressIsOfAGroup() {
    for (int author = 0; author < AUTHORS; author++) {
      String other = replace(EntityType.MAC_ADDRESS, "01-00-5e-00-00-fb", author);

      assertThat(other).matches("[0-9a-f]{2}(-[0-9a-f]{2}){5}");
      assertThat(Integer.parseInt(other.substring(0, 2), 16) & 3).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"7, 1, 9", "34, 10, 99", "101, 100, 120"})
  void shouldKeepAgesPlausible(String age, int least, int most) {
    for (int author = 0; author < AUTHORS; author++) {
      assertThat(Integer.parseInt(replace(EntityType.AGE, age, author)))
          .isBetween(least, most)
          .isNotEqualTo(Integer.parseInt(age));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "6:30 pm, [1-9]:[0-5]\\d pm",
    "06:30 PM, (0[1-9]|1[0-2]):[0-5]\\d PM",
    "18:30:15.250, ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}",
    "6 p.m., [1-9] p\\.m\\.",
    "18:30 UTC+02, ([01]\\d|2[0-3]):[0-5]\\d UTC\\+02"
  })
  void shouldKeepTimesTimes(String time, String form) {
    for (int author = 0; author < AUTHORS; author++) {
      assertThat(replace(EntityType.TIME, time, author)).matches(form);
    }
  }

  @ParameterizedTest
  @CsvSource({"5pm-6pm, 5pm, 6pm", "17:00 – 18:30, 17:00, 18:30", "5-6pm, 5, 6pm"})
  void shouldReplaceBothTimesOfARangeAsEachAlone(String range, String one, String other) {
    for (int author = 0; author < AUTHORS; author++) {
      assertThat(replace(EntityType.TIME, range, author))
          .startsWith(replace(EntityType.TIME, one, author))
          .endsWith(replace(EntityType.TIME, other, author))
          .hasSameSizeAs(range);
    }
  }

  @ParameterizedTest
  @CsvSource({"89.999 -179.999", "-0.1278 51.5074", "09°05'59.9\"S 179°59'59\"E"})
  void shouldKeepCoordinatesOnTheGlobe(String point) {
    for (int author = 0; author < AUTHORS; author++) {
      String[] degrees = replace(EntityType.COORDINATES, point, author).split(" ");

      assertThat(Double.parseDouble(degrees[0].split("°")[0])).isBetween(-90.0, 90.0);
      assertThat(Double.parseDouble(degrees[1].split("°")[0])).isBetween(-180.0, 180.0);
    }
  }

  @Test
  void shouldKeepTheSizeOfAnAmount() {
    assertThat(replace(EntityType.MONEY, "$1,234.50", 1)).matches("\\$[1-9],\\d{3}\\.\\d\\d");
    assertThat(replace(EntityType.MONEY, "€0,99", 1)).matches("€0,\\d\\d");
    assertThat(replace(EntityType.MONEY, "5k zł", 1)).matches("[1-9]k zł");
  }

  @Test
  void shouldKeepTheScriptOfDigits() {
    assertThat(replace(EntityType.BANK_ACCOUNT, "٤٥٦٧٨٩٠١", 1)).matches("[٠-٩]{8}");
    assertThat(replace(EntityType.PASSPORT, "Ｃ０１２３４５６", 1)).matches("[Ａ-Ｚ][０-９]{7}");
  }

  @ParameterizedTest
  @CsvSource({
    "IP_ADDRESS, ::1",
    "PASSPORT, ÄÖ123456",
    "MONEY, ½ dollar",
    "MONEY, a dollar 1½",
    "PHONE, 1-800-FLOWERS",
    "AGE, 0",
    "TIME, 99:99",
    "TIME, 18:30:15-07:20:30",
    "TIME, 18:30:15.250 19",
    "TIME, 9:30-4821",
    "TIME, 18:30 UTC+48",
    "TIME, 18:30:15-07:20",
    "COORDINATES, 12.5",
    "IBAN, QQ82 1234",
    "POSTAL_CODE, --"
  })
  void shouldGiveNothingWhereNoOtherValueOfTheFormIsKnown(EntityType type, String value) {
    assertThat(pseudonyms.replace(type, value, Authors.author(1))).isEmpty();
  }

  @Test
  void shouldGiveNothingForTextsThatAreTooLong() {
    assertThat(replace(EntityType.BANK_ACCOUNT, "1".repeat(128), 1)).hasSize(128);
    assertThat(pseudonyms.replace(EntityType.BANK_ACCOUNT, "1".repeat(129), Authors.author(1)))
        .isEmpty();
  }

  @Test
  void shouldPrintNothingOfTheValue() {
    Spelling spelling = Spelling.of("4111 1111 1111 1111");

    assertThat(spelling.toString()).doesNotContain("4111");
    assertThat(new CardForm().recipe(spelling).orElseThrow().toString()).doesNotContain("4111");
  }
}
