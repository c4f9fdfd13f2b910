package io.palimpsest.it;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.RSAPublicKey;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** JWTs, right and wrong, made by hand. */
final class TestJwt {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

  private TestJwt() {}

  /** Of somebody with these roles, valid for an hour. */
  static Map<String, Object> claims(String... roles) {
    Map<String, Object> claims = new HashMap<>();
    claims.put("sub", "holder-of-a-jwt");
    claims.put("roles", List.of(roles));
    claims.put("exp", in(Duration.ofHours(1)));
    return claims;
  }

  /** Seconds, as claims count them. */
  static long in(Duration time) {
    return Instant.now().plus(time).getEpochSecond();
  }

  static String signedWith(byte[] secret, Map<String, Object> claims)
      throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(secret, "HmacSHA256"));
    String content = content(Map.of("alg", "HS256", "typ", "JWT"), claims);
    return content + "." + BASE64.encodeToString(mac.doFinal(bytes(content)));
  }

  static String signedWith(PrivateKey key, String id, Map<String, Object> claims)
      throws GeneralSecurityException {
    Signature signature = Signature.getInstance("SHA256withRSA");
    signature.initSign(key);
    String content = content(Map.of("alg", "RS256", "typ", "JWT", "kid", id), claims);
    signature.update(bytes(content));
    return content + "." + BASE64.encodeToString(signature.sign());
  }

  static String unsigned(Map<String, Object> claims) {
    return content(Map.of("alg", "none"), claims) + ".";
  }

  /** The same signature under other claims. */
  static String altered(String token, Map<String, Object> claims) {
    String[] parts = token.split("\\.");
    return parts[0] + "." + BASE64.encodeToString(bytes(json(claims))) + "." + parts[2];
  }

  /** The public key as a set, as an issuer serves it. */
  static String keySet(KeyPair pair, String id) {
    RSAPublicKey key = (RSAPublicKey) pair.getPublic();
    return json(
        Map.of(
            "keys",
            List.of(
                Map.of(
                    "kty",
                    "RSA",
                    "use",
                    "sig",
                    "alg",
                    "RS256",
                    "kid",
                    id,
                    "n",
                    unsignedNumber(key.getModulus()),
                    "e",
                    unsignedNumber(key.getPublicExponent())))));
  }

  private static String unsignedNumber(BigInteger number) {
    byte[] bytes = number.toByteArray();
    return BASE64.encodeToString(
        bytes[0] == 0 ? Arrays.copyOfRange(bytes, 1, bytes.length) : bytes);
  }

  private static String content(Map<String, Object> header, Map<String, Object> claims) {
    return BASE64.encodeToString(bytes(json(header)))
        + "."
        + BASE64.encodeToString(bytes(json(claims)));
  }

  private static String json(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
