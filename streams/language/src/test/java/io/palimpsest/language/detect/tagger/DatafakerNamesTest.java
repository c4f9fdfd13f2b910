package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatafakerNamesTest {
  private static final String ENGLISH =
      """
      en:
        faker:
          name:
            first_name: ["Grace", "#{first_name}"]
            last_name: [Miller]
          address:
            city_name: [Leeds, "Port Vila"]
            country: [Peru]
          football:
            teams: [Wanderers]
            players: ["Bo Blip"]
          friends:
            characters: ["Zed Quark", Gizmo]
          nation:
            language: [Quenya]
      """;
  private static final String NORWEGIAN =
      """
      nb-NO:
        faker:
          name:
            female_first_name: [Ingrid, Grace]
            last_name: [Solberg]
      """;

  @TempDir Path folder;

  @Test
  void shouldReadNamesAndTellTheGazetteer() throws IOException {
    GazetteerBuilder builder = new GazetteerBuilder();
    NameLists names = DatafakerNames.read(files(), builder);
    Gazetteer gazetteer = builder.build();

    assertThat(names.englishGivenNames()).containsExactly("Grace");
    assertThat(names.givenNames()).containsExactly("Grace", "Grace", "Ingrid");
    assertThat(names.familyNames()).containsExactly("Miller", "Solberg");
    assertThat(names.places()).containsExactly("Leeds", "Port Vila");
    assertThat(names.countries()).containsExactly("Peru");
    assertThat(names.organizations()).containsExactly("Wanderers");
    assertThat(flags(gazetteer, "grace")).isEqualTo(WordFacts.givenNames(2));
    assertThat(flags(gazetteer, "solberg")).isEqualTo(WordFacts.familyNames(1));
    assertThat(flags(gazetteer, "leeds")).isEqualTo(WordFacts.PLACE);
    assertThat(flags(gazetteer, "port")).isEqualTo(WordFacts.BEGINS_PHRASE);
    assertThat(flags(gazetteer, "wanderers")).isEqualTo(WordFacts.ORGANIZATION);
    assertThat(flags(gazetteer, "blip")).isEqualTo(WordFacts.KNOWN_PERSON);
    assertThat(flags(gazetteer, "zed")).as("full names only").isEqualTo(WordFacts.BEGINS_PHRASE);
    assertThat(flags(gazetteer, "gizmo")).isZero();
    assertThat(flags(gazetteer, "quenya")).isEqualTo(WordFacts.PROPER);
  }

  @Test
  void shouldFindThePackageOnTheClassPath() {
    GazetteerBuilder builder = new GazetteerBuilder();
    NameLists names = DatafakerNames.read(builder);

    assertThat(names.englishGivenNames()).contains("Anna").hasSizeGreaterThan(1000);
    assertThat(names.familyNames()).contains("Smith", "Müller");
    assertThat(flags(builder.build(), "smith")).isNotZero();
  }

  private static int flags(Gazetteer gazetteer, String word) {
    return WordFacts.flags(gazetteer.find(Mixing.letters(word)));
  }

  private Path files() throws IOException {
    Files.createDirectory(folder.resolve("en"));
    Files.writeString(folder.resolve("en/name.yml"), ENGLISH);
    Files.writeString(folder.resolve("nb-NO.yml"), NORWEGIAN);
    Files.writeString(folder.resolve("broken.yml"), "a: [");
    Files.writeString(folder.resolve("other.txt"), "no names");
    return folder;
  }
}
