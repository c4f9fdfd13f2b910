package io.palimpsest.schemas.registry;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * Where a schema registry is, and what it takes to be let in.
 *
 * @param url the address; it is shown in errors, so user and password do not belong there
 * @param settings of the client, by the names that Confluent gave them; {@link ConfluentSettings}
 *     knows which
 */
public record RegistryAddress(String url, Map<String, String> settings) {
  private static final Pattern USER_INFO = Pattern.compile("^[A-Za-z][A-Za-z0-9+.-]*://[^/?#]*@.*");

  /**
   * Checks both.
   *
   * @throws IllegalArgumentException in one line that says what to change and shows no value
   */
  public RegistryAddress {
    if (USER_INFO.matcher(url).matches()) {
      throw new IllegalArgumentException(
          "the address of the schema registry must not hold a user or a password: write"
              + " basic.auth.user.info=USER:PASSWORD into --registry-config");
    }
    settings = Map.copyOf(settings);
    ConfluentSettings.check(settings);
  }

  /** A registry that lets everybody in. */
  public static RegistryAddress open(String url) {
    return new RegistryAddress(url, Map.of());
  }

  /** Shows no settings: passwords are among them. */
  @Override
  public String toString() {
    return "RegistryAddress[" + url + "]";
  }
}
