/**
 * Where things are written: the {@linkplain io.palimpsest.topology.topic.Zone zones}, the names of
 * the {@linkplain io.palimpsest.topology.topic.Topics topics}, and how each is {@linkplain
 * io.palimpsest.topology.topic.TopicPlan made}.
 *
 * <p>Trap: Kafka Streams names its own topics after the application. Ours hold author ids and text,
 * so the application's id begins with {@code raw.} too.
 */
package io.palimpsest.topology.topic;
