package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Other hosts, all below {@code example.com}, which is nobody's (RFC 2606). */
final class DomainNames {
  private static final String BELOW = ".example.com";
  private static final int MOST_LABELS = 10;
  private static final String WEB = "www.";
  private static final Remembered NEW = new Remembered("", false, 0);

  private final Lore lore;

  DomainNames(Lore lore) {
    this.lore = lore;
  }

  /** The host of a site or of mail: the same one for both. */
  Optional<String> host(String original, AuthorNames author) {
    String lower = original.toLowerCase(Locale.ROOT);
    String domain = lower.startsWith(WEB) ? lower.substring(WEB.length()) : lower;
    long key = author.sequence(List.of(domain.split("\\.", MOST_LABELS)));
    return author
        .remember(NameKind.DOMAIN, key, 0, () -> NEW, () -> draw(domain, author))
        .map(given -> (lower.equals(domain) ? "" : WEB) + given);
  }

  private Optional<String> draw(String domain, AuthorNames author) {
    // Any Latin word leads to the Latin names: a host is always written with them.
    NamePool pool = lore.names("a").orElseThrow().family();
    return author
        .draw(
            "host",
            domain,
            bits -> pool.next(bits).toLowerCase(Locale.ROOT),
            label -> isFree(label + BELOW, domain, author))
        .map(label -> label + BELOW);
  }

  private static boolean isFree(String host, String domain, AuthorNames author) {
    return !host.equals(domain) && !author.memory().isGiven(host);
  }
}
