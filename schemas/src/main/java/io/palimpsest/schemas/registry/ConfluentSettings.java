package io.palimpsest.schemas.registry;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Settings of Confluent's client. It passes over what it does not know, so a misspelt name would be
 * a setting that does not hold; here it is refused.
 */
final class ConfluentSettings {
  /** The client takes what concerns TLS with this prefix only, and all else with or without it. */
  private static final String PREFIX = "schema.registry.";

  private static final String TLS = "ssl.";
  private static final String HOST_CHECK = PREFIX + "ssl.endpoint.identification.algorithm";
  private static final String BASIC = "basic.auth.credentials.source";
  private static final String BASIC_USER = "basic.auth.user.info";
  private static final String BEARER = "bearer.auth.credentials.source";
  private static final String BEARER_TOKEN = "bearer.auth.token";

  private static final Set<String> KNOWN =
      Set.of(
          "ssl.protocol",
          "ssl.provider",
          "ssl.keystore.type",
          "ssl.keystore.location",
          "ssl.keystore.password",
          "ssl.keystore.key",
          "ssl.keystore.certificate.chain",
          "ssl.key.password",
          "ssl.keymanager.algorithm",
          "ssl.truststore.type",
          "ssl.truststore.location",
          "ssl.truststore.password",
          "ssl.truststore.certificates",
          "ssl.trustmanager.algorithm",
          "ssl.endpoint.identification.algorithm",
          BASIC,
          BASIC_USER,
          BEARER,
          BEARER_TOKEN,
          "bearer.auth.issuer.endpoint.url",
          "bearer.auth.client.id",
          "bearer.auth.client.secret",
          "bearer.auth.scope",
          "bearer.auth.scope.claim.name",
          "bearer.auth.sub.claim.name",
          "bearer.auth.logical.cluster",
          "bearer.auth.identity.pool.id",
          "bearer.auth.cache.expiry.buffer.seconds",
          "http.connect.timeout.ms",
          "http.read.timeout.ms",
          "proxy.host",
          "proxy.port");

  /** Other sources would take a password from the address, which is shown, or from elsewhere. */
  private static final Map<String, Set<String>> SOURCES =
      Map.of(BASIC, Set.of("USER_INFO"), BEARER, Set.of("STATIC_TOKEN", "OAUTHBEARER"));

  /**
   * What is meant as a name. A broken line, of a key or a password, may stand where a name should.
   */
  private static final Pattern NAME =
      Pattern.compile(
          "(schema\\.registry\\.)?(ssl|basic\\.auth|bearer\\.auth|http|proxy)\\.[a-z.]+");

  private ConfluentSettings() {}

  /**
   * Checks what an operator wrote.
   *
   * @throws IllegalArgumentException that says what to change and shows no value
   */
  static void check(Map<String, String> settings) {
    settings.forEach(ConfluentSettings::check);
  }

  private static void check(String name, String value) {
    String bare = bare(name);
    if (!KNOWN.contains(bare)) {
      throw new IllegalArgumentException(
          "the client of the schema registry does not know "
              + (NAME.matcher(name).matches() ? "'" + name + "'" : "one of its settings")
              + ": it takes "
              + groups());
    }
    Set<String> sources = SOURCES.getOrDefault(bare, Set.of());
    if (!sources.isEmpty() && !sources.contains(value)) {
      throw new IllegalArgumentException(
          bare + " must be " + sources.stream().sorted().collect(Collectors.joining(" or ")));
    }
  }

  private static String groups() {
    return Stream.of(PREFIX + "ssl.*", BASIC_USER, "bearer.auth.*", "http.*.timeout.ms", "proxy.*")
        .collect(Collectors.joining(", "));
  }

  private static String bare(String name) {
    return name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
  }

  /**
   * The same as the client takes them.
   *
   * <p>Trap: left to itself it accepts a certificate for any host, as soon as it has settings.
   */
  static Map<String, Object> forClient(Map<String, String> settings) {
    Map<String, Object> client = new HashMap<>();
    settings.forEach(
        (name, value) -> {
          String bare = bare(name);
          client.put(bare.startsWith(TLS) ? PREFIX + bare : bare, value);
        });
    client.putIfAbsent(HOST_CHECK, "https");
    if (client.containsKey(BASIC_USER)) {
      client.putIfAbsent(BASIC, "USER_INFO");
    }
    if (client.containsKey(BEARER_TOKEN)) {
      client.putIfAbsent(BEARER, "STATIC_TOKEN");
    }
    return client;
  }
}
