package io.palimpsest.service.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** Whom this instance believes to be another one. */
public final class PeerTrust {
  private PeerTrust() {}

  /** The certificates that were named; empty if those that Java trusts are enough. */
  public static Optional<SSLContext> of(TlsSettings tls) {
    return tls.truststore().map(file -> trusting(file, tls.password().toCharArray()));
  }

  private static SSLContext trusting(Path file, char[] password) {
    try (InputStream in = Files.newInputStream(file)) {
      KeyStore store = KeyStore.getInstance("PKCS12");
      store.load(in, password);
      TrustManagerFactory trust =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trust.init(store);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(null, trust.getTrustManagers(), null);
      return context;
    } catch (IOException | GeneralSecurityException e) {
      throw new HttpServerException(
          "cannot use --tls-truststore: it must be PKCS#12 with the password of --tls-keystore");
    }
  }
}
