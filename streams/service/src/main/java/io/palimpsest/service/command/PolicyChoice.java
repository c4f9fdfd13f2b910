package io.palimpsest.service.command;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds the policy that an argument means: a file, or the name of a built-in one. */
final class PolicyChoice {
  private PolicyChoice() {}

  static Policy of(String fileOrName) {
    return BuiltInPolicies.find(fileOrName).orElseGet(() -> fromFile(Path.of(fileOrName)));
  }

  private static Policy fromFile(Path file) {
    return read(file, document(file));
  }

  /** The policy that the document of a file describes. */
  static Policy read(Path file, String document) {
    try {
      return PolicyReader.read(document);
    } catch (InvalidPolicyException e) {
      throw new InvalidPolicyException(file + ": " + e.getMessage());
    }
  }

  /** What stands in a file. */
  static String document(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new UserError(
          "there is no policy '"
              + file
              + "': name a file, or a built-in policy ("
              + String.join(", ", BuiltInPolicies.names())
              + ")");
    }
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new UserError(file + " is not UTF-8: save it as UTF-8");
    } catch (IOException e) {
      throw new UserError("cannot read " + file + ": check its permissions");
    }
  }
}
