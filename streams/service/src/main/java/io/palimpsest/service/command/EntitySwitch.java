package io.palimpsest.service.command;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import java.util.Optional;

/** Whether entities are looked for. The constants are what users type. */
enum EntitySwitch {
  on,
  off;

  Policy applyTo(Policy policy) {
    try {
      if (this == off) {
        return policy.withEntities(Optional.empty());
      }
      return policy.entities().isPresent()
          ? policy
          : policy.withEntities(BuiltInPolicies.standard().entities());
    } catch (InvalidPolicyException e) {
      throw new UserError("--entities " + this + ": " + e.getMessage());
    }
  }
}
