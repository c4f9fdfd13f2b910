package io.palimpsest.language.detect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often something is found where nobody is identified. The figures may fall, not rise. */
class EverydaySentencesTest {
  private static final Set<EntityType> MEANT =
      EnumSet.of(
          EntityType.NUMBER, EntityType.DATE, EntityType.TIME, EntityType.MONEY, EntityType.AGE);

  @ParameterizedTest
  @CsvSource({
    "sentences-tune, 100, 1, 1",
    "sentences-report, 100, 3, 3",
    "jargon-tune, 50, 0, 0",
    "jargon-report, 50, 5, 5"
  })
  void shouldSeldomFindAnybodyInEverydaySentences(
      String file, int count, int most, int mostInSmallLetters) throws IOException {
    List<String> sentences = sentences(file + ".txt");

    assertThat(sentences).hasSize(count);
    assertThat(sentences.stream().filter(EverydaySentencesTest::isFalseAlarm).count())
        .isLessThanOrEqualTo(most);
    assertThat(
            sentences.stream()
                .map(sentence -> sentence.toLowerCase(Locale.ROOT))
                .filter(EverydaySentencesTest::isFalseAlarm)
                .count())
        .isLessThanOrEqualTo(mostInSmallLetters);
  }

  private static boolean isFalseAlarm(String sentence) {
    return StandardDetectors.all().detect(DetectorInput.of(sentence)).stream()
        .anyMatch(span -> !MEANT.contains(span.type()));
  }

  private static List<String> sentences(String file) throws IOException {
    try (InputStream in = EverydaySentencesTest.class.getResourceAsStream("/everyday/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
