package io.palimpsest.service.entities;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.detect.score.EntityReport;
import io.palimpsest.language.detect.score.EntityScorer;
import io.palimpsest.language.detect.score.GoldDocument;
import io.palimpsest.language.detect.score.GoldSpan;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The same report for people and for programs. */
class ScoreTableTest {
  private static final EntityReport REPORT =
      EntityScorer.score(
          input ->
              List.of(
                  new Span(0, 4, EntityType.PERSON, 0.9), new Span(8, 13, EntityType.PERSON, 0.9)),
          List.of(
              new GoldDocument(
                  "Anna in Leeds at ten",
                  List.of(
                      GoldSpan.of(0, 4, EntityType.PERSON),
                      new GoldSpan(17, 20, List.of(EntityType.DATE, EntityType.TIME))))),
          () -> {});

  private static final Map<String, LabelUse> LABELS =
      Map.of(
          "DATE_TIME", new LabelUse(1, List.of(EntityType.DATE, EntityType.TIME)),
          "NRP", new LabelUse(2, List.of()));

  @Test
  void shouldAlignATableWithDashesWhereThereIsNothingToDivideBy() {
    List<String> lines = new ScoreTable(REPORT, LABELS).text().lines().toList();

    assertThat(lines)
        .contains(
            "1 documents, 1 of them with something marked; 2 marked spans; 5 tokens",
            row(
                "person", "1", "2", "0.500", "1.000", "0.667", "0.500", "1.000", "0.500", "1.000",
                "0.667"),
            row("date", "1", "0", "-", "0.000", "0.000", "-", "0.000", "-", "0.000", "0.000"),
            row("time", "0", "0", "-", "-", "-", "-", "-", "-", "-", "-"),
            "tokens, of whatever type: precision 0.500, recall 0.500",
            "person tokens that some span touches, of whatever type: 1.000",
            "documents in which all that is marked is covered completely: 0.000",
            "label DATE_TIME                1  date or time",
            "label NRP                      2  not judged");
  }

  private static String row(String... cells) {
    return String.format(
        Locale.ROOT, "%-16s %7s %7s %7s %7s %7s %9s %7s %9s %7s %7s", (Object[]) cells);
  }

  @Test
  void shouldWriteOneObjectWithTheSameKeysAlways() throws IOException {
    JsonNode json = new ObjectMapper().readTree(ScoreJson.of(REPORT, LABELS));

    assertThat(json.fieldNames())
        .toIterable()
        .containsExactly(
            "documents",
            "documentsWithEntities",
            "spans",
            "tokens",
            "types",
            "all",
            "untypedTokens",
            "personTokenRecall",
            "allOrNothingRecall",
            "labels",
            "notJudged");
    assertThat(json.at("/types/person/exact").toString())
        .isEqualTo("{\"marked\":1,\"found\":2,\"precision\":0.5,\"recall\":1.0,\"f1\":0.666667}");
    assertThat(json.at("/types/time/tokens").toString())
        .isEqualTo("{\"marked\":0,\"found\":0,\"precision\":null,\"recall\":null,\"f1\":null}");
    assertThat(json.at("/all/overlap/recall").asDouble()).isEqualTo(0.5);
    assertThat(json.at("/personTokenRecall").asDouble()).isEqualTo(1);
    assertThat(json.at("/allOrNothingRecall").asDouble()).isZero();
    assertThat(json.at("/labels/DATE_TIME").toString())
        .isEqualTo("{\"spans\":1,\"types\":[\"date\",\"time\"]}");
    assertThat(json.at("/notJudged").toString())
        .isEqualTo("{\"spansOfTypesMarkedNowhere\":0,\"spansOnPlacesWithoutAType\":0}");
  }
}
