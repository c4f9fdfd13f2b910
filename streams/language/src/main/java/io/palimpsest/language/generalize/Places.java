package io.palimpsest.language.generalize;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Places by name, and kinds of them. */
final class Places {
  /** What a place on the ground is, in words too wide to be written. */
  private static final Set<String> GROUND =
      Set.of(
          "body of water",
          "district",
          "facility",
          "geographical area",
          "geological formation",
          "land",
          "region",
          "structure",
          "way");

  private final PlaceBook book;
  private final CommonNouns nouns;

  private Places(PlaceBook book, CommonNouns nouns) {
    this.book = book;
    this.nouns = nouns;
  }

  static Places of(Nouns nouns, PlaceBook book) {
    return new Places(book, CommonNouns.of(nouns, List.of(new Kinds(nouns, GROUND))));
  }

  /** Texts for a folded name, most special first; empty if nothing is known. */
  List<String> ladder(String folded) {
    return book.findFolded(folded)
        .map(Places::ladder)
        .or(() -> afterComma(folded))
        .or(() -> nouns.lastIn(folded))
        .orElse(List.of());
  }

  /** {@code Seattle, WA} is Seattle; {@code Paris, Texas} is somewhere in Texas. */
  private Optional<List<String>> afterComma(String folded) {
    int first = folded.indexOf(',');
    int last = folded.lastIndexOf(',');
    if (first < 0) {
      return Optional.empty();
    }
    Optional<Place> whole = book.findFolded(folded.substring(last + 1).strip());
    return book.findFolded(folded.substring(0, first).strip())
        .filter(part -> whole.isPresent() && part.wider().contains(whole.get().name()))
        .or(() -> whole)
        .map(Places::ladder);
  }

  private static List<String> ladder(Place place) {
    List<String> ladder = new ArrayList<>(List.of(place.name()));
    ladder.addAll(place.wider());
    return ladder;
  }

  /** All texts that can come out. */
  Stream<String> texts() {
    return Stream.concat(
        book.all().flatMap(place -> ladder(place).stream()), nouns.texts().stream());
  }
}
