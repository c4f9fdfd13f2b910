package io.palimpsest.language.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.generalize.SharedValues;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.key.MasterKey;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntityReplacementTest {
  private static final MasterKey KEY = MasterKey.parse("0f".repeat(32));
  private static final SharedValues NOTHING_SHARED = (value, k) -> false;

  private final AuthorContext anna =
      new AuthorContext(KEY.authorKey("anna").randomness(0), AuthorMemory.empty());

  private static EntityReplacement with(EntityType type, EntityAction action) {
    return new EntityReplacement(new EntityRules(Map.of(type, new EntityRule(action, 0))));
  }

  /** Spans of one type over each of some parts of a text. */
  private static List<Span> spans(String text, EntityType type, String... parts) {
    List<Span> spans = new ArrayList<>();
    int from = 0;
    for (String part : parts) {
      int start = text.indexOf(part, from);
      spans.add(new Span(start, start + part.length(), type, 0.9));
      from = start + part.length();
    }
    return spans;
  }

  private ReplacedText replaced(
      EntityReplacement replacement, String text, EntityType type, String... parts) {
    return replacement.replace(
        DetectorInput.of(text), spans(text, type, parts), anna, NOTHING_SHARED);
  }

  private String written(EntityAction action, String text, EntityType type, String... parts) {
    return replaced(with(type, action), text, type, parts).text().replaced();
  }

  @Test
  void shouldWriteTheLabelWhenSanitizing() {
    assertThat(
            written(
                new EntityAction.Sanitize(false),
                "Anna Smith met Bo.",
                EntityType.PERSON,
                "Anna Smith",
                "Bo"))
        .isEqualTo("PERSON met PERSON.");
  }

  @Test
  void shouldTellThingsOfOneAuthorApartByNumbers() {
    EntityReplacement numbering = with(EntityType.PHONE, new EntityAction.Sanitize(true));
    String first =
        replaced(numbering, "555-0100 or 555-0199", EntityType.PHONE, "555-0100", "555-0199")
            .text()
            .replaced();
    String later =
        replaced(numbering, "again 555-0199", EntityType.PHONE, "555-0199").text().replaced();

    assertThat(first).isEqualTo("PHONE_1 or PHONE_2");
    assertThat(later).isEqualTo("again PHONE_2");
  }

  @Test
  void shouldSanitizeATypeWithoutARule() {
    EntityReplacement nothingSaid = new EntityReplacement(new EntityRules(Map.of()));

    assertThat(replaced(nothingSaid, "Anna left", EntityType.PERSON, "Anna").text().replaced())
        .isEqualTo("PERSON left");
  }

  @Test
  void shouldKeepOrRedactAsAsked() {
    assertThat(written(new EntityAction.Keep(), "Anna left", EntityType.PERSON, "Anna"))
        .isEqualTo("Anna left");
    assertThat(
            written(
                new EntityAction.Redact(), "so Anna Smith left", EntityType.PERSON, "Anna Smith"))
        .isEqualTo("so WORD NAME left");
  }

  @Test
  void shouldDrawDigitsAnewAndKeepTheRest() {
    String text = "paid $1,234.50 today";

    String released =
        written(new EntityAction.RandomizeDigits(), text, EntityType.MONEY, "$1,234.50");

    assertThat(released).matches("paid \\$[1-9],[0-9]{3}\\.[0-9]{2} today").isNotEqualTo(text);
    assertThat(written(new EntityAction.RandomizeDigits(), text, EntityType.MONEY, "$1,234.50"))
        .isEqualTo(released);
  }

  @Test
  void shouldWriteTheLabelWhereNothingCanBeDrawn() {
    assertThat(
            written(
                new EntityAction.RandomizeDigits(),
                "five dollars",
                EntityType.MONEY,
                "five dollars"))
        .isEqualTo("MONEY");
  }

  @Test
  void shouldMoveAllDatesOfAnAuthorAlike() {
    String released =
        written(
            new EntityAction.Shift(30, 3),
            "from 2021-03-01 to 2021-03-11",
            EntityType.DATE,
            "2021-03-01",
            "2021-03-11");

    assertThat(released).matches("from 2021-0[1-3]-[0-9]{2} to 2021-0[2-4]-[0-9]{2}");
    var dates = released.replace("from ", "").split(" to ");
    var first = LocalDate.parse(dates[0]);
    assertThat(LocalDate.parse(dates[1])).isEqualTo(first.plusDays(10));
    assertThat(first).isNotEqualTo(LocalDate.parse("2021-03-01"));
  }

  @Test
  void shouldMoveAllYearsOfAnAuthorAlike() {
    String released =
        written(
            new EntityAction.Shift(30, 3), "from 1994 to 1997", EntityType.DATE, "1994", "1997");

    assertThat(released).matches("from 199[1-7] to (199[4-9]|2000)").doesNotContain("1994 ");
    String[] years = released.replace("from ", "").split(" to ");
    assertThat(Integer.parseInt(years[1])).isEqualTo(Integer.parseInt(years[0]) + 3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dob %s",
        "DOB: %s",
        "D.O.B. %s",
        "D.O.B %s",
        "b-day: %s",
        "born on %s",
        "b. %s",
        "* %s",
        "née le %s",
        "geb. %s",
        "date of birth:\n%s",
        "%s is my birthday",
        "Jahrgang %s",
        "urodzony %s",
        "родилась %s"
      })
  void shouldMoveADateOfBirthToAnotherYear(String form) {
    String text = form.formatted("14.03.1963");

    assertThat(written(new EntityAction.Shift(30, 3), text, EntityType.DATE, "14.03.1963"))
        .doesNotContain("1963", "14.03")
        .containsPattern("[0-9]{2}\\.0[2-4]\\.19[56][0-9]");
  }

  @Test
  void shouldMoveOtherDatesByTheDaysAlone() {
    String text = "paid on 14.03.1963";

    assertThat(written(new EntityAction.Shift(30, 3), text, EntityType.DATE, "14.03.1963"))
        .endsWith(".1963")
        .doesNotContain("14.03");
  }

  @Test
  void shouldTreatTheTimeBesideADateAsATime() {
    EntityReplacement both =
        new EntityReplacement(
            new EntityRules(
                Map.of(
                    EntityType.DATE, new EntityRule(new EntityAction.Shift(30, 3), 0),
                    EntityType.TIME, new EntityRule(new EntityAction.Pseudonymize(), 0))));
    String stamp = "2020-05-05T14:33:21Z";

    assertThat(replaced(both, "at " + stamp, EntityType.DATE, stamp).text().replaced())
        .matches("at 2020-0[4-6]-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")
        .doesNotContain("14:33", "05-05");
    assertThat(
            written(
                new EntityAction.Shift(30, 3),
                "5 May 2020 14:33",
                EntityType.DATE,
                "5 May 2020 14:33"))
        .endsWith(" 2020 TIME");
  }

  @Test
  void shouldUseTheMostSpecialValueThatIsShared() {
    EntityReplacement general = with(EntityType.LOCATION, new EntityAction.Generalize(5));
    DetectorInput input = DetectorInput.of("I live in Brooklyn now");
    List<Span> spans = spans(input.text(), EntityType.LOCATION, "Brooklyn");

    ReplacedText alone = general.replace(input, spans, anna, NOTHING_SHARED);
    assertThat(alone.text().replaced()).doesNotContain("Brooklyn", "New York", "United States");
    assertThat(alone.observations()).isNotEmpty().allMatch(seen -> seen.k() == 5);

    ReplacedText shared = general.replace(input, spans, anna, (value, k) -> true);
    assertThat(shared.text().replaced()).isEqualTo("I live in Brooklyn now");
  }

  @Test
  void shouldLeaveTheEndingOfAPossessive() {
    assertThat(written(new EntityAction.Sanitize(false), "Anna's dog", EntityType.PERSON, "Anna"))
        .isEqualTo("PERSON's dog");
    assertThat(written(new EntityAction.Sanitize(false), "Anna’s dog", EntityType.PERSON, "Anna"))
        .isEqualTo("PERSON’s dog");
  }

  @Test
  void shouldReplaceTheWholeOfAWordThatASpanTouches() {
    assertThat(written(new EntityAction.Sanitize(false), "a 42yo dog", EntityType.AGE, "42"))
        .isEqualTo("a AGE dog");
  }

  @Test
  void shouldStillReplaceWhatAStrongerSpanLeavesOfAWeakerOne() {
    String text = "Anna Smith Street";
    List<Span> overlapping =
        List.of(
            new Span(0, 10, EntityType.PERSON, 0.9), new Span(5, 17, EntityType.LOCATION, 0.96));

    ReplacedText released =
        new EntityReplacement(new EntityRules(Map.of()))
            .replace(DetectorInput.of(text), overlapping, anna, NOTHING_SHARED);

    assertThat(released.text().replaced()).isEqualTo("PERSON LOCATION");
    assertThat(released.counts()).isEqualTo(Map.of("person", 1, "location", 1));
  }

  @Test
  void shouldHideANameThatWasSeenBeforeEvenWhereNobodyFindsIt() {
    EntityReplacement closed = new EntityReplacement(new EntityRules(Map.of()));
    replaced(closed, "I met Zephyrine Quartermain", EntityType.PERSON, "Zephyrine Quartermain");

    ReplacedText later = replaced(closed, "and Quartermain laughed", EntityType.PERSON);

    assertThat(later.text().replaced()).isEqualTo("and PERSON laughed");
  }

  @Test
  void shouldNotKeepATokenThatAHiddenSpanTouches() {
    String text = "so Zephyrine42";
    List<Span> spans =
        List.of(new Span(3, 12, EntityType.PERSON, 0.5), new Span(12, 14, EntityType.AGE, 1));

    assertThat(
            with(EntityType.AGE, new EntityAction.Keep())
                .replace(DetectorInput.of(text), spans, anna, NOTHING_SHARED)
                .text()
                .replaced())
        .isEqualTo("so PERSON");
  }

  @Test
  void shouldHideANameThatIsGluedToANumber() {
    EntityReplacement digits = with(EntityType.NUMBER, new EntityAction.RandomizeDigits());
    replaced(digits, "I met Zephyrine Quartermain", EntityType.PERSON, "Zephyrine Quartermain");

    assertThat(
            replaced(digits, "so quartermain1 and 25", EntityType.NUMBER, "quartermain1", "25")
                .text()
                .replaced())
        .matches("so PERSON and [0-9]{2}");
  }

  @Test
  void shouldNotRememberWhatIsKept() {
    EntityReplacement keeping = with(EntityType.PERSON, new EntityAction.Keep());
    replaced(keeping, "I met Zephyrine Quartermain", EntityType.PERSON, "Zephyrine Quartermain");

    assertThat(anna.memory().isChanged()).isFalse();
  }

  @Test
  void shouldHideARememberedNameInsideOfSomethingThatIsKept() {
    EntityReplacement keepingPlaces =
        new EntityReplacement(
            new EntityRules(
                Map.of(EntityType.LOCATION, new EntityRule(new EntityAction.Keep(), 0))));
    replaced(keepingPlaces, "I met Zephyrine Quartermain", EntityType.PERSON, "Quartermain");

    ReplacedText later =
        replaced(keepingPlaces, "in Quartermain Park", EntityType.LOCATION, "Quartermain Park");

    assertThat(later.text().replaced()).isEqualTo("in PERSON Park");
  }

  @Test
  void shouldLeaveNoHalfOfAWordThatAnInvisibleCharacterParts() {
    assertThat(
            written(
                new EntityAction.Sanitize(false),
                "so Da\u200bvid John\u200bson left",
                EntityType.PERSON,
                "vid John"))
        .isEqualTo("so PERSON left");
  }

  @Test
  void shouldNotDrawTheSameDigits() {
    for (int digit = 0; digit < 10; digit++) {
      String text = "n " + digit;
      assertThat(written(new EntityAction.RandomizeDigits(), text, EntityType.NUMBER, "" + digit))
          .isNotEqualTo(text);
    }
  }

  @Test
  void shouldRefuseAnActionThatDoesNotSuitItsType() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(EntityType.PERSON, new EntityAction.Shift(3, 0)))
        .withMessage("shift cannot be done to person");
    assertThatIllegalArgumentException().isThrownBy(() -> new EntityAction.Generalize(1));
    assertThatIllegalArgumentException().isThrownBy(() -> new EntityAction.Shift(0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new EntityAction.Shift(1, 11));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EntityRule(new EntityAction.Keep(), Double.NaN));
  }
}
