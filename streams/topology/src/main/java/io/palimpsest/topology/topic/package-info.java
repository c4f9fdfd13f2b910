/**
 * Where things are written: the {@linkplain io.palimpsest.topology.topic.Zone zones}, the names of
 * the {@linkplain io.palimpsest.topology.topic.Topics topics}, and in {@link
 * io.palimpsest.topology.topic.TopicLayout} how each is made and has to be, those of Kafka Streams
 * included.
 *
 * <p>A {@link io.palimpsest.topology.topic.TopicPlan} is one topic. Each of its {@linkplain
 * io.palimpsest.topology.topic.TopicSetting settings} says which other values are as good, and
 * whether the service can live without it: without what is essential it does not start, all else is
 * the operator's choice ({@link io.palimpsest.topology.topic.Durability}, {@link
 * io.palimpsest.topology.topic.Retentions}) and only compared by {@code topics check}.
 *
 * <p>Trap: Kafka Streams names its own topics after the application. Ours hold author ids and text,
 * so the application's id begins with {@code raw.} too.
 */
package io.palimpsest.topology.topic;
