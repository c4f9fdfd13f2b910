package io.palimpsest.language.pseudonym.name;

import java.util.Locale;
import java.util.Optional;

/** Other mail addresses. The domain of a provider that everybody may use stays. */
final class MailNames implements Replacer {
  private final TagNames tags;
  private final DomainNames domains;

  MailNames(TagNames tags, DomainNames domains) {
    this.tags = tags;
    this.domains = domains;
  }

  @Override
  public Optional<String> replace(String original, AuthorNames author) {
    int at = original.lastIndexOf('@');
    if (at <= 0 || at == original.length() - 1) {
      return tags.replace(original, author);
    }
    String domain = original.substring(at + 1);
    Optional<String> local = tags.replace(original.substring(0, at), author);
    Optional<String> host =
        KindWords.PROVIDERS.has(domain.toLowerCase(Locale.ROOT))
            ? Optional.of(domain)
            : domains.host(domain, author);
    return local.flatMap(name -> host.map(other -> name + "@" + other));
  }
}
