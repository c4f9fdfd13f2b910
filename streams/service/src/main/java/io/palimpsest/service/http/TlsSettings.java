package io.palimpsest.service.http;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Certificates of the HTTP server.
 *
 * @param keystore PKCS#12 with its key and certificate
 * @param password of the keystore
 * @param truststore PKCS#12 with the certificates of the other instances, under the same password;
 *     empty if those that Java trusts are enough
 */
public record TlsSettings(Path keystore, String password, Optional<Path> truststore) {

  /** As Micronaut takes it. */
  Map<String, Object> properties(int port) {
    return Map.of(
        "micronaut.server.ssl.enabled",
        true,
        "micronaut.server.ssl.port",
        port,
        "micronaut.server.ssl.key-store.path",
        "file:" + keystore.toAbsolutePath(),
        "micronaut.server.ssl.key-store.type",
        "PKCS12",
        "micronaut.server.ssl.key-store.password",
        password,
        "micronaut.server.ssl.protocols",
        "TLSv1.3,TLSv1.2",
        "micronaut.server.http-version",
        "1.1");
  }

  /** Shows no password. */
  @Override
  public String toString() {
    return "TlsSettings[" + keystore + "]";
  }
}
