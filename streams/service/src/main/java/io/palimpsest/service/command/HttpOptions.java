package io.palimpsest.service.command;

import io.palimpsest.service.http.Address;
import io.palimpsest.service.http.HttpSettings;
import io.palimpsest.service.http.TlsSettings;
import io.palimpsest.service.http.access.AccessSettings;
import io.palimpsest.service.http.access.ApiKeyFile;
import io.palimpsest.service.http.access.ApiKeys;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** How the service is reached over HTTP, and by whom. */
final class HttpOptions {
  private static final int MAX_PORT = 65_535;
  private static final int MIN_SECRET_BYTES = 32;
  private static final List<String> ANY_ADDRESS = List.of("0.0.0.0", "::", "[::]");

  @Option(
      names = "--http-host",
      paramLabel = "HOST",
      description = "Where to listen for HTTP (default: 127.0.0.1).")
  private String host = "127.0.0.1";

  @Option(
      names = "--http-port",
      paramLabel = "PORT",
      description = "Port for HTTP, 0 for any free one (default: 8080).")
  private int port = 8080;

  @Option(
      names = "--http-advertised",
      paramLabel = "HOST:PORT",
      description =
          "Where other instances reach this one, to ask it for the accounts of authors it holds; they"
              + " send the token of whoever asked them (default: --http-host and --http-port; the"
              + " name of this host if it listens everywhere; nowhere if it listens on loopback).")
  private Optional<String> advertised = Optional.empty();

  @Option(
      names = "--tls-keystore",
      paramLabel = "FILE",
      description = "PKCS#12 keystore with key and certificate: HTTPS in place of HTTP.")
  private Optional<Path> keystore = Optional.empty();

  @Option(
      names = "--tls-password-file",
      paramLabel = "FILE",
      description = "File with the password of --tls-keystore and --tls-truststore.")
  private Optional<Path> passwordFile = Optional.empty();

  @Option(
      names = "--tls-truststore",
      paramLabel = "FILE",
      description =
          "PKCS#12 with the certificates of the other instances, if Java does not trust them"
              + " already.")
  private Optional<Path> truststore = Optional.empty();

  @Option(
      names = "--api-keys",
      paramLabel = "FILE",
      description = "File of API keys' hashes, made by 'api-key'; read again when it changes.")
  private Optional<Path> apiKeys = Optional.empty();

  @Option(
      names = "--jwks-url",
      paramLabel = "URL",
      description = "Where the public keys of your issuer of JWTs are.")
  private Optional<URI> jwksUrl = Optional.empty();

  @Option(
      names = "--jwt-secret-file",
      paramLabel = "FILE",
      description = "File with a secret of at least 32 bytes that JWTs are signed with (HS256).")
  private Optional<Path> jwtSecretFile = Optional.empty();

  @Option(
      names = "--jwt-roles-claim",
      paramLabel = "NAME",
      description = "Claim of a JWT that holds the roles (default: roles).")
  private String rolesClaim = AccessSettings.DEFAULT_ROLES_CLAIM;

  @Option(names = "--jwt-issuer", paramLabel = "NAME", description = "Who must have issued a JWT.")
  private Optional<String> issuer = Optional.empty();

  @Option(names = "--jwt-audience", paramLabel = "NAME", description = "For whom a JWT must be.")
  private Optional<String> audience = Optional.empty();

  @Option(
      names = "--playground",
      description =
          "Let operators and privacy officers try texts out over HTTP; nothing is stored, logged or"
              + " charged.")
  private boolean playground;

  @Option(
      names = "--max-requests",
      paramLabel = "N",
      description = "Requests a second of one token (default: 200).")
  private int requestsPerSecond = HttpSettings.DEFAULT_REQUESTS_PER_SECOND;

  @Option(
      names = "--max-request-bytes",
      paramLabel = "N",
      description = "Bytes of one request (default: 4194304).")
  private int maxRequestBytes = HttpSettings.DEFAULT_MAX_REQUEST_BYTES;

  @Option(
      names = "--traces",
      paramLabel = "URL",
      description =
          "Where to send OpenTelemetry traces of requests: a collector's OTLP over HTTP, such as"
              + " http://HOST:4318/v1/traces.")
  private Optional<URI> traces = Optional.empty();

  /** Refuses every wrong option before anything is started. */
  void check() {
    if (port < 0 || port > MAX_PORT) {
      throw new UserError("--http-port must be 0 to " + MAX_PORT);
    }
    if (keystore.isPresent() != passwordFile.isPresent()) {
      throw new UserError("--tls-keystore and --tls-password-file go together: give both or none");
    }
    if (truststore.isPresent() && keystore.isEmpty()) {
      throw new UserError("--tls-truststore needs --tls-keystore");
    }
    if (requestsPerSecond < 1) {
      throw new UserError("--max-requests must be at least 1");
    }
    if (maxRequestBytes < 1_000 || maxRequestBytes > HttpSettings.LARGEST_MAX_REQUEST_BYTES) {
      throw new UserError(
          "--max-request-bytes must be 1000 to " + HttpSettings.LARGEST_MAX_REQUEST_BYTES);
    }
    checkUrl("--jwks-url", jwksUrl);
    checkUrl("--traces", traces);
    advertised.ifPresent(HttpOptions::address);
  }

  private static void checkUrl(String option, Optional<URI> url) {
    if (url.isPresent() && !String.valueOf(url.get().getScheme()).matches("https?")) {
      throw new UserError(option + " must be a URL that begins with http:// or https://");
    }
  }

  private static Address address(String text) {
    return Address.parse(text)
        .orElseThrow(() -> new UserError("--http-advertised must be HOST:PORT"));
  }

  /** Whether anybody but the holder of an embedded platform's token can use the API. */
  boolean namesTokens() {
    return apiKeys.isPresent() || jwksUrl.isPresent() || jwtSecretFile.isPresent();
  }

  /**
   * All of it.
   *
   * @param more keys that are accepted besides
   * @param warning told of what should be put right and can wait
   */
  HttpSettings settings(ApiKeys more, Consumer<String> warning) {
    int listening = port == 0 ? freePort() : port;
    return new HttpSettings(
        host,
        listening,
        reached(listening),
        keystore.map(file -> tls(file, warning)),
        new AccessSettings(
            apiKeys.map(HttpOptions::keys).orElse(ApiKeys.NONE).or(more),
            jwksUrl.map(URI::toString),
            jwtSecretFile.map(file -> jwtSecret(file, warning)),
            rolesClaim,
            issuer,
            audience),
        playground,
        requestsPerSecond,
        maxRequestBytes,
        traces);
  }

  /** Known before the server listens, because the stream tells others where this instance is. */
  private int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(host))) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UserError("there is no free port on --http-host " + host);
    }
  }

  /** On loopback others would reach themselves, and hand tokens to whatever listens there. */
  private Optional<Address> reached(int listening) {
    if (advertised.isPresent()) {
      return advertised.map(HttpOptions::address);
    }
    try {
      if (ANY_ADDRESS.contains(host)) {
        return Optional.of(
            new Address(InetAddress.getLocalHost().getCanonicalHostName(), listening));
      }
      return InetAddress.getByName(host).isLoopbackAddress()
          ? Optional.empty()
          : Optional.of(new Address(host, listening));
    } catch (UnknownHostException e) {
      throw new UserError(
          "--http-host " + host + " is not known here: name an address, or give --http-advertised");
    }
  }

  private TlsSettings tls(Path file, Consumer<String> warning) {
    if (!Files.isReadable(file)) {
      throw new UserError("cannot read --tls-keystore " + file);
    }
    truststore
        .filter(trusted -> !Files.isReadable(trusted))
        .ifPresent(
            trusted -> {
              throw new UserError("cannot read --tls-truststore " + trusted);
            });
    return new TlsSettings(
        file, firstLine("--tls-password-file", passwordFile.orElseThrow(), warning), truststore);
  }

  private static ApiKeys keys(Path file) {
    try {
      return ApiKeyFile.in(file);
    } catch (IllegalArgumentException e) {
      throw new UserError("--api-keys " + file + ": " + e.getMessage());
    }
  }

  private static String jwtSecret(Path file, Consumer<String> warning) {
    String secret = firstLine("--jwt-secret-file", file, warning);
    if (secret.getBytes(StandardCharsets.UTF_8).length < MIN_SECRET_BYTES) {
      throw new UserError(
          "--jwt-secret-file must hold at least " + MIN_SECRET_BYTES + " bytes in its first line");
    }
    return secret;
  }

  private static String firstLine(String option, Path file, Consumer<String> warning) {
    return SecretFile.firstLine(file, warning)
        .orElseThrow(() -> new UserError("cannot read " + option + ": it must be text in UTF-8"));
  }
}
