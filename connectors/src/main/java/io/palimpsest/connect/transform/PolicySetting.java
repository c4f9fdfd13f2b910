package io.palimpsest.connect.transform;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.language.post.StatelessPrivatizer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigException;

/** The policy that a setting means: a built-in one by its name, or a file. */
final class PolicySetting implements ConfigDef.Validator, ConfigDef.Recommender {

  /** Reads it, and refuses one that this transform cannot keep. */
  static Policy read(String name, String nameOrFile) {
    try {
      Policy policy = BuiltInPolicies.find(nameOrFile).orElseGet(() -> inFile(name, nameOrFile));
      StatelessPrivatizer.refuseBudget(policy);
      return policy;
    } catch (InvalidPolicyException e) {
      throw new ConfigException(name + " '" + nameOrFile + "': " + e.getMessage());
    }
  }

  private static Policy inFile(String name, String file) {
    try {
      return PolicyReader.read(Files.readString(Path.of(file)));
    } catch (IOException | InvalidPathException e) {
      throw new ConfigException(
          "%s: cannot read the policy '%s': name a file that every worker can read, or a built-in policy (%s)"
              .formatted(name, file, String.join(", ", withoutBudget())));
    }
  }

  /** The built-in policies that can be had here. */
  private static List<String> withoutBudget() {
    return BuiltInPolicies.names().stream()
        .filter(name -> BuiltInPolicies.find(name).orElseThrow().budget().isEmpty())
        .toList();
  }

  @Override
  public void ensureValid(String name, Object value) {
    if (value != null) {
      read(name, value.toString());
    }
  }

  @Override
  public List<Object> validValues(String name, Map<String, Object> parsed) {
    return new ArrayList<>(withoutBudget()); // Connect may take values out
  }

  @Override
  public boolean visible(String name, Map<String, Object> parsed) {
    return true;
  }

  @Override
  public String toString() {
    return "a built-in policy without a budget ("
        + String.join(", ", withoutBudget())
        + "), or a file";
  }
}
