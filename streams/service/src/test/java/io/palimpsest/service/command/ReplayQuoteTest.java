package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.service.http.replay.LeftOut;
import io.palimpsest.service.http.replay.ReplayAnswer;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ReplayQuoteTest {
  @Test
  void shouldNameThePolicyAndWhatIsLeftOut() {
    StringWriter out = new StringWriter();
    ReplayQuote.print(
        new ReplayAnswer(
            "id",
            "priced",
            new ReplayAnswer.Progress(8, 8),
            new ReplayAnswer.Quote("redact", 1, 7, 2, 1, 9, "pure", 2.5, 1.25, 6, 5),
            null,
            new LeftOut(4, 3),
            null,
            null),
        new PrintWriter(out));

    assertThat(out.toString())
        .contains("7 posts of 2 authors under policy redact version 1; 1 more cannot be released")
        .contains("left out: 4 posted before their authors were forgotten, 3 that are no posts")
        .contains("draws            9", "2.500000 at most, 1.250000 in the median (pure)")
        .contains("does not suffice for 6 posts of 5 authors");
  }
}
