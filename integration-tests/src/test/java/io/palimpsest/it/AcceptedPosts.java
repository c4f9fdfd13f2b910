package io.palimpsest.it;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Posts that a broker took, and what has to become of them: each is released once, or withheld
 * because the budget does not suffice. Each finding is a line; there are none if all is well.
 *
 * @param sent in the order of sending, duplicates included; an id belongs to one author, and each
 *     text under it has a moment of its own
 */
record AcceptedPosts(List<RawPost> sent) {
  AcceptedPosts {
    sent = List.copyOf(sent);
  }

  private record Draft(String id, Instant createdAt) {}

  List<String> findings(LedgerReading ledger) {
    List<String> findings = new ArrayList<>();
    findings.addAll(strangers(ledger));
    findings.addAll(lostOrDoubled(ledger));
    findings.addAll(pseudonyms(ledger));
    return findings;
  }

  /** What nobody sent, or what was withheld for another reason. */
  private List<String> strangers(LedgerReading ledger) {
    Set<Draft> known =
        sent.stream().map(p -> new Draft(p.getId(), p.getCreatedAt())).collect(Collectors.toSet());
    List<String> findings = new ArrayList<>();
    ledger.released().stream()
        .map(p -> new Draft(p.getId(), p.getCreatedAt()))
        .filter(draft -> !known.contains(draft))
        .forEach(draft -> findings.add(draft + " was never sent"));
    ledger.withheld().stream()
        .filter(w -> w.getReason() != WithheldReason.BUDGET_EXHAUSTED)
        .forEach(w -> findings.add(w.getId() + " was withheld: " + w.getReason()));
    return findings;
  }

  /** A record of what is withheld names the post and not the edit, so those are counted by post. */
  private List<String> lostOrDoubled(LedgerReading ledger) {
    Map<String, List<RawPost>> sentById = byId(sent, RawPost::getId);
    Map<String, List<SafePost>> releasedById = byId(ledger.released(), SafePost::getId);
    Map<String, List<Withheld>> withheldById = byId(ledger.withheld(), Withheld::getId);
    List<String> findings = new ArrayList<>();
    sentById.forEach(
        (id, posts) -> {
          List<SafePost> released = releasedById.getOrDefault(id, List.of());
          long edits = posts.stream().map(RawPost::getCreatedAt).distinct().count();
          long releasedEdits = released.stream().map(SafePost::getCreatedAt).distinct().count();
          int withheld = withheldById.getOrDefault(id, List.of()).size();
          if (released.size() != releasedEdits) {
            findings.add(
                "%s: %s releases of %s edits".formatted(id, released.size(), releasedEdits));
          }
          if (releasedEdits + withheld < edits || releasedEdits + withheld > posts.size()) {
            findings.add(
                "%s: sent %d times in %d edits, but %d are released and %d withheld"
                    .formatted(id, posts.size(), edits, releasedEdits, withheld));
          }
        });
    return findings;
  }

  private static <T> Map<String, List<T>> byId(Collection<T> records, Function<T, String> id) {
    return records.stream().collect(Collectors.groupingBy(id, TreeMap::new, Collectors.toList()));
  }

  /** One author has one pseudonym, and no two authors have the same. */
  private List<String> pseudonyms(LedgerReading ledger) {
    Map<String, String> authorOf = new HashMap<>();
    sent.forEach(p -> authorOf.put(p.getId(), p.getAuthor()));
    Map<String, Set<String>> pseudonyms =
        ledger.attempted().stream()
            .filter(p -> authorOf.containsKey(p.getId()))
            .collect(
                Collectors.groupingBy(
                    p -> authorOf.get(p.getId()),
                    Collectors.mapping(SafePost::getAuthor, Collectors.toSet())));
    List<String> findings = new ArrayList<>();
    pseudonyms.forEach(
        (author, names) -> {
          if (names.size() > 1) {
            findings.add(author + " has " + names.size() + " pseudonyms");
          }
        });
    long different = pseudonyms.values().stream().flatMap(Set::stream).distinct().count();
    if (different < pseudonyms.size()) {
      findings.add("%d authors share %d pseudonyms".formatted(pseudonyms.size(), different));
    }
    return findings;
  }
}
