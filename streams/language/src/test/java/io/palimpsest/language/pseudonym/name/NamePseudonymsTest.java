package io.palimpsest.language.pseudonym.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.generalize.PlaceBook;
import io.palimpsest.language.generalize.PlaceLevel;
import java.lang.Character.UnicodeScript;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamePseudonymsTest {
  private static final NamePseudonyms NAMES = NamePseudonyms.standard();
  private final AuthorContext author = Authors.number(1);

  @Test
  void shouldKeepGenderWhereItIsKnown() {
    NameLists latin = NameLists.read(NameScript.LATIN, word -> false);

    for (String woman : List.of("Anna", "Maria", "Elizabeth", "Susan", "Ingrid")) {
      assertThat(latin.givenLike(lower(person(woman))).id()).isEqualTo("latin-female");
    }
    for (String man : List.of("John", "Peter", "Michael", "Hans", "Carlos")) {
      assertThat(latin.givenLike(lower(person(man))).id()).isEqualTo("latin-male");
    }
  }

  @Test
  void shouldGiveFamilyNamesForFamilyNames() {
    NameLists latin = NameLists.read(NameScript.LATIN, word -> false);

    String[] given = person("Rowan Taylor-Kowalski").split("[ -]");

    assertThat(latin.isGiven(lower(given[0]))).isTrue();
    assertThat(latin.isFamily(lower(given[1]))).isTrue();
    assertThat(latin.isFamily(lower(given[2]))).isTrue();
  }

  @Test
  void shouldKeepTitlesParticlesAndSuffixes() {
    assertThat(person("Dr. Martin King Jr.")).matches("Dr\\. \\w+ \\w+ Jr\\.");
    assertThat(person("Sen. Elizabeth Warren")).startsWith("Sen. ");
    assertThat(person("Ludwig van Beethoven")).matches("\\w+ van \\w+");
    assertThat(person("Bashar al-Assad")).matches("\\w+ al-\\w+");
  }

  @Test
  void shouldTakeATitleThatStandsAloneForTheOneWhoIsMeant() {
    assertThat(person("the President")).startsWith("the ").isNotEqualTo("the President");
  }

  @Test
  void shouldKeepTwoPeopleApartThatShareASpan() {
    String anna = person("Anna");
    String bob = person("Bob");

    assertThat(person("Anna and Bob")).isEqualTo(anna + " and " + bob);
  }

  @Test
  void shouldWriteAnotherInitialWhereTwoArePossible() {
    person("Anna Smith");
    person("Alice Smith");
    person("Amanda Smith");

    assertThat(person("A. Smith")).doesNotStartWith("A.").endsWith(". " + person("Smith"));
  }

  @Test
  void shouldKeepInitialsApart() {
    Set<String> given = new HashSet<>();
    for (char letter = 'A'; letter <= 'Z'; letter++) {
      String other = person(letter + ". Smith");
      assertThat(other).doesNotStartWith(String.valueOf(letter));
      given.add(other);
    }

    assertThat(given).hasSize(26);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Z o f k a", "Z-O-F-K-A", "z.e.i.y", "A. I. Y."})
  void shouldWriteOtherLettersForEachOfALetteredName(String name) {
    String given = person(name);

    assertThat(given).hasSameSizeAs(name);
    for (int i = 0; i < name.length(); i++) {
      assertThat(given.charAt(i) == name.charAt(i)).isEqualTo(!Character.isLetter(name.charAt(i)));
    }
  }

  @Test
  void shouldReplaceAMiddleNameThatOnlyLooksLikeAParticle() {
    assertThat(person("\u0110\u1EB7ng V\u0103n Kozaqi")).doesNotContain("V\u0103n");
    assertThat(person("Ludwig van Kozaqi")).contains(" van ");
    assertThat(person("Ludwig Van Kozaqi")).contains(" Van ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Till", "An", "So", "Do", "Down", "TILL"})
  void shouldTakeAGrammarWordInANameForAName(String word) {
    String given = person("Emmett " + word);

    assertThat(given).doesNotContain(word).matches("\\S+ \\S+");
    assertThat(person(word)).isEqualTo(given.substring(given.indexOf(' ') + 1));
    assertThat(person("Dr. " + word)).doesNotContain(word);
  }

  @Test
  void shouldKeepGrammarWordsAroundNames() {
    String anna = person("Anna");
    String bob = person("Bob");

    assertThat(person("ANNA AND BOB")).isEqualToIgnoringCase(anna + " and " + bob);
    assertThat(person("The Anna")).isEqualTo("The " + anna);
    assertThat(person("Anna of Bob")).isEqualTo(anna + " of " + bob);
    assertThat(person("Anna till")).isEqualTo(anna + " till");
    assertThat(person("Anna He")).as("a family name").doesNotContain("He");
  }

  @ParameterizedTest
  @CsvSource({
    "quarkish.he, FAMILY.he",
    "Quarkish.We, FAMILY.We",
    "z.quarkish, LETTER.FAMILY",
    "quarkish:yes, FAMILY:yes",
    "_quarkish_, _FAMILY_",
    "quarkish_fan, FAMILY_fan",
    "zebulon.quarkish, GIVEN.FAMILY",
    "quarkish’s.then, FAMILY’s.then"
  })
  void shouldReplaceANameThatSomethingIsGluedTo(String token, String form) {
    String[] given = person("Zebulon Quarkish").split(" ");
    String expected =
        form.replace("FAMILY", given[1])
            .replace("GIVEN", given[0])
            .replace("LETTER", given[0].substring(0, 1));

    assertThat(person(token)).isEqualToIgnoringCase(expected);
    assertThat(person(token)).as("the case").matches(shape(token));
  }

  @Test
  void shouldReplaceWhatIsGluedAndNoEverydayWord() {
    String family = lower(person("Zebulon Quarkish").split(" ")[1]);

    assertThat(person("quarkish.xqz")).startsWith(family + ".").doesNotContain("xqz");
    assertThat(person("quarkish1")).matches(family + "[02-9]");
  }

  @Test
  void shouldReplaceAPlaceThatSomethingIsGluedTo() {
    String newYork = place("New York");

    assertThat(place("New York.We")).isEqualTo(newYork + ".We");
    assertThat(place("new_york")).isEqualTo(lower(newYork));
    assertThat(place("New_York_fan")).isEqualTo(newYork + "_fan");
  }

  @Test
  void shouldGiveGluedNamesTheNamesOfTheirPartsInEveryType() {
    String[] given = lower(person("Anna Smith")).split(" ");

    assertThat(person("annasmith")).isEqualTo(given[0] + given[1]);
    assertThat(replace(EntityType.HASHTAG, "#annasmith")).isEqualTo("#" + given[0] + given[1]);
    assertThat(replace(EntityType.HANDLE, "@annasmith")).isEqualTo("@" + given[0] + given[1]);
  }

  @Test
  void shouldReadANameThroughDisguise() {
    String anna = person("Anna");

    assertThat(person("A\u200dn\u200bna")).as("invisible characters").isEqualTo(anna);
    assertThat(person("Аnnа")).as("Cyrillic letters").isEqualTo(anna);
    assertThat(person("\uff21\uff4e\uff4e\uff41")).as("fullwidth").isEqualTo(anna);
    assertThat(person("Ánná")).as("accents").isEqualTo(anna);
  }

  @ParameterizedTest
  @CsvSource({
    "Владимир Кузнецов, CYRILLIC",
    "Γιώργος Παπαδόπουλος, GREEK",
    "王小明, HAN",
    "김민수, HANGUL",
    "محمد الشريف, ARABIC",
    "אברהם כהן, HEBREW",
    "Արամ Պետրոսյան, ARMENIAN",
    "ნინო აბაშიძე, GEORGIAN",
    "กมลชนก ศรีสุข, THAI"
  })
  void shouldStayInTheScript(String original, UnicodeScript script) {
    String given = person(original);

    assertThat(given).isNotEqualTo(original);
    assertThat(given.codePoints().filter(Character::isLetter))
        .allMatch(letter -> UnicodeScript.of(letter) == script);
  }

  @Test
  void shouldKeepTheFamilyOfAnEastAsianName() {
    String full = person("王小明");

    assertThat(full).endsWith(person("小明"));
  }

  @Test
  void shouldSayNothingForAScriptWithoutNames() {
    assertThat(NAMES.replace(EntityType.PERSON, "ᏣᎳᎩ", author)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"France, COUNTRY", "Texas, REGION", "Berlin, CITY", "Atlantis, CITY"})
  void shouldGivePlacesOfTheSameLevel(String place, PlaceLevel level) {
    String given = place(place);

    assertThat(given).isNotEqualToIgnoringCase(place);
    assertThat(PlaceBook.standard().names(level)).contains(given);
  }

  @Test
  void shouldTakeAPlaceAsAWhole() {
    String newYork = place("New York");

    assertThat(place("NEW YORK")).isEqualTo(newYork.toUpperCase(Locale.ROOT));
    assertThat(place("new york’s")).isEqualTo(lower(newYork) + "’s");
    assertThat(place("York")).isNotEqualTo(newYork);
    assertThat(place("New York, Texas")).isEqualTo(newYork + ", " + place("Texas"));
  }

  @Test
  void shouldKnowOtherNamesOfAPlace() {
    String states = place("United States");

    assertThat(place("U.S.")).isEqualTo(states);
    assertThat(place("the USA")).isEqualTo(states);
  }

  @Test
  void shouldKeepTheNameOfAWordThatDetectorsTakeForAPlaceOnceAndForAPersonThen() {
    String person = person("Vormitan");
    assertThat(place("Vormitan")).isEqualTo(person);

    // A place of several words would not fit into a person's name.
    String word =
        Stream.of("Zelbarin", "Tormavel", "Kuvorin", "Mirandol")
            .filter(name -> place(name).indexOf(' ') < 0)
            .findFirst()
            .orElseThrow();
    assertThat(person(word)).isEqualTo(place(word));
    assertThat(person("Anna " + word)).endsWith(" " + place(word));
  }

  @Test
  void shouldKeepTheKindOfAnOrganization() {
    assertThat(organization("University of New York"))
        .isEqualTo("University of " + place("New York"));
    assertThat(organization("Anna Smith Foundation"))
        .isEqualTo(person("Anna Smith") + " Foundation");
    assertThat(organization("Acme Inc.")).endsWith(" Inc.").doesNotContain("Acme");
  }

  @Test
  void shouldNameAnOrganizationThatHasNothingButItsKind() {
    String justice = organization("Department of Justice");

    assertThat(justice).startsWith("Department of ").doesNotContain("Justice");
    assertThat(organization("Department of Education"))
        .startsWith("Department of ")
        .isNotEqualTo(justice);
    assertThat(organization("Supreme Court")).endsWith(" Court").doesNotContain("Supreme");
    assertThat(organization("Senate")).endsWith(" Senate");
  }

  @Test
  void shouldGiveOtherLettersForAnAcronym() {
    assertThat(organization("NASA")).matches("[A-Z]{4}").isNotEqualTo("NASA");
    assertThat(organization("NASA")).isEqualTo(organization("NASA"));
    assertThat(replace(EntityType.HASHTAG, "#NASA")).isEqualTo("#" + organization("NASA"));
  }

  @Test
  void shouldCutNamesThatAreGluedTogether() {
    String[] given = lower(person("Anna Smith")).split(" ");

    assertThat(replace(EntityType.HANDLE, "@annasmith")).isEqualTo("@" + given[0] + given[1]);
    assertThat(replace(EntityType.HANDLE, "@asmith"))
        .isEqualTo("@" + given[0].charAt(0) + given[1]);
    assertThat(replace(EntityType.HANDLE, "@RepAnnaSmith"))
        .isEqualTo("@Rep" + person("Anna") + person("Smith"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"@zq7", "@x", "@NYTimes", "#2020", "#été", "@a_b_c", "#BlackLivesMatter"})
  void shouldNeverLeaveATagAsItIs(String tag) {
    String given = replace(tag.startsWith("@") ? EntityType.HANDLE : EntityType.HASHTAG, tag);

    assertThat(given).startsWith(tag.substring(0, 1)).isNotEqualToIgnoringCase(tag);
  }

  @Test
  void shouldKeepOneDomainForMailAndWeb() {
    String mail = replace(EntityType.EMAIL, "bob@acme.co.uk");
    String web = replace(EntityType.URL, "https://www.acme.co.uk/");

    String host = mail.substring(mail.indexOf('@') + 1);
    assertThat(host).endsWith(".example.com").doesNotContain("acme");
    assertThat(web).isEqualTo("https://www." + host + "/");
    assertThat(replace(EntityType.EMAIL, "bob@gmail.com")).endsWith("@gmail.com");
  }

  @Test
  void shouldKeepNothingOfAWebAddressButItsForm() {
    String given =
        replace(EntityType.URL, "http://bob:secret@acme.org:8080/Anna/42?q=Smith#%C3%A9");

    assertThat(given)
        .matches("http://[a-z]+\\.example\\.com/[A-Z][a-z]{3}/\\d\\d\\?[a-z]=[A-Z][a-z]{4}#.*");
    assertThat(given).doesNotContain("acme", "secret", "Anna", "Smith", "8080");
  }

  @Test
  void shouldKeepTheFormOfAnAddress() {
    assertThat(replace(EntityType.STREET_ADDRESS, "123 Main Street, Apt 4B, New York, NY 10001"))
        .matches("\\d{3} \\p{L}+ Street, Apt \\d[A-Z], .+, [A-Z]{2} \\d{5}")
        .contains(place("New York"))
        .doesNotContain("123", "Main", "10001");
    assertThat(replace(EntityType.STREET_ADDRESS, "PO Box 77")).matches("PO Box \\d\\d");
    assertThat(NAMES.replace(EntityType.STREET_ADDRESS, "PO Box", author)).isEmpty();
  }

  @Test
  void shouldNumberAPersonByEveryPartOfTheName() {
    assertThat(number("Anna Smith")).isEqualTo(1);
    assertThat(number("Bob Jones")).isEqualTo(2);
    assertThat(number("ANNA")).isEqualTo(1);
    assertThat(number("Mr. Jones's")).isEqualTo(2);
    assertThat(number("Anna Jones")).isEqualTo(3);
    assertThat(number("Anna")).as("the first of that name").isEqualTo(1);
    assertThat(NAMES.number(EntityType.LOCATION, "Paris", author)).hasValue(1);
  }

  @Test
  void shouldSayNothingWhenTheMemoryIsFull() {
    AuthorContext full = Authors.number(2);
    String known = NAMES.replace(EntityType.PERSON, "Anna", full).orElseThrow();
    Authors.fill(full);

    assertThat(NAMES.replace(EntityType.PERSON, "Somebodyelse", full)).isEmpty();
    assertThat(NAMES.replace(EntityType.LOCATION, "Paris", full)).isEmpty();
    assertThat(NAMES.number(EntityType.PERSON, "Somebodyelse", full)).isEmpty();
    assertThat(NAMES.replace(EntityType.PERSON, "Anna", full)).contains(known);
  }

  @ParameterizedTest
  @EnumSource
  void shouldSayWhatItCovers(EntityType type) {
    boolean replaced = NAMES.replace(type, "Anna", author).isPresent();

    assertThat(NamePseudonyms.covers(type)).isEqualTo(replaced);
  }

  private String person(String original) {
    return replace(EntityType.PERSON, original);
  }

  private String place(String original) {
    return replace(EntityType.LOCATION, original);
  }

  private String organization(String original) {
    return replace(EntityType.ORGANIZATION, original);
  }

  private String replace(EntityType type, String original) {
    return NAMES.replace(type, original, author).orElseThrow();
  }

  private int number(String original) {
    return NAMES.number(EntityType.PERSON, original, author).orElseThrow();
  }

  /** Capital and small letters stay where a word begins. */
  private static String shape(String token) {
    return Character.isUpperCase(token.charAt(0)) ? "\\p{Lu}.*" : "[^\\p{Lu}]*";
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
