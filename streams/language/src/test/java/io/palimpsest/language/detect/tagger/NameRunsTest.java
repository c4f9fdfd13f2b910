package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NameRunsTest {

  @Test
  void shouldPutCapitalsSideBySideTogether() {
    assertThat(runs("we saw the Perth City Hospital and Anna today"))
        .containsExactly("Perth City Hospital", "Anna");
  }

  @Test
  void shouldJoinInitialsAndHyphens() {
    assertThat(runs("yes , J. Edgar Smith-Jones was there"))
        .containsExactly("J. Edgar Smith-Jones");
    assertThat(runs("we met Anna. Bob was there")).containsExactly("Anna", "Bob");
  }

  @Test
  void shouldNotBeginWithACommonWordThatBeginsASentence() {
    assertThat(runs("Bread is good. Bread from Leeds is better")).containsExactly("Leeds");
  }

  @Test
  void shouldGoByDictionariesWhereNobodyUsesCapitals() {
    assertThat(runs("bread from zorblax leeds the")).containsExactly("from zorblax leeds");
  }

  @Test
  void shouldBeEmptyForNothing() {
    assertThat(runs("")).isEmpty();
    assertThat(runs("... !")).isEmpty();
  }

  private static List<String> runs(String text) {
    GazetteerBuilder builder = new GazetteerBuilder();
    for (String word : Set.of("bread", "is", "good", "better", "we", "was", "there")) {
      builder.addWord(word, WordFacts.COMMON);
    }
    builder.addSense("the", WordFacts.STOP_WORD);
    Units units = Units.of(text, DetectorInput.of(text).tokens(), builder.build());
    List<String> runs = new ArrayList<>();
    for (int unit = 0; unit < units.size(); unit++) {
      if (units.runs().first(unit) == unit) {
        runs.add(text.substring(units.start(unit), units.end(units.runs().last(unit))));
      }
    }
    return runs;
  }
}
