package io.palimpsest.topology.runtime;

import io.palimpsest.topology.access.AccessPlan;
import io.palimpsest.topology.topic.Difference;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclBindingFilter;
import org.apache.kafka.common.errors.SecurityDisabledException;

/** Who may do what on a cluster. */
public final class ClusterAccess {
  private final Admin admin;
  private final BrokerAnswers answers;

  ClusterAccess(Admin admin, BrokerAnswers answers) {
    this.admin = admin;
    this.answers = answers;
  }

  /** How what is granted differs from a plan; empty if the cluster asks nobody who they are. */
  public Optional<List<Difference>> differences(AccessPlan plan, Collection<String> topics) {
    return granted().map(granted -> plan.differences(topics, granted));
  }

  /**
   * Grants what is planned and not granted yet; takes nothing away.
   *
   * @return how many ACLs were added
   * @throws ClusterException if the cluster has no authorizer, or does not let this client
   */
  public int grant(AccessPlan plan) {
    Set<AclBinding> granted =
        Set.copyOf(
            granted()
                .orElseThrow(
                    () ->
                        new ClusterException(
                            "The cluster has no authorizer, so that everybody may do everything:"
                                + " set authorizer.class.name on its brokers, or leave out"
                                + " --apply-acls")));
    List<AclBinding> missing =
        plan.bindings().stream().filter(binding -> !granted.contains(binding)).toList();
    answers.await(admin.createAcls(missing).all());
    return missing.size();
  }

  private Optional<Collection<AclBinding>> granted() {
    KafkaFuture<Collection<AclBinding>> all = admin.describeAcls(AclBindingFilter.ANY).values();
    try {
      return Optional.of(answers.await(all));
    } catch (SecurityDisabledException e) {
      return Optional.empty();
    }
  }
}
