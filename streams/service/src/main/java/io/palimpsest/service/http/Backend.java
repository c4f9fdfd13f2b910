package io.palimpsest.service.http;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.runtime.PrivatizationRuntime;

/**
 * What the API stands on.
 *
 * @param runtime the topology at work, on this instance
 * @param connection to the topics
 * @param registry of schemas
 * @param privatizers what can be done to posts
 * @param policy the one that the service was started with
 * @param rules what a post must be
 * @param keyId of the master key that new state is wrapped by
 */
public record Backend(
    PrivatizationRuntime runtime,
    ClusterConnection connection,
    SchemaRegistry registry,
    Privatizers privatizers,
    Policy policy,
    PostRules rules,
    String keyId) {}
