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

/** Whom an instance believes to be another one, and a command to be the service. */
public final class PeerTrust {
  private PeerTrust() {}

  /** The certificates that were named; empty if those that Java trusts are enough. */
  public static Optional<SSLContext> of(TlsSettings tls) {
    return tls.truststore().map(file -> trusting(file, tls.password().toCharArray()));
  }

  /** The certificates of a PKCS#12 file, and no others. */
  public static SSLContext trusting(Path file, char[] password) {
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
          "cannot use --tls-truststore: it must be PKCS#12 with the password in --tls-password-file");
    }
  }
}
