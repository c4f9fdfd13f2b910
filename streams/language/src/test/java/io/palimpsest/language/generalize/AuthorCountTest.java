package io.palimpsest.language.generalize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AuthorCountTest {

  /**
   * The error that the Javadoc states. Too early is impossible, so there is no false alarm. Too
   * late needs two authors with one hash: for all trials together a false alarm has a chance of at
   * most {@code trials * k * k / 2^64}, which is below 1e-11. The names are fixed, so it would be
   * the same alarm each time.
   */
  @ParameterizedTest
  @CsvSource({"1, 2000", "2, 2000", "5, 2000", "20, 500", "100, 100", "384, 10", "1000, 4"})
  void shouldSayYesFromTheKthAuthorOn(int k, int trials) {
    for (int trial = 0; trial < trials; trial++) {
      AuthorCount count = AuthorCount.empty();
      for (int author = 1; author < k; author++) {
        count.add("trial " + trial + " author " + author);
        count.add("trial " + trial + " author 1");
      }
      assertThat(count.atLeast(k)).isFalse();
      count.add("trial " + trial + " author " + k);
      assertThat(count.atLeast(k)).isTrue();
    }
  }

  @Test
  void shouldStayWithinItsSizeForAnyNumberOfAuthors() {
    AuthorCount count = AuthorCount.empty();
    for (int author = 0; author < 3 * AuthorCount.MAX_K; author++) {
      assertThat(count.add("author " + author)).isEqualTo(author < AuthorCount.MAX_K);
    }

    assertThat(count.toBytes()).hasSize(AuthorCount.MAX_BYTES);
    assertThat(AuthorCount.ofBytes(count.toBytes()).atLeast(AuthorCount.MAX_K)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, AuthorCount.MAX_K + 1, Integer.MAX_VALUE})
  void shouldRefuseAKItCannotAnswer(int k) {
    AuthorCount count = AuthorCount.empty();

    assertThatThrownBy(() -> count.atLeast(k))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("Provided value: " + k);
  }

  /** The library would not count it. */
  @Test
  void shouldRefuseAnEmptyDigest() {
    AuthorCount count = AuthorCount.empty();

    assertThatThrownBy(() -> count.add("")).isInstanceOf(IllegalArgumentException.class);
  }

  /** Stores outlive releases: these bytes were written by the first one. */
  @ParameterizedTest
  @CsvSource({
    "0, 01030300001e0000d0efc477",
    "1, 01030300003acc93f0f862797c076e4e516adcce",
    "3, 02030300001acc93030000000000803f0a8300905f117a00f0f862797c076e4e671915a68d1970598fafd173"
  })
  void shouldReadAndWriteTheBytesOfOldStores(int authors, String hex) {
    AuthorCount count = AuthorCount.empty();
    for (int author = 1; author <= authors; author++) {
      count.add("author " + author);
    }

    assertThat(count.toBytes()).isEqualTo(HexFormat.of().parseHex(hex));
    assertThat(AuthorCount.ofBytes(HexFormat.of().parseHex(hex)).toBytes())
        .isEqualTo(count.toBytes());
  }
}
