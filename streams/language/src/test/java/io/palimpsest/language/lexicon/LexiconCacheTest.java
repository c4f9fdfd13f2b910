package io.palimpsest.language.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LexiconCacheTest {
  private static final Path HOME = Path.of("/home/anna");
  private static final String NAME = "minilm-wordnet";

  @Test
  void shouldLieInTheCacheOfTheUser() {
    assertThat(LexiconCache.file(Map.of(), HOME, NAME))
        .isEqualTo(Path.of("/home/anna/.cache/palimpsest/lexicon-1-minilm-wordnet.plex"));
  }

  @Test
  void shouldLieWhereTheUserWantsCaches() {
    assertThat(LexiconCache.file(Map.of("XDG_CACHE_HOME", "/var/tmp/c"), HOME, NAME))
        .isEqualTo(Path.of("/var/tmp/c/palimpsest/lexicon-1-minilm-wordnet.plex"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "cache", "./cache"})
  void shouldPassOverAPlaceThatIsNotAbsolute(String place) {
    assertThat(LexiconCache.file(Map.of("XDG_CACHE_HOME", place), HOME, NAME))
        .isEqualTo(LexiconCache.file(Map.of(), HOME, NAME));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-a", "A", "../a", "a/b", "a.b", "a\n"})
  void shouldRefuseANameThatIsNoPartOfAFileName(String name) {
    assertThatIllegalArgumentException().isThrownBy(() -> LexiconCache.file(Map.of(), HOME, name));
  }
}
