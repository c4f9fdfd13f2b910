package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.ProcessorTime;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Half a mebibyte of text made to be slow.
 *
 * <p>Measured: under one second of processor time for a whole one, whatever the unit. The limit is
 * for a slow machine; a rule that looks to the end of the text from every place would take minutes.
 */
class HostileTimeTest {

  private static final int LENGTH = 1 << 19;
  private static final Duration LIMIT = Duration.ofSeconds(10);

  private final PatternDetector detector = new PatternDetector();

  @ParameterizedTest(name = "{index}")
  @ValueSource(
      strings = {
        "a",
        "1",
        "-",
        "(",
        "[]",
        "1 ",
        "1-",
        "1.",
        "1:",
        "a1",
        "A ",
        "A1 ",
        "(1) ",
        "00 ",
        "::",
        "ab:",
        "ff-",
        "0x",
        "$1 ",
        "A 1 ",
        "Apt 1 ",
        "1 2 A 3, Apt 4, B ",
        "rue a ",
        "1st ",
        "corner of A and ",
        "°1",
        "\u200d",
        "1\u200d",
        "１",
        "\u202e1",
        "\ud835\udfed",
        "\ud800",
        "+49 30 1234567 ",
        "020 7946 0018, ",
        "555 123 4567 ",
        "phone 1 ",
        "card 4111111111111111 ",
        "GB82 ",
        "bc1q",
        "Aaaaaaaaastraße ",
        "1,",
        "a_",
        "a1-",
        "a@",
        "a:b@c",
        "x://",
        "-----BEGIN ",
        "password is ",
        "a dot com ",
        "= \"",
        "AKIA",
        "aB3",
        "日",
        "one ",
        "one 1 ",
        "one, ",
        "1 - ",
        "一",
        "①",
        "4\ufe0f\u20e3",
        "in 2000, ",
        "2000 to ",
        "'80s ",
        "1-800-A",
        "0800A1",
        "é@b!",
        "pw:",
        "pw=",
        "pwd=a,",
        "key=a,",
        "key=qx1,",
        "user=a,",
        "token='a",
        "password: a ",
        "pw=a&",
        "a.lan/",
        "a:b@c,",
        "www.a,",
        "qzv+",
        "zv*",
        "zv-1.",
        "AKIA-",
        "v1.",
        "1.5kg"
      })
  void shouldTakeBoundedTime(String unit) {
    String text = unit.repeat(LENGTH / unit.length());
    // One token: the tokenizer's own time is not the question here.
    DetectorInput input =
        DetectorInput.of(text, List.of(new Token(0, text.length(), TokenKind.SYMBOL)));

    List<Span> spans = ProcessorTime.within(LIMIT, () -> detector.detect(input));

    assertThat(spans.stream().allMatch(span -> span.end() <= text.length())).isTrue();
  }

  /** Where marks follow that do not belong to a field or an address. */
  @ParameterizedTest(name = "{index}")
  @ValueSource(strings = {"pw=a,", "key=a,", "user=a,", "a.lan/", "a@b,", "https://a:b@c,"})
  void shouldTakeBoundedTimeBeforeARowOfMarks(String unit) {
    for (String mark : List.of(".", "!")) {
      String text = unit.repeat(LENGTH / 2 / unit.length()) + mark.repeat(LENGTH / 2);
      DetectorInput input = DetectorInput.of(text);

      ProcessorTime.within(LIMIT, () -> detector.detect(input));
    }
  }

  /**
   * Handles and web addresses are names of the tokenizer's, which the rules read in another way.
   */
  @ParameterizedTest(name = "{index}")
  @ValueSource(strings = {"é@b!", "@a!", "#a-", "x.com/é", "https://a.com/é,"})
  void shouldTakeBoundedTimeForTokens(String unit) {
    DetectorInput input = DetectorInput.of(unit.repeat(LENGTH / unit.length()));

    List<Span> spans = ProcessorTime.within(LIMIT, () -> detector.detect(input));

    assertThat(spans).isNotEmpty();
  }

  @Test
  void shouldTakeALongNestOfBrackets() {
    String text = "(".repeat(LENGTH / 2) + "1" + ")".repeat(LENGTH / 2);

    assertThat(ProcessorTime.within(LIMIT, () -> Found.in(text))).isEmpty();
  }
}
