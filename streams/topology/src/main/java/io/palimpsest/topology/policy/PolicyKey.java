package io.palimpsest.topology.policy;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/** The key of a submission, which a stranger wrote. */
final class PolicyKey {
  /** The names that policies can have; nothing in it can backtrack. */
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,62}");

  private PolicyKey() {}

  /** The name of a policy, if that is what the key is. */
  static Optional<String> name(byte[] key) {
    if (key == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(
              StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(key)).toString())
          .filter(name -> NAME.matcher(name).matches());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }
}
