package io.palimpsest.service.entities;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.score.GoldDocument;
import io.palimpsest.language.detect.score.GoldSpan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoldFileTest {
  @TempDir private Path directory;

  private GoldFile read(String name, String content, String... ignored) throws IOException {
    return GoldFile.read(Files.writeString(directory.resolve(name), content), Set.of(ignored));
  }

  private static List<String> marked(GoldDocument document) {
    return document.spans().stream()
        .map(s -> document.text().substring(s.start(), s.end()) + " " + s.types())
        .toList();
  }

  @Test
  void shouldReadJsonLinesAndTellWhatTheLabelsMean() throws IOException {
    GoldFile gold =
        read(
            "gold.jsonl",
            """
            {"id":1,"text":"Anna, 10:30","entities":[{"start":6,"end":11,"type":"DATE_TIME"},{"start":0,"end":4,"type":"PER"}]}

            {"id":1,"text":"a Dane","entities":[{"start":2,"end":6,"type":"NRP"}]}
            {"text":"","entities":[]}
            """);

    assertThat(gold.documents()).hasSize(3);
    assertThat(marked(gold.documents().get(0)))
        .containsExactly("10:30 [DATE, TIME]", "Anna [PERSON]");
    assertThat(marked(gold.documents().get(1))).containsExactly("Dane []");
    assertThat(gold.labels())
        .containsExactly(
            Map.entry("DATE_TIME", new LabelUse(1, List.of(EntityType.DATE, EntityType.TIME))),
            Map.entry("NRP", new LabelUse(1, List.of())),
            Map.entry("PER", new LabelUse(1, List.of(EntityType.PERSON))));
  }

  @Test
  void shouldReadColumnsAndPutPostsTogether() throws IOException {
    GoldFile gold =
        read(
            "gold.conll",
            """
            -DOCSTART- O

            Hi O
            @ O
            anna\tB-PER
            and O
            Bo B-PER
            Li I-PER
            Al B-PER
            in O
            Leeds I-LOC

            Acme NNP I-ORG
            # O
            Alien B-creative-work
            """);

    assertThat(gold.documents())
        .extracting(GoldDocument::text)
        .containsExactly("Hi @anna and Bo Li Al in Leeds", "Acme #Alien");
    assertThat(marked(gold.documents().get(0)))
        .containsExactly("anna [PERSON]", "Bo Li [PERSON]", "Al [PERSON]", "Leeds [LOCATION]");
    assertThat(marked(gold.documents().get(1))).containsExactly("Acme [ORGANIZATION]", "Alien []");
    assertThat(gold.labels().get("PER")).isEqualTo(new LabelUse(3, List.of(EntityType.PERSON)));
  }

  @Test
  void shouldLeaveOutALabelWhenToldTo() throws IOException {
    String content = "Anna B-PER\nrex B-DOG\n";

    assertThatThrownBy(() -> read("gold.conll", content))
        .isInstanceOf(GoldException.class)
        .hasMessageEndingWith(
            "gold.conll, line 2: label DOG is unknown: leave it out with" + " --ignore-type DOG");
    assertThat(read("gold.conll", content, "dog").documents().get(0).spans())
        .containsExactly(GoldSpan.of(0, 4, EntityType.PERSON), new GoldSpan(5, 8, List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "hush                                                             | line 2: is not one JSON",
        "{\"text\":\"hush\"}                                              | line 2: \"text\" must",
        "{\"text\":7,\"entities\":[]}                                     | line 2: \"text\" must",
        "{\"text\":\"hush\",\"entities\":[7]}                             | line 2: an entity needs",
        "{\"text\":\"hush\",\"entities\":[{\"start\":0,\"end\":5,\"type\":\"PER\"}]}  | from 0 to 5",
        "{\"text\":\"hush\",\"entities\":[{\"start\":-1,\"end\":2,\"type\":\"PER\"}]} | from -1 to 2",
        "{\"text\":\"hush\",\"entities\":[{\"start\":2,\"end\":2,\"type\":\"PER\"}]}  | from 2 to 2",
        "{\"text\":\"hush\",\"entities\":[{\"start\":0,\"end\":3.5,\"type\":\"PER\"}]} | an entity needs",
        "{\"text\":\"hush\",\"entities\":[{\"start\":0,\"end\":4,\"type\":\"FOO\"}]}  | label FOO is unknown",
        "{\"text\":\"hush\",\"entities\":[{\"start\":0,\"end\":4,\"type\":\"hush!\"}]} | does not look like one",
        "{\"text\":\"\\ud83d\\ude00 hush\",\"entities\":[{\"start\":1,\"end\":4,\"type\":\"PER\"}]} | UTF-16",
      })
  void shouldNameTheLineThatIsWrongWithoutQuotingIt(String line, String complaint) {
    String good = "{\"text\":\"Anna\",\"entities\":[{\"start\":0,\"end\":4,\"type\":\"PER\"}]}\n";

    assertThatThrownBy(() -> read("gold.jsonl", good + line + "\n" + good))
        .isInstanceOf(GoldException.class)
        .hasMessageContaining("gold.jsonl, line 2: ")
        .hasMessageContaining(complaint)
        .hasMessageNotContaining("hush");
  }

  @Test
  void shouldRefuseFilesWithNothingToMeasure() throws IOException {
    assertThatThrownBy(() -> read("gold.jsonl", "\n")).hasMessageContaining("no marked text");
    assertThatThrownBy(() -> read("gold.conll", "")).hasMessageContaining("no marked text");
    assertThatThrownBy(() -> read("gold.conll", "hush O\n")).hasMessageContaining("marks nothing");
    assertThatThrownBy(() -> GoldFile.read(directory, Set.of()))
        .hasMessageContaining("is a directory");
    assertThatThrownBy(() -> GoldFile.read(directory.resolve("no"), Set.of()))
        .hasMessageContaining("no such file");
    Path latin = Files.write(directory.resolve("l.conll"), new byte[] {(byte) 0xFC, ' ', 'O'});
    assertThatThrownBy(() -> GoldFile.read(latin, Set.of())).hasMessageContaining("is not UTF-8");
  }
}
