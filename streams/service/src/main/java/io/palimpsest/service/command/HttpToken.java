package io.palimpsest.service.command;

import io.palimpsest.service.http.access.ApiKey;
import io.palimpsest.service.http.access.ApiKeys;
import io.palimpsest.service.http.access.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Properties;

/**
 * The token of one run with the embedded platform, with all roles. It lies in the data directory
 * until the next run, readable by its owner only, so that commands on the same machine find it; it
 * is worth nothing once its run has ended.
 */
final class HttpToken {
  private static final String FILE = "http.properties";
  private static final String URL = "url";
  private static final String TOKEN = "token";

  private final String secret;

  private HttpToken(String secret) {
    this.secret = secret;
  }

  /**
   * Where a service is, and how to get in.
   *
   * @param url begins with http
   */
  record Found(String url, String token) {
    /** Shows no token. */
    @Override
    public String toString() {
      return "Found[" + url + "]";
    }
  }

  static HttpToken make() {
    return new HttpToken(ApiKey.newSecret());
  }

  String secret() {
    return secret;
  }

  ApiKeys accepted() {
    return ApiKeys.of(ApiKey.of("embedded", Role.ALL, secret));
  }

  void keepIn(Path dataDirectory, String url) {
    Properties properties = new Properties();
    properties.setProperty(URL, url);
    properties.setProperty(TOKEN, secret);
    try {
      Path made =
          Files.createTempFile(
              dataDirectory,
              "http",
              ".new",
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      try (var writer = Files.newBufferedWriter(made)) {
        properties.store(writer, "the running service; anew at each start");
      }
      Files.move(made, dataDirectory.resolve(FILE), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException | UnsupportedOperationException e) {
      throw new UserError(
          "cannot write " + dataDirectory.resolve(FILE) + ": check that --data-dir is writable");
    }
  }

  /** What the latest run with this data directory left; it may have ended. */
  static Optional<Found> in(Path dataDirectory) {
    Path file = dataDirectory.resolve(FILE);
    if (!Files.isReadable(file)) {
      return Optional.empty();
    }
    var found = PropertiesFile.read(file, "cannot read " + file);
    return found.containsKey(URL) && found.containsKey(TOKEN)
        ? Optional.of(new Found(found.get(URL), found.get(TOKEN)))
        : Optional.empty();
  }
}
