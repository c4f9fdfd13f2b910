package io.palimpsest.language.generalize;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Organizations that WordNet knows by name, and kinds of them. */
final class Organizations {
  /** What an organization is. */
  private static final Set<String> GROUPS = Set.of("organization");

  /** Houses that stand for who works in them. */
  private static final Set<String> HOUSES =
      Set.of("building", "building complex", "depository", "establishment");

  private final NameTable<List<String>> named;
  private final CommonNouns nouns;

  private Organizations(NameTable<List<String>> named, CommonNouns nouns) {
    this.named = named;
    this.nouns = nouns;
  }

  static Organizations of(Nouns nouns) {
    List<Kinds> kinds = List.of(new Kinds(nouns, GROUPS), new Kinds(nouns, HOUSES));
    Map<String, List<String>> named = new LinkedHashMap<>();
    nouns
        .senses()
        .forEach(
            (name, senses) -> {
              // The Army is an army, and which one is not known.
              if (!nouns.isCommonWord(name)) {
                ladder(senses.all(), kinds).ifPresent(ladder -> named.put(name, ladder));
              }
            });
    return new Organizations(new NameTable<>(named), CommonNouns.of(nouns, kinds));
  }

  private static Optional<List<String>> ladder(List<Synset> meanings, List<Kinds> kinds) {
    for (Synset meaning : meanings) {
      if (meaning.isNamed()) {
        for (Kinds some : kinds) {
          Optional<List<String>> above = some.above(meaning);
          if (above.isPresent()) {
            List<String> ladder = new ArrayList<>(List.of(meaning.mainWord()));
            ladder.addAll(above.get());
            return Optional.of(ladder);
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Texts for a folded name, most special first; empty if nothing is known. */
  List<String> ladder(String folded) {
    return named.find(folded).or(() -> nouns.lastIn(folded)).orElse(List.of());
  }

  /** All texts that can come out. */
  Stream<String> texts() {
    return Stream.concat(named.values().flatMap(List::stream), nouns.texts().stream());
  }
}
