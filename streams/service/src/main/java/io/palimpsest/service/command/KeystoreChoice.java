package io.palimpsest.service.command;

import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.security.UnrecoverableKeyException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.crypto.SecretKey;

/**
 * Master keys in a PKCS#12 keystore: every AES key of 256 bits that is in it, made with {@code
 * keytool -genseckey -keyalg AES -keysize 256 -storetype PKCS12}. Other entries are not looked at.
 */
final class KeystoreChoice {
  private static final String MAKE_ONE =
      "make one with 'keytool -genseckey -alias NAME -keyalg AES -keysize 256 -storetype PKCS12'";

  private KeystoreChoice() {}

  /**
   * All keys of the keystore.
   *
   * @param alias of the current key; may be left out if there is only one
   */
  static KeyRing read(Path file, char[] password, Optional<String> alias) {
    Map<String, MasterKey> keys = keys(file, open(file, password), password);
    if (keys.isEmpty()) {
      throw new UserError("the keystore " + file + " holds no AES key of 256 bits: " + MAKE_ONE);
    }
    if (alias.isEmpty() && keys.size() > 1) {
      throw new UserError(
          "the keystore holds several keys: name the current one with --key-alias, of "
              + String.join(", ", keys.keySet()));
    }
    MasterKey current =
        keys.remove(
            alias.map(KeystoreChoice::folded).orElseGet(() -> keys.keySet().iterator().next()));
    if (current == null) {
      throw new UserError(
          "--key-alias names no AES key of 256 bits: the keystore has "
              + String.join(", ", keys.keySet()));
    }
    List<MasterKey> ring = new ArrayList<>(List.of(current));
    ring.addAll(keys.values());
    return KeyChoice.ring(ring, file.toString());
  }

  private static KeyStore open(Path file, char[] password) {
    try (InputStream in = Files.newInputStream(file)) {
      KeyStore keystore = KeyStore.getInstance("PKCS12");
      keystore.load(in, password);
      return keystore;
    } catch (IOException e) {
      if (e.getCause() instanceof UnrecoverableKeyException) {
        throw new UserError("the password of the keystore " + file + " is wrong: check it");
      }
      throw unreadable(file);
    } catch (GeneralSecurityException e) {
      throw unreadable(file);
    }
  }

  private static UserError unreadable(Path file) {
    return new UserError(
        "cannot read the keystore " + file + ": check that it is there and of type PKCS12");
  }

  private static Map<String, MasterKey> keys(Path file, KeyStore keystore, char[] password) {
    Map<String, MasterKey> keys = new TreeMap<>();
    try {
      for (String alias : Collections.list(keystore.aliases())) {
        // A certificate has no key.
        Key key = keystore.getKey(alias, password);
        if (key instanceof SecretKey secret && isMasterKey(secret)) {
          keys.put(folded(alias), MasterKey.of(secret.getEncoded()));
        }
      }
    } catch (GeneralSecurityException e) {
      throw new UserError(
          "an entry of the keystore " + file + " does not open: give all the keystore's password");
    }
    return keys;
  }

  private static boolean isMasterKey(SecretKey key) {
    return key.getAlgorithm().equals("AES") && key.getEncoded().length == MasterKey.BYTES;
  }

  /** A keystore of this type does not tell upper from lower case. */
  private static String folded(String alias) {
    return alias.toLowerCase(Locale.ROOT);
  }
}
