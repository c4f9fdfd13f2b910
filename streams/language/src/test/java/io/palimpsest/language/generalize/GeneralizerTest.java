package io.palimpsest.language.generalize;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GeneralizerTest {
  private static final int K = 3;

  private final Map<String, AuthorCount> counts = new HashMap<>();
  private final Generalizer generalizer = new Generalizer(GeneralizationLadder.standard());

  private boolean isShared(String key, int k) {
    return counts.containsKey(key) && counts.get(key).atLeast(k);
  }

  /** What a stream would do with one post. */
  private String post(String author, EntityType type, String value) {
    Generalized generalized = generalizer.generalize(type, value, K, this::isShared);
    for (String key : generalized.observed()) {
      counts.computeIfAbsent(key, k -> AuthorCount.empty()).add(author);
    }
    return generalized.text();
  }

  @Test
  void shouldWriteTheMostGeneralBeforeEnoughAuthorsAreKnown() {
    assertThat(post("a", EntityType.LOCATION, "Brooklyn")).isEqualTo("place");
    assertThat(post("a", EntityType.PERSON, "Anna Smith")).isEqualTo("*");
    assertThat(post("a", EntityType.ORGANIZATION, "Larkin Savings Bank")).isEqualTo("organization");
  }

  @Test
  void shouldBecomeMoreSpecialAsMoreAuthorsShareTheValue() {
    post("a", EntityType.LOCATION, "Brooklyn");
    post("b", EntityType.LOCATION, "Manhattan");
    post("c", EntityType.LOCATION, "Boston");
    assertThat(post("d", EntityType.LOCATION, "brooklyn")).isEqualTo("United States");
    assertThat(post("e", EntityType.LOCATION, "BROOKLYN")).isEqualTo("New York");
    assertThat(post("f", EntityType.LOCATION, "Brooklyn")).isEqualTo("Brooklyn");
    assertThat(post("f", EntityType.LOCATION, "Boston")).isEqualTo("United States");
    assertThat(post("f", EntityType.LOCATION, "Leeds")).isEqualTo("place");
  }

  @Test
  void shouldCountAnAuthorOnce() {
    for (int i = 0; i < 100; i++) {
      assertThat(post("a", EntityType.LOCATION, "Brooklyn")).isEqualTo("place");
    }
  }

  @Test
  void shouldWriteInitialsThatEnoughAuthorsUse() {
    post("a", EntityType.PERSON, "Anna Smith");
    post("b", EntityType.PERSON, "Alan Sugar");
    post("c", EntityType.PERSON, "ada stone");

    assertThat(post("d", EntityType.PERSON, "Anna Smith")).isEqualTo("A. S.");
    assertThat(post("d", EntityType.PERSON, "Anna")).isEqualTo("*");
  }

  @Test
  void shouldObserveAllRungsThatAreCounted() {
    assertThat(
            generalizer.generalize(EntityType.LOCATION, "brooklyn", K, this::isShared).observed())
        .containsExactly(
            "location:brooklyn",
            "location:new york",
            "location:united states",
            "location:north america");
    assertThat(generalizer.generalize(EntityType.IBAN, "x", K, this::isShared).observed())
        .isEmpty();
  }

  @Test
  void shouldNotShowAValue() {
    assertThat(generalizer.generalize(EntityType.LOCATION, "Brooklyn", K, this::isShared))
        .hasToString("Generalized[keys=4]");
  }
}
