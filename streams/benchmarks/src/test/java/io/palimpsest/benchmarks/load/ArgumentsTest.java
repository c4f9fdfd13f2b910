package io.palimpsest.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ArgumentsTest {
  private static final List<String> KNOWN = List.of("posts", "prefix");

  @Test
  void shouldReadNamesWithTheirValues() {
    Arguments arguments = read("--prefix", "again-", "--posts", "7");

    assertThat(arguments.count("posts", 1, 5)).isEqualTo(7);
    assertThat(arguments.text("prefix")).contains("again-");
  }

  @Test
  void shouldTakeTheOtherValueWhereNoneIsGiven() {
    assertThat(read().count("posts", 1, 5)).isEqualTo(5);
    assertThat(read().text("prefix")).isEmpty();
    assertThat(read().rising("posts", 1, List.of(3))).containsExactly(3);
  }

  @Test
  void shouldReadRisingNumbers() {
    assertThat(read("--posts", "1000, 2000").rising("posts", 1, List.of()))
        .containsExactly(1000, 2000);
    refuses(() -> read("--posts", "2,1").rising("posts", 1, List.of()), "--posts must rise");
    refuses(() -> read("--posts", "1,,2").rising("posts", 1, List.of()), "whole number");
  }

  @Test
  void shouldSayWhatThereIs() {
    refuses(() -> read("--post", "7"), "'--post' is not known: use --posts, --prefix");
    refuses(() -> read("posts", "7"), "'posts' is not known");
  }

  @Test
  void shouldRefuseANameWithoutAValueAndANameGivenTwice() {
    refuses(() -> read("--posts"), "--posts needs a value");
    refuses(() -> read("--posts", "7", "--posts", "8"), "--posts is given twice");
  }

  @Test
  void shouldRefuseWhatIsNoNumberAndWhatIsTooLittle() {
    refuses(() -> read("--posts", "many").count("posts", 1, 5), "at least 1. Provided value: many");
    refuses(() -> read("--posts", "0").count("posts", 1, 5), "at least 1. Provided value: 0");
    refuses(() -> read("--posts", "9999999999").count("posts", 1, 5), "whole number");
  }

  @Test
  void shouldReadOneOfSomeConstants() {
    assertThat(read("--posts", "source").choice("posts", ConnectPath.SINK))
        .isEqualTo(ConnectPath.SOURCE);
    assertThat(read().choice("posts", ConnectPath.SINK)).isEqualTo(ConnectPath.SINK);
    refuses(
        () -> read("--posts", "both").choice("posts", ConnectPath.SINK),
        "--posts must be one of sink, source, database. Provided value: both");
  }

  @Test
  void shouldAskForWhatThereMustBe() {
    refuses(() -> read().required("prefix"), "give --prefix");
  }

  private static Arguments read(String... args) {
    return Arguments.of(List.of(args), KNOWN);
  }

  private static void refuses(Runnable reading, String words) {
    assertThatIllegalArgumentException()
        .isThrownBy(reading::run)
        .withMessageContaining(words)
        .withMessageNotContaining("\n");
  }
}
