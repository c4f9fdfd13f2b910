package io.palimpsest.service.command;

import io.palimpsest.service.client.ServiceClient;
import io.palimpsest.service.client.ServicePlace;
import io.palimpsest.service.http.PeerTrust;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.net.ssl.SSLContext;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * Where the running service is that a command asks over HTTP, and the token that lets it in. No
 * option takes the token itself: arguments are shown in lists of processes.
 */
final class HttpAddress {
  /** Environment variable for the token. */
  static final String VARIABLE = "PALIMPSEST_TOKEN";

  @Option(
      names = "--url",
      paramLabel = "URL",
      description =
          "Where the service listens for HTTP, such as https://HOST:PORT (default: where the"
              + " service of --data-dir does).")
  private Optional<String> url = Optional.empty();

  @Option(
      names = "--token-file",
      paramLabel = "FILE",
      description =
          "File with an API key or a JWT in its first line; or set "
              + VARIABLE
              + " (default: the token of the service of --data-dir).")
  private Optional<Path> tokenFile = Optional.empty();

  @Option(
      names = "--tls-truststore",
      paramLabel = "FILE",
      description = "PKCS#12 with the certificate of the service, if Java does not trust it.")
  private Optional<Path> truststore = Optional.empty();

  @Option(
      names = "--tls-password-file",
      paramLabel = "FILE",
      description = "File with the password of --tls-truststore.")
  private Optional<Path> passwordFile = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * A client of it.
   *
   * @param dataDirectory of a service on this machine, where no URL is given
   */
  ServiceClient open(Path dataDirectory) {
    return new ServiceClient(
        place(dataDirectory, System.getenv(), command.commandLine().getErr()::println));
  }

  /**
   * What the options mean.
   *
   * @param warning told of what should be put right and can wait
   */
  ServicePlace place(
      Path dataDirectory, Map<String, String> environment, Consumer<String> warning) {
    Optional<SSLContext> trust = trust(warning);
    Optional<String> named = tokenFile.map(file -> inFile(file, warning));
    if (url.isPresent()) {
      // The token of a data directory is for the service there and must not be sent elsewhere.
      String token =
          named
              .or(() -> Optional.ofNullable(environment.get(VARIABLE)).map(String::strip))
              .filter(HttpAddress::isToken)
              .orElseThrow(
                  () ->
                      new UserError(
                          "--url needs a token: give --token-file FILE, or set " + VARIABLE));
      return new ServicePlace(parse(url.get()), token, trust);
    }
    HttpToken.Found found =
        HttpToken.in(dataDirectory)
            .orElseThrow(
                () ->
                    new UserError(
                        "no service with its own broker has run in "
                            + dataDirectory
                            + ": give its --data-dir, or --url and --token-file"));
    return new ServicePlace(parse(found.url()), named.orElse(found.token()), trust);
  }

  private static URI parse(String text) {
    try {
      URI url = new URI(text.replaceFirst("/+$", ""));
      boolean isPlain =
          url.getRawUserInfo() == null
              && url.getRawQuery() == null
              && url.getRawFragment() == null
              && url.getHost() != null;
      if (isPlain && List.of("http", "https").contains(url.getScheme())) {
        return url;
      }
    } catch (URISyntaxException e) {
      // Its message quotes the text, which may hold a token.
    }
    throw new UserError("--url must be http://HOST:PORT or https://HOST:PORT, and nothing more");
  }

  private static String inFile(Path file, Consumer<String> warning) {
    return SecretFile.firstLine(file, warning)
        .map(String::strip)
        .filter(HttpAddress::isToken)
        .orElseThrow(
            () ->
                new UserError(
                    "cannot use --token-file: its first line must be an API key or a JWT"));
  }

  /** What can stand in a header. */
  private static boolean isToken(String text) {
    return text.matches("[\\x21-\\x7e]+");
  }

  private Optional<SSLContext> trust(Consumer<String> warning) {
    if (truststore.isPresent() != passwordFile.isPresent()) {
      throw new UserError(
          "--tls-truststore and --tls-password-file go together: give both or none");
    }
    return truststore.map(
        file -> {
          if (!Files.isReadable(file)) {
            throw new UserError("cannot read --tls-truststore " + file);
          }
          String password =
              SecretFile.firstLine(passwordFile.orElseThrow(), warning)
                  .orElseThrow(
                      () ->
                          new UserError(
                              "cannot read --tls-password-file: it must be text in UTF-8"));
          return PeerTrust.trusting(file, password.toCharArray());
        });
  }
}
