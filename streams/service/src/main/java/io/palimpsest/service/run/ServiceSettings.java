package io.palimpsest.service.run;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.RegistryAddress;
import io.palimpsest.topology.PrivatizerConfig;

/**
 * Everything a service needs to know.
 *
 * @param topology settings of the topology
 * @param registry where the schema registry is
 * @param registration whether schemas may be added there
 * @param privatizers what can be done to posts
 * @param policy what is done to them where no policy is in force by {@code control.policies}
 * @param ring the master keys
 * @param topics what to do about topics that are not there
 * @param partitions how many partitions new topics get
 */
public record ServiceSettings(
    PrivatizerConfig topology,
    RegistryAddress registry,
    Registration registration,
    Privatizers privatizers,
    Policy policy,
    KeyRing ring,
    MissingTopics topics,
    int partitions) {

  /** Where the schema registry is, without what it takes to be let in. */
  public String registryUrl() {
    return registry.url();
  }

  /** What to do about topics that are not there. */
  public enum MissingTopics {
    /** Make them. */
    CREATE,
    /** Do not start. */
    REFUSE
  }
}
