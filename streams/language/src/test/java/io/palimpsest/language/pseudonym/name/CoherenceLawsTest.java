package io.palimpsest.language.pseudonym.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.pseudonym.memory.CanonicalSpelling;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(SomeNames.class)
@Domain(DomainContext.Global.class)
class CoherenceLawsTest {
  private static final NamePseudonyms NAMES = NamePseudonyms.standard();

  @Property(tries = 200)
  void shouldGiveTheSameNameInEveryLaterPost(
      @ForAll @Size(max = 20) List<SomeNames.FullName> people,
      @ForAll SomeNames.FullName person,
      @ForAll @IntRange(max = 500) int number) {
    AuthorContext first = Authors.number(number);
    String given = person(person.spelled(), first);
    people.forEach(other -> person(other.spelled(), first));

    AuthorContext second = Authors.later(number, first);
    people.forEach(other -> person(other.given(), second));

    assertThat(person(person.spelled(), first)).isEqualTo(given);
    assertThat(person(person.spelled(), second)).isEqualTo(given);
  }

  @Property(tries = 300)
  void shouldGiveEverySpellingTheSameName(
      @ForAll SomeNames.FullName person, @ForAll @IntRange(max = 500) int number) {
    AuthorContext author = Authors.number(number);
    String[] given = person(person.spelled(), author).split(" ");
    String name = given[0];
    String family = given[1];

    assertThat(person(person.given(), author)).isEqualTo(name);
    assertThat(person(person.family(), author)).isEqualTo(family);
    assertThat(person(person.given() + "'s", author)).isEqualTo(name + "'s");
    assertThat(person(person.given() + "’s", author)).isEqualTo(name + "’s");
    assertThat(person(upper(person.given()), author)).isEqualTo(upper(name));
    assertThat(person(lower(person.spelled()), author)).isEqualTo(lower(name + " " + family));
    assertThat(person("Dr. " + person.family(), author)).isEqualTo("Dr. " + family);
    assertThat(person(person.given() + "-" + person.family(), author))
        .isEqualTo(name + "-" + family);
  }

  @Property(tries = 300)
  void shouldGiveHandlesAndAddressesTheNamesOfTheirPeople(
      @ForAll SomeNames.FullName person, @ForAll @IntRange(max = 500) int number) {
    AuthorContext author = Authors.number(number);
    String[] given = person(person.spelled(), author).split(" ");
    String name = lower(given[0]);
    String family = lower(given[1]);
    String first = CanonicalSpelling.of(person.given());
    String last = CanonicalSpelling.of(person.family());

    assertThat(replace(EntityType.HANDLE, "@" + first + "_" + last, author))
        .isEqualTo("@" + name + "_" + family);
    assertThat(replace(EntityType.EMAIL, first + "." + last + "@gmail.com", author))
        .isEqualTo(name + "." + family + "@gmail.com");
    assertThat(lower(replace(EntityType.HASHTAG, "#" + title(first) + title(last), author)))
        .isEqualTo("#" + name + family);
    assertThat(replace(EntityType.EMAIL, first.charAt(0) + "." + last + "@gmail.com", author))
        .isEqualTo(name.charAt(0) + "." + family + "@gmail.com");
    assertThat(person(upper(first.substring(0, 1)) + ". " + person.family(), author))
        .isEqualTo(given[0].charAt(0) + ". " + given[1]);
  }

  @Property(tries = 100)
  void shouldNeverGiveOneNameToTwoAndNeverTheOriginal(
      @ForAll @Size(min = 20, max = 120) List<SomeNames.FullName> people,
      @ForAll @IntRange(max = 500) int number) {
    AuthorContext author = Authors.number(number);
    Map<String, String> originals = new HashMap<>();

    for (SomeNames.FullName person : people) {
      for (String word : List.of(person.given(), person.family())) {
        String canonical = CanonicalSpelling.of(word);
        String given = CanonicalSpelling.of(person(word, author));
        assertThat(given).isNotEqualTo(canonical);
        assertThat(originals.putIfAbsent(given, canonical)).isIn(null, canonical);
      }
    }
  }

  @Property(tries = 100)
  void shouldNotGiveWhatTheAuthorCallsSomebodyElse(
      @ForAll SomeNames.FullName person, @ForAll @IntRange(max = 500) int number) {
    String unaware = person(person.given(), Authors.number(number));
    AuthorContext aware = Authors.number(number);
    person(unaware, aware);

    assertThat(person(person.given(), aware)).isNotEqualTo(unaware);
  }

  @Property(tries = 100)
  void shouldGiveTwoAuthorsUnrelatedNames(
      @ForAll SomeNames.FullName person, @ForAll @IntRange(max = 500) int number) {
    String one = person(person.spelled(), Authors.number(number));
    String other = person(person.spelled(), Authors.number(number + 501));

    // Both words are drawn from hundreds: a false alarm in less than one of 10^5 tries.
    assertThat(one).isNotEqualTo(other);
  }

  @Property(tries = 100)
  void shouldNumberPeopleByName(
      @ForAll @Size(max = 20) List<SomeNames.FullName> people,
      @ForAll @IntRange(max = 500) int number) {
    AuthorContext author = Authors.number(number);
    Map<String, Integer> numbers = new HashMap<>();
    for (SomeNames.FullName person : people) {
      numbers.put(person.spelled(), numberOf(person.spelled(), author));
    }
    AuthorContext later = Authors.later(number, author);

    for (SomeNames.FullName person : people) {
      assertThat(numberOf(upper(person.spelled()), later)).isEqualTo(numbers.get(person.spelled()));
      assertThat(numberOf(person.given(), later)).isBetween(1, people.size());
    }
    long different = people.stream().map(p -> lower(p.spelled())).distinct().count();
    assertThat(numbers.values().stream().distinct().count()).isEqualTo(different);
  }

  @Property(tries = 200)
  void shouldNotDependOnTheOrderOfPostsButForCollisions(
      @ForAll SomeNames.FullName one,
      @ForAll SomeNames.FullName two,
      @ForAll @IntRange(max = 500) int number) {
    AuthorContext forth = Authors.number(number);
    AuthorContext back = Authors.number(number);
    String firstForth = person(one.spelled(), forth);
    String secondForth = person(two.spelled(), forth);
    String secondBack = person(two.spelled(), back);
    String firstBack = person(one.spelled(), back);
    // A word that is a given name in one and a family name in the other has the role of the first.
    Assume.that(!one.given().equals(two.family()) && !one.family().equals(two.given()));

    boolean collided =
        secondForth.contains(person(one.given(), Authors.number(number)))
            || !person(two.spelled(), Authors.number(number)).equals(secondForth);
    Assume.that(!collided);
    assertThat(firstBack).isEqualTo(firstForth);
    assertThat(secondBack).isEqualTo(secondForth);
  }

  private static String person(String original, AuthorContext author) {
    return replace(EntityType.PERSON, original, author);
  }

  private static String replace(EntityType type, String original, AuthorContext author) {
    return NAMES.replace(type, original, author).orElseThrow();
  }

  private static int numberOf(String original, AuthorContext author) {
    return NAMES.number(EntityType.PERSON, original, author).orElseThrow();
  }

  private static String upper(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  private static String title(String text) {
    return upper(text.substring(0, 1)) + text.substring(1);
  }
}
