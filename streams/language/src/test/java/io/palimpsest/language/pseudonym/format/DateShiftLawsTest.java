package io.palimpsest.language.pseudonym.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.token.HostileText;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

class DateShiftLawsTest {

  /** Spellings that say how numbers are padded, and of which no two share a name. */
  private static final List<DateTimeFormatter> SPELLINGS =
      List.of(
          spelling("yyyy-MM-dd"),
          spelling("yyyy/MM/dd"),
          spelling("MM/dd/yyyy"),
          spelling("dd.MM.yyyy"),
          spelling("MM-dd-yyyy"),
          spelling("MMMM d, yyyy"),
          spelling("d MMMM yyyy"),
          spelling("d 'of' MMMM yyyy"),
          spelling("EEEE, MMMM d, yyyy"),
          spelling("EEEE d MMMM yyyy"),
          spelling("EEE yyyy-MM-dd"),
          spelling("(EEE) MM/dd/yyyy"),
          spelling("EEE, d MMMM yyyy"),
          spelling("MM/dd/yyyy (EEE)"),
          spelling("yyyy-MM-dd EEE '18:30'"),
          spelling("yyyy-MM-dd'T18:30:00Z'"),
          spelling("MMMM d, yyyy 'at 6:30 pm'"));

  private final DateShift dates = new DateShift();

  private static DateTimeFormatter spelling(String pattern) {
    return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
  }

  @Property
  void shouldSpellTheOtherDayAsTheOriginal(
      @ForAll("days") LocalDate day,
      @ForAll("spellings") DateTimeFormatter spelling,
      @ForAll @IntRange(min = -3000, max = 3000) int days) {
    assertThat(dates.shift(day.format(spelling), days))
        .contains(day.plusDays(days).format(spelling));
  }

  @Property
  void shouldComeBack(
      @ForAll("days") LocalDate day,
      @ForAll("spellings") DateTimeFormatter spelling,
      @ForAll @IntRange(min = -3000, max = 3000) int days) {
    String original = day.format(spelling);

    assertThat(dates.shift(original, days).flatMap(moved -> dates.shift(moved, -days)))
        .contains(original);
  }

  @Property
  void shouldKeepTheTimeBetweenTwoDays(
      @ForAll("days") LocalDate one,
      @ForAll("days") LocalDate other,
      @ForAll("spellings") DateTimeFormatter spelling,
      @ForAll @IntRange(min = -3000, max = 3000) int days) {
    LocalDate movedOne =
        LocalDate.parse(dates.shift(one.format(spelling), days).orElseThrow(), spelling);
    LocalDate movedOther = LocalDate.parse(dates.shift(other.toString(), days).orElseThrow());

    assertThat(ChronoUnit.DAYS.between(movedOne, movedOther))
        .isEqualTo(ChronoUnit.DAYS.between(one, other));
  }

  @Property
  void shouldFindTheSameTimeInTheMovedDate(
      @ForAll("days") LocalDate day,
      @ForAll("timed") DateTimeFormatter spelling,
      @ForAll @IntRange(min = -3000, max = 3000) int days) {
    String original = day.format(spelling);
    String moved = dates.shift(original, days).orElseThrow();

    assertThat(timeOf(moved)).isPresent().isEqualTo(timeOf(original));
  }

  /** Whatever the pieces: a date keeps its time, and one without a time gets none. */
  @Property(tries = 3000)
  void shouldKeepTheTimeOfWhatItCanRead(
      @ForAll("pieces") String text, @ForAll @IntRange(min = -400, max = 400) int days) {
    Optional<String> moved = dates.shift(text, days);

    assertThat(moved.flatMap(this::timeOf)).isEqualTo(moved.flatMap(other -> timeOf(text)));
  }

  private Optional<String> timeOf(String date) {
    return dates.time(date).map(place -> date.substring(place.start(), place.end()));
  }

  @Property
  void shouldNeverLeaveAFullDateAsItWas(
      @ForAll("days") LocalDate day, @ForAll("short") String pattern, @ForAll int days) {
    Assume.that(days != 0);
    String original = day.format(spelling(pattern));

    assertThat(dates.shift(original, days)).isNotEqualTo(Optional.of(original));
  }

  @Property
  void shouldNeverLeaveAYearThatIsAllADateSays(
      @ForAll @IntRange(min = 1100, max = 2900) int year,
      @ForAll("yearly") String form,
      @ForAll @IntRange(min = -3652, max = 3652) int days,
      @ForAll @IntRange(min = -10, max = 10) int years) {
    Assume.that(years != 0);
    String moved =
        dates.shift(form.formatted(year), new DateMove(days, years, false)).orElseThrow();

    assertThat(moved).doesNotContain(Integer.toString(year));
    assertThat(moved).containsPattern("(^|[^0-9])[12][0-9]{3}");
  }

  @Property
  void shouldKeepTheYearsBetweenTwoYears(
      @ForAll @IntRange(min = 1100, max = 2900) int one,
      @ForAll @IntRange(min = 1100, max = 2900) int other,
      @ForAll int days,
      @ForAll @IntRange(min = -10, max = 10) int years) {
    Assume.that(years != 0);
    DateMove move = new DateMove(days, years, false);

    int movedOne = Integer.parseInt(dates.shift(Integer.toString(one), move).orElseThrow());
    int movedOther = Integer.parseInt(dates.shift(Integer.toString(other), move).orElseThrow());

    assertThat(movedOther - movedOne).isEqualTo(other - one);
  }

  @Property(tries = 2000)
  @Domain(HostileText.class)
  @Domain(DomainContext.Global.class)
  void shouldReadAnyTextOrGiveNothing(@ForAll String text, @ForAll int days) {
    Optional<String> moved = dates.shift(text, days);

    assertThat(moved).isEqualTo(new DateShift().shift(text, days));
    dates.shift(text, new DateMove(days, days % 1000, true));
    assertThat(moved.orElse("")).doesNotContain("null");
    assertThat(timeOf(text).orElse("0")).isNotEmpty();
  }

  /** Pieces of dates in any order: those that are read come out as dates again. */
  @Property(tries = 3000)
  void shouldWriteWhatItCanRead(
      @ForAll("pieces") String text, @ForAll @IntRange(min = -400, max = 400) int days) {
    Optional<String> moved = dates.shift(text, days);

    assertThat(moved.flatMap(other -> dates.shift(other, 0))).isEqualTo(moved);
  }

  @Provide
  Arbitrary<String> yearly() {
    return Arbitraries.of("%s", "May %s", "Jan. %s", "december %s", "janvier %s");
  }

  @Provide
  Arbitrary<LocalDate> days() {
    long first = LocalDate.of(1900, 1, 1).toEpochDay();
    long last = LocalDate.of(2100, 1, 1).toEpochDay();
    return Arbitraries.longs().between(first, last).map(LocalDate::ofEpochDay);
  }

  @Provide
  Arbitrary<DateTimeFormatter> spellings() {
    return Arbitraries.of(SPELLINGS);
  }

  @Provide
  Arbitrary<DateTimeFormatter> timed() {
    return Arbitraries.of(
        spelling("yyyy-MM-dd'T14:33:21Z'"),
        spelling("yyyy-MM-dd'T14:33:21.5-05:00'"),
        spelling("EEE MM/dd/yyyy '14:33 UTC'"),
        spelling("MMMM d, yyyy 'at 2:33 pm'"),
        spelling("d MMM yyyy, '14h30' (EEE)"),
        spelling("d.M.yy '5pm-6pm'"));
  }

  @Provide("short")
  Arbitrary<String> shortSpellings() {
    return Arbitraries.of("d.M.yy", "M/d/yy", "d/M/yyyy", "MMM d, yyyy", "dd-MMM-yyyy", "yyyy-M-d");
  }

  @Provide
  Arbitrary<String> pieces() {
    return Arbitraries.of(
            "2021", "04", "4", "31", "29", "/", "-", ".", ",", " ", " ", "March", "feb", "SEPT",
            "Mai", "th", "of", "de", "Monday", "sun", "(", ")", "T", "18:30", "s", "at", "pm", "٤",
            "\u200b")
        .list()
        .ofMinSize(1)
        .ofMaxSize(9)
        .map(list -> String.join("", list));
  }
}
