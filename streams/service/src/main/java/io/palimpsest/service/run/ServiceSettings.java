package io.palimpsest.service.run;

import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.topology.PrivatizerConfig;

/**
 * Everything a service needs to know.
 *
 * @param topology settings of the topology
 * @param registryUrl where the schema registry is
 * @param registration whether schemas may be added there
 * @param privatizer what is done to posts
 * @param key the master key
 * @param topics what to do about topics that are not there
 * @param partitions how many partitions new topics get
 */
public record ServiceSettings(
    PrivatizerConfig topology,
    String registryUrl,
    Registration registration,
    Privatizer privatizer,
    MasterKey key,
    MissingTopics topics,
    int partitions) {

  /** What to do about topics that are not there. */
  public enum MissingTopics {
    /** Make them. */
    CREATE,
    /** Do not start. */
    REFUSE
  }
}
