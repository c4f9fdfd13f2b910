package io.palimpsest.language.entity;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.detect.StandardDetectors;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.key.MasterKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Ten thousand posts of sixty authors, made of people and sentences: what was found once to be a
 * person's name is in no later post of its author. Everything is fixed, so there are no false
 * alarms.
 */
class CoherentPostsTest {
  private static final int AUTHORS = 60;
  private static final int POSTS = 10_000;
  private static final MasterKey KEY = MasterKey.parse("0f".repeat(32));
  private static final EntityRules RULES =
      BuiltInPolicies.find("entities-only").orElseThrow().entities().orElseThrow();

  private static final List<String> GIVEN =
      List.of(
          "Barbara", "Tom", "Nelson", "Priya", "Olga", "Emmett", "Marie", "Ahmed", "Rosa", "Kim");
  private static final List<String> FAMILY =
      List.of("Novak", "Okafor", "Brandt", "Delgado", "Marsh", "Quayle", "Haddad", "Lindgren");
  private static final List<String> SENTENCES =
      List.of(
          "Yesterday I met %1$s %2$s at the station.",
          "%1$s said that the meeting was too long",
          "so %3$s %4$s came late again, as always",
          "Happy birthday to my friend %1$s %2$s!",
          "Did you hear what Mr. %2$s wrote? %1$s knows.",
          "RT @%3$s_%4$s: thanks %1$s",
          "%2$s's car is red, but mine is blue",
          "MY BROTHER %5$s SHOUTS ALL DAY",
          "please write to %3$s.%4$s@example.org about %1$s %2$s",
          "we all like %3$s and %4$s");

  private final EntityDetection detection = new EntityDetection(RULES, StandardDetectors.all());
  private final EntityReplacement replacement = new EntityReplacement(RULES);

  private static String post(int i) {
    String given = GIVEN.get(i * 7 % GIVEN.size());
    String family = FAMILY.get(i / 3 % FAMILY.size());
    return SENTENCES
        .get(i * 13 / 7 % SENTENCES.size())
        .formatted(
            given,
            family,
            given.toLowerCase(Locale.ROOT),
            family.toLowerCase(Locale.ROOT),
            given.toUpperCase(Locale.ROOT));
  }

  @Test
  void shouldNotShowANameThatWasFoundBefore() {
    Map<Integer, AuthorContext> authors = new HashMap<>();
    Map<Integer, Set<String>> found = new HashMap<>();
    List<String> shown = new ArrayList<>();
    int names = 0;
    for (int i = 0; i < POSTS; i++) {
      int author = i % AUTHORS;
      DetectorInput input = DetectorInput.of(post(i));
      List<Span> spans = detection.detect(input);
      Set<String> known = found.computeIfAbsent(author, unseen -> new HashSet<>());
      for (Span span : spans) {
        if (span.type() == EntityType.PERSON) {
          known.add(input.text().substring(span.start(), span.end()));
          names++;
        }
      }
      AuthorContext context =
          authors.computeIfAbsent(
              author,
              a ->
                  new AuthorContext(
                      KEY.authorKey("author-" + a).randomness(0), AuthorMemory.empty()));
      String released =
          replacement.replace(input, spans, context, (value, k) -> false).text().replaced();
      for (String name : known) {
        if ((" " + released + " ").matches("(?s).*\\b\\Q" + name + "\\E\\b.*")) {
          shown.add(name);
        }
      }
    }

    assertThat(names).isGreaterThan(POSTS / 2);
    assertThat(shown).isEmpty();
  }
}
