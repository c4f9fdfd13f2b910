package io.palimpsest.language.pseudonym.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.ProcessorTime;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.token.HostileText;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HostileNamesTest {
  private static final NamePseudonyms NAMES = NamePseudonyms.standard();
  private static final Duration LIMIT = Duration.ofSeconds(20);

  @Test
  void shouldFillTheMemoryAndNoMoreWithTenThousandNames() {
    StringBuilder text = new StringBuilder();
    List<Span> spans = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      String name = "Q" + Integer.toString(100_000 + i, 26).replaceAll("[0-9]", "z") + "x";
      spans.add(new Span(text.length(), text.length() + name.length(), EntityType.PERSON, 0.9));
      text.append(name).append(' ');
    }
    AuthorContext author = Authors.number(1);
    DetectorInput input = DetectorInput.of(text.toString());

    ProcessorTime.within(
        LIMIT,
        () -> {
          NAMES.learn(input, spans, author);
          return author;
        });

    assertThat(author.memory().size()).isLessThanOrEqualTo(AuthorMemory.MAX_ENTRIES);
    assertThat(author.memory().toBytes()).hasSizeLessThanOrEqualTo(AuthorMemory.MAX_BYTES);
  }

  @Test
  void shouldLookThroughAMegabyteOfAnythingInBoundedTime() {
    AuthorContext author = Authors.number(1);
    NAMES.replace(EntityType.PERSON, "Anna Kowalski", author);
    // Slow to cut into tokens, which is not what is tested here.
    List<String> units =
        List.of("a", "a ", "日", "\u0301", "\ud83d\udc69\u200d", "Anna ", "\ud800", "é ");
    assertThat(HostileText.UNITS).contains("a");

    for (String unit : units) {
      DetectorInput input = DetectorInput.of(unit.repeat((1 << 20) / unit.length()));
      List<Span> spans =
          ProcessorTime.within(LIMIT, () -> NAMES.remembered(input, List.of(), author));
      assertThat(spans.isEmpty()).isEqualTo(!unit.startsWith("Anna"));
    }
  }

  @Test
  void shouldShowNoNames() {
    assertThat(Authors.number(1).toString()).doesNotContain("[B@").contains("names");
    assertThat(NameText.pieces("Anna").get(0)).hasToString("Piece");
  }
}
