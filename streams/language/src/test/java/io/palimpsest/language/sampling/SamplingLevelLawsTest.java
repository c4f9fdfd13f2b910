package io.palimpsest.language.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What repeats, and what does not, at each level. */
class SamplingLevelLawsTest {
  private final TextSampler record = sampler(Level.RECORD);
  private final TextSampler user = sampler(Level.USER);

  @Property
  void shouldDrawAWordOnceInAPostAtLevelRecord(
      @ForAll("posts") List<String> post, @ForAll String id) {
    Map<String, String> drawn = new HashMap<>();

    assertAlike(drawn, record, id, post);
  }

  @Property
  void shouldDrawAWordOnceForAnAuthorAtLevelUser(
      @ForAll("posts") List<String> first, @ForAll("posts") List<String> second) {
    Map<String, String> drawn = new HashMap<>();

    assertAlike(drawn, user, "first", first);
    assertAlike(drawn, user, "second", second);
  }

  /** In any case and with or without an ending. */
  private static void assertAlike(
      Map<String, String> drawn, TextSampler sampler, String id, List<String> words) {
    String text = String.join(" ", words);
    String[] released = Samplers.release(sampler, Samplers.author("anna"), id, text).split(" ");
    for (int i = 0; i < words.size(); i++) {
      String word = plain(words.get(i));
      String known = drawn.putIfAbsent(word, plain(released[i]));
      assertThat(known == null || known.equals(plain(released[i]))).as("alike").isTrue();
    }
  }

  private static String plain(String word) {
    return word.toLowerCase(Locale.ROOT).replaceAll("'s$", "");
  }

  @Provide
  Arbitrary<List<String>> posts() {
    return Arbitraries.of(
            "tea",
            "Tea",
            "TEA",
            "tea's",
            "dog",
            "Dog's",
            "home",
            "zq",
            "Zq",
            "ZQ",
            "zq's",
            "zj",
            "42",
            "43",
            "7",
            "555-0100",
            "a1",
            "A1")
        .list()
        .ofMinSize(1)
        .ofMaxSize(40);
  }

  private static TextSampler sampler(Level level) {
    return Samplers.of(Samplers.blind(), level, StopWordRule.KEEP, UnknownWordRule.SAMPLE);
  }
}
