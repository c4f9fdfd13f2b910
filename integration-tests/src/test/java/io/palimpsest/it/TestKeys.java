package io.palimpsest.it;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * Keys of a server on 127.0.0.1 and of a client, and stores that trust one of them or both. Made by
 * the keytool of this JDK; each key is its own authority.
 */
final class TestKeys {
  static final String PASSWORD = "canary-of-stores-5e11";

  private static final String TYPE = "PKCS12";

  private final Path directory;

  private TestKeys(Path directory) {
    this.directory = directory;
  }

  static TestKeys in(Path directory)
      throws IOException, InterruptedException, GeneralSecurityException {
    TestKeys keys = new TestKeys(directory);
    Process server = keys.generate("server", "-ext", "SAN=ip:127.0.0.1");
    Process client = keys.generate("client");
    for (Process keytool : List.of(server, client)) {
      if (keytool.waitFor() != 0) {
        throw new IllegalStateException(new String(keytool.getInputStream().readAllBytes()));
      }
    }
    keys.trust("trusts-server", "server");
    keys.trust("trusts-client", "client");
    keys.trust("trusts-both", "server", "client");
    return keys;
  }

  Path server() {
    return file("server");
  }

  Path client() {
    return file("client");
  }

  Path trustsServer() {
    return file("trusts-server");
  }

  /** What a client must not have: it trusts nobody who serves. */
  Path trustsClient() {
    return file("trusts-client");
  }

  Path trustsBoth() {
    return file("trusts-both");
  }

  /** For a server inside the test. */
  SSLContext context() throws IOException, GeneralSecurityException {
    KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    own.init(read(server()), PASSWORD.toCharArray());
    TrustManagerFactory others =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    others.init(read(trustsBoth()));
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(own.getKeyManagers(), others.getTrustManagers(), null);
    return context;
  }

  private Path file(String name) {
    return directory.resolve(name + ".p12");
  }

  private Process generate(String name, String... more) throws IOException {
    ProcessBuilder keytool =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
            "-genkeypair",
            "-keyalg",
            "EC",
            "-groupname",
            "secp256r1",
            "-alias",
            name,
            "-dname",
            "CN=" + name,
            "-validity",
            "2",
            "-storetype",
            TYPE,
            "-keystore",
            file(name).toString(),
            "-storepass",
            PASSWORD);
    keytool.command().addAll(List.of(more));
    return keytool.redirectErrorStream(true).start();
  }

  private void trust(String store, String... names) throws IOException, GeneralSecurityException {
    KeyStore trusted = KeyStore.getInstance(TYPE);
    trusted.load(null, null);
    for (String name : names) {
      trusted.setCertificateEntry(name, read(file(name)).getCertificate(name));
    }
    try (OutputStream out = Files.newOutputStream(file(store))) {
      trusted.store(out, PASSWORD.toCharArray());
    }
  }

  private static KeyStore read(Path file) throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance(TYPE);
    try (InputStream in = Files.newInputStream(file)) {
      store.load(in, PASSWORD.toCharArray());
    }
    return store;
  }
}
