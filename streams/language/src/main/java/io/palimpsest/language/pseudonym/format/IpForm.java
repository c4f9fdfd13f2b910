package io.palimpsest.language.pseudonym.format;

import java.util.Optional;

/** Internet addresses of both versions. */
final class IpForm implements Form {

  private final Form v4 = new Ipv4Form();
  private final Form v6 = new Ipv6Form();

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    return original.folded().indexOf(':') >= 0 ? v6.recipe(original) : v4.recipe(original);
  }
}
