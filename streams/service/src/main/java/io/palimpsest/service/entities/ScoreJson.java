package io.palimpsest.service.entities;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.score.Agreement;
import io.palimpsest.language.detect.score.EntityReport;
import io.palimpsest.language.detect.score.TypeScore;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/** Writes a report as one JSON object. Its keys are always the same; a ratio of nothing is null. */
public final class ScoreJson {
  private static final double DIGITS = 1e6;

  private ScoreJson() {}

  /** The object, on several lines. */
  public static String of(EntityReport report, Map<String, LabelUse> labels) {
    try {
      return new ObjectMapper()
          .writerWithDefaultPrettyPrinter()
          .writeValueAsString(object(report, labels));
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException("a report could not be written", e);
    }
  }

  private static Map<String, Object> object(EntityReport report, Map<String, LabelUse> labels) {
    Map<String, Object> object = new LinkedHashMap<>();
    EntityReport.Documents documents = report.documents();
    object.put("documents", documents.count());
    object.put("documentsWithEntities", documents.covered().whole());
    object.put("spans", documents.spans());
    object.put("tokens", documents.tokens());
    Map<String, Object> types = new LinkedHashMap<>();
    report.types().forEach((type, score) -> types.put(type.label(), score(score)));
    object.put("types", types);
    object.put("all", score(report.all()));
    object.put("untypedTokens", agreement(report.untypedTokens()));
    object.put("personTokenRecall", rounded(Ratios.of(report.personTokens())));
    object.put("allOrNothingRecall", rounded(Ratios.of(documents.covered())));
    Map<String, Object> meanings = new LinkedHashMap<>();
    labels.forEach((label, use) -> meanings.put(label, meaning(use)));
    object.put("labels", meanings);
    object.put("notJudged", unjudged(report.unjudged()));
    return object;
  }

  private static Map<String, Object> score(TypeScore score) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("exact", agreement(score.exact()));
    object.put("overlap", agreement(score.overlap()));
    object.put("tokens", agreement(score.tokens()));
    return object;
  }

  private static Map<String, Object> agreement(Agreement agreement) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("marked", agreement.marked());
    object.put("found", agreement.found());
    object.put("precision", rounded(Ratios.precision(agreement)));
    object.put("recall", rounded(Ratios.recall(agreement)));
    object.put("f1", rounded(Ratios.f1(agreement)));
    return object;
  }

  private static Map<String, Object> meaning(LabelUse use) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("spans", use.count());
    object.put("types", use.types().stream().map(EntityType::label).toList());
    return object;
  }

  private static Map<String, Object> unjudged(EntityReport.Unjudged unjudged) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("spansOfTypesMarkedNowhere", unjudged.otherTypes());
    object.put("spansOnPlacesWithoutAType", unjudged.otherPlaces());
    return object;
  }

  private static Double rounded(OptionalDouble ratio) {
    return ratio.isEmpty()
        ? null
        : Double.valueOf(Math.round(ratio.getAsDouble() * DIGITS) / DIGITS);
  }
}
