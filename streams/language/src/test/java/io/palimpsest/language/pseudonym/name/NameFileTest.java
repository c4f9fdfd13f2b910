package io.palimpsest.language.pseudonym.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NameFileTest {

  @Test
  void shouldReadListsInBracketsAndBehindDashes() {
    NameFile names =
        NameFile.parse(
            """
            xx:
              faker:
                address:
                  first_name: [Nowhere]
                name:
                  female_first_name: &f [Ada, "Bea Ann",
                    'Cleo']
                  # male_first_name: [Ghost]
                  male_first_name:
                    - Dan
                    - "Ed"
                  first_name: *f
                  last_name:
                  - "Fox"
                  - "#{first_name}son"
                  prefix: [Mr.]
                phone:
                  last_name: [Nobody]
            """);

    assertThat(names.female()).containsExactlyInAnyOrder("Ada", "Bea Ann", "Cleo");
    assertThat(names.male()).containsExactlyInAnyOrder("Dan", "Ed");
    assertThat(names.given()).containsExactlyInAnyOrder("Ada", "Bea Ann", "Cleo", "Dan", "Ed");
    assertThat(names.family()).containsExactly("Fox");
  }

  @ParameterizedTest
  @EnumSource
  void shouldHaveNamesForEveryScript(NameScript script) {
    NameLists lists = NameLists.read(script, word -> false);

    assertThat(lists.family().names()).hasSizeGreaterThan(10).doesNotHaveDuplicates();
    assertThat(lists.givenLike("").names()).hasSizeGreaterThan(10).doesNotHaveDuplicates();
    assertThat(lists.family().names())
        .allMatch(name -> NameScript.of(name).orElseThrow() == script);
  }

  @Test
  void shouldHaveRoomForAFullMemoryInLatinNames() {
    Lore lore = Lore.standard();
    NameLists latin = lore.names("latin").orElseThrow();

    assertThat(latin.family().names()).hasSizeGreaterThan(4000);
    assertThat(latin.family().names())
        .noneMatch(name -> lore.english().isFrequent(name.toLowerCase(java.util.Locale.ROOT)));
  }
}
