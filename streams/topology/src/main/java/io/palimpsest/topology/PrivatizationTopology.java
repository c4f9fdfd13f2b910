package io.palimpsest.topology;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.schemas.AuthorEvent;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.schemas.Preference;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.SharedValue;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.ArrivalSerde;
import io.palimpsest.topology.policy.AcceptPolicy;
import io.palimpsest.topology.policy.PoliciesInForce;
import io.palimpsest.topology.policy.PolicyEdges;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.state.AuthorStores;
import io.palimpsest.topology.state.AuthorVault;
import io.palimpsest.topology.state.OpenedAuthors;
import io.palimpsest.topology.state.ReleasedText;
import io.palimpsest.topology.step.Admit;
import io.palimpsest.topology.step.Charge;
import io.palimpsest.topology.step.ChargedPost;
import io.palimpsest.topology.step.CountAuthors;
import io.palimpsest.topology.step.Deduplicate;
import io.palimpsest.topology.step.Detect;
import io.palimpsest.topology.step.Forget;
import io.palimpsest.topology.step.Intakes;
import io.palimpsest.topology.step.LedgerRecords;
import io.palimpsest.topology.step.Observe;
import io.palimpsest.topology.step.PathCounters;
import io.palimpsest.topology.step.PathPost;
import io.palimpsest.topology.step.PathStep;
import io.palimpsest.topology.step.Prefer;
import io.palimpsest.topology.step.Pseudonymize;
import io.palimpsest.topology.step.PseudonymizedPost;
import io.palimpsest.topology.step.ReadErasure;
import io.palimpsest.topology.step.ReadPreference;
import io.palimpsest.topology.step.Release;
import io.palimpsest.topology.step.Sample;
import io.palimpsest.topology.step.SampledPost;
import io.palimpsest.topology.step.Validate;
import io.palimpsest.topology.step.Withholding;
import io.palimpsest.topology.topic.Topics;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.kstream.Named;
import org.apache.kafka.streams.kstream.Produced;
import org.apache.kafka.streams.kstream.Repartitioned;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.Stores;

/**
 * The path of a post. Its drawing is {@code src/test/resources/topology.txt}; a change there is
 * reviewed like a change of a schema.
 */
public final class PrivatizationTopology {
  private static final String[] OF_ADMISSION = {
    NodeNames.AUTHOR_KEYS, NodeNames.AUTHOR_PREFERENCES, NodeNames.AUTHOR_NAMES
  };
  private static final String[] OF_AUTHORS = {
    NodeNames.AUTHOR_KEYS,
    NodeNames.AUTHOR_PREFERENCES,
    NodeNames.AUTHOR_NAMES,
    NodeNames.AUTHOR_LEDGERS,
    NodeNames.RECENT_RELEASES
  };

  private final PrivatizerConfig config;
  private final RecordSerdes serdes;
  private final Privatizers privatizers;
  private final Policy fallback;
  private final KeyRing ring;
  private final PathCounters counters;
  private final OpenedAuthors opened = new OpenedAuthors();

  /**
   * Everything that the path needs.
   *
   * @param fallback the policy where none is in force by {@code control.policies}
   */
  public PrivatizationTopology(
      PrivatizerConfig config,
      RecordSerdes serdes,
      Privatizers privatizers,
      Policy fallback,
      KeyRing ring,
      PathCounters counters) {
    this.config = config;
    this.serdes = serdes;
    this.privatizers = privatizers;
    this.fallback = fallback;
    this.ring = ring;
    this.counters = counters;
  }

  /**
   * Builds it. Every schema that it reads or writes is checked against the registry here, so that a
   * wrong registry is found before the first post.
   */
  public Topology build(Properties settings) {
    StreamsBuilder builder = new StreamsBuilder();
    checkWhatOthersWrite();
    AuthorStores.addTo(builder, config.deduplicationWindow());
    policies(builder);
    sharedValues(builder);

    Arrivals arrivals = arrivals(builder);
    prefer(arrivals.preferences());
    forget(arrivals.erasures());

    Step<String, PathPost<Post>, Withheld> admitted = admit(arrivals.posts());
    Step<String, PathPost<Optional<ReleasedText>>, Withheld> told = deduplicate(admitted.passed());
    Step<String, PathPost<DetectedPost>, Withheld> detected = detect(fresh(told.passed()));
    Step<String, PathPost<PseudonymizedPost>, Withheld> replaced = pseudonymize(detected.passed());
    Step<String, PathPost<ChargedPost>, Withheld> charged = charge(replaced.passed());
    countAuthors(charged.passed());
    Step<String, PathPost<SampledPost>, Withheld> sampled = sample(charged.passed());
    release(sampled.passed().merge(again(told.passed()), Named.as("released-again")));

    withhold(List.of(admitted, told, detected, replaced, charged, sampled));
    return builder.build(settings);
  }

  /** What producers and operators write must be readable. */
  private void checkWhatOthersWrite() {
    serdes.serializer(Topics.RAW_POSTS, RawPost.class);
    serdes.serializer(Topics.REPLAYS, RawPost.class);
    serdes.serializer(Topics.POLICIES, io.palimpsest.schemas.Policy.class);
    serdes.serializer(Topics.PREFERENCES, Preference.class);
    serdes.serializer(Topics.ERASURES, Erasure.class);
  }

  /** What is submitted, what becomes of it, and what is in force, on every instance. */
  private void policies(StreamsBuilder builder) {
    Serde<io.palimpsest.schemas.Policy> accepted =
        serdes.valuesOf(Topics.POLICIES_IN_FORCE, io.palimpsest.schemas.Policy.class);
    builder.globalTable(
        Topics.POLICIES_IN_FORCE,
        Consumed.with(Serdes.String(), accepted).withName(NodeNames.POLICIES_IN_FORCE),
        Materialized.as(Stores.inMemoryKeyValueStore(NodeNames.POLICIES_IN_FORCE)));
    PolicyEdges decided =
        PolicyEdges.of(
            NodeNames.ACCEPT_POLICY,
            bytes(builder, NodeNames.POLICIES, Topics.POLICIES)
                .process(
                    new AcceptPolicy(
                        new RecordReader<>(serdes.registry(), io.palimpsest.schemas.Policy.class),
                        fallback,
                        privatizers,
                        counters),
                    Named.as(NodeNames.ACCEPT_POLICY)));
    write(
        decided.verdicts(), NodeNames.POLICY_VERDICTS, Topics.POLICY_VERDICTS, PolicyVerdict.class);
    decided
        .inForce()
        .to(
            Topics.POLICIES_IN_FORCE,
            Produced.with(Serdes.String(), accepted).withName(NodeNames.NEWLY_IN_FORCE));
  }

  private void sharedValues(StreamsBuilder builder) {
    builder.globalTable(
        Topics.SHARED_VALUES,
        Consumed.with(Serdes.String(), serdes.valuesOf(Topics.SHARED_VALUES, SharedValue.class))
            .withName(NodeNames.SHARED_VALUES),
        Materialized.as(NodeNames.SHARED_VALUES));
  }

  /** What concerns authors, each where the author's state is. */
  private record Arrivals(
      KStream<String, Arrival.OfPost> posts,
      KStream<String, Arrival.OfPreference> preferences,
      KStream<String, Arrival.OfErasure> erasures) {}

  private Arrivals arrivals(StreamsBuilder builder) {
    Step<String, Arrival, DeadLetter> posts = validate(builder);
    Step<String, Arrival, DeadLetter> preferences = readPreferences(builder);
    Step<String, Arrival, DeadLetter> erasures = readErasures(builder);
    write(
        posts
            .stopped()
            .merge(preferences.stopped(), Named.as("unreadable-with-preferences"))
            .merge(erasures.stopped(), Named.as("unreadable-in-all")),
        NodeNames.DEAD_LETTERS,
        Topics.DEAD_LETTERS,
        DeadLetter.class);
    KStream<String, Arrival> byAuthor =
        posts
            .passed()
            .merge(preferences.passed(), Named.as("posts-and-preferences"))
            .merge(erasures.passed(), Named.as("all-arrivals"))
            .repartition(
                Repartitioned.<String, Arrival>as(NodeNames.BY_AUTHOR)
                    .withKeySerde(Serdes.String())
                    .withValueSerde(
                        ArrivalSerde.over(
                            serdes.valuesOf(config.repartitionTopic(), AuthorEvent.class))));
    return new Arrivals(
        only(byAuthor, Arrival.OfPost.class, "posts"),
        only(byAuthor, Arrival.OfPreference.class, "preferences"),
        only(byAuthor, Arrival.OfErasure.class, "erasures"));
  }

  private static <T extends Arrival> KStream<String, T> only(
      KStream<String, Arrival> arrivals, Class<T> type, String name) {
    return arrivals
        .filter((author, arrival) -> type.isInstance(arrival), Named.as("only-" + name))
        .mapValues(type::cast, Named.as("arrived-" + name));
  }

  private Step<String, Arrival, DeadLetter> validate(StreamsBuilder builder) {
    RecordReader<RawPost> reader = new RecordReader<>(serdes.registry(), RawPost.class);
    return Step.of(
        NodeNames.VALIDATE,
        bytes(builder, NodeNames.RAW_POSTS, Topics.RAW_POSTS, Topics.REPLAYS)
            .process(
                () -> new Validate(reader, config.rules(), intakes(), counters),
                Named.as(NodeNames.VALIDATE)));
  }

  private Step<String, Arrival, DeadLetter> readPreferences(StreamsBuilder builder) {
    RecordReader<Preference> reader = new RecordReader<>(serdes.registry(), Preference.class);
    return Step.of(
        NodeNames.READ_PREFERENCE,
        bytes(builder, NodeNames.PREFERENCES, Topics.PREFERENCES)
            .process(
                () -> new ReadPreference(reader, intakes(), counters),
                Named.as(NodeNames.READ_PREFERENCE)));
  }

  private Step<String, Arrival, DeadLetter> readErasures(StreamsBuilder builder) {
    RecordReader<Erasure> reader = new RecordReader<>(serdes.registry(), Erasure.class);
    return Step.of(
        NodeNames.READ_ERASURE,
        bytes(builder, NodeNames.ERASURES, Topics.ERASURES)
            .process(
                () -> new ReadErasure(reader, intakes(), counters),
                Named.as(NodeNames.READ_ERASURE)));
  }

  /** What strangers write is bytes until it is checked. */
  private static KStream<byte[], byte[]> bytes(
      StreamsBuilder builder, String node, String... topics) {
    return builder.stream(
        List.of(topics), Consumed.with(Serdes.ByteArray(), Serdes.ByteArray()).withName(node));
  }

  private void prefer(KStream<String, Arrival.OfPreference> preferences) {
    preferences.process(() -> new Prefer(this::vault), Named.as(NodeNames.PREFER), OF_ADMISSION);
  }

  /**
   * Forgets, and takes what the author had asked for off its topic, where it names the author. In
   * one transaction with the receipt: what is asked for after the receipt is there stays.
   */
  private void forget(KStream<String, Arrival.OfErasure> erasures) {
    erasures
        .mapValues(erasure -> (byte[]) null, Named.as(NodeNames.WITHDRAW_PREFERENCE))
        .to(
            Topics.PREFERENCES,
            Produced.with(Serdes.String(), Serdes.ByteArray())
                .withName(NodeNames.WITHDRAWN_PREFERENCES));
    write(
        erasures.process(
            () -> new Forget(this::vault, counters), Named.as(NodeNames.FORGET), OF_AUTHORS),
        NodeNames.ERASURE_RECEIPTS,
        Topics.ERASURE_RECEIPTS,
        ErasureReceipt.class);
  }

  private Step<String, PathPost<Post>, Withheld> admit(KStream<String, Arrival.OfPost> posts) {
    PoliciesInForce policies = new PoliciesInForce(fallback, privatizers);
    return Step.of(
        NodeNames.ADMIT,
        posts.process(
            () -> new Admit(this::vault, policies, privatizers, withholding(PathStep.ADMIT)),
            Named.as(NodeNames.ADMIT),
            OF_ADMISSION));
  }

  private Step<String, PathPost<Optional<ReleasedText>>, Withheld> deduplicate(
      KStream<String, PathPost<Post>> posts) {
    return Step.of(
        NodeNames.DEDUPLICATE,
        posts.process(
            () ->
                new Deduplicate(
                    this::vault,
                    config.deduplicationWindow(),
                    withholding(PathStep.DEDUPLICATE),
                    counters),
            Named.as(NodeNames.DEDUPLICATE),
            NodeNames.RECENT_RELEASES));
  }

  private static KStream<String, PathPost<Post>> fresh(
      KStream<String, PathPost<Optional<ReleasedText>>> told) {
    return told.filter((author, post) -> post.made().isEmpty(), Named.as("only-fresh"))
        .mapValues(post -> post.with(post.post()), Named.as("fresh"));
  }

  private KStream<String, PathPost<SampledPost>> again(
      KStream<String, PathPost<Optional<ReleasedText>>> told) {
    return told.filter((author, post) -> post.made().isPresent(), Named.as("only-again"))
        .mapValues(this::again, Named.as("again"));
  }

  /** As it was, also if its author has asked for another epsilon since. */
  private PathPost<SampledPost> again(PathPost<Optional<ReleasedText>> told) {
    ReleasedText before = told.made().orElseThrow();
    PathPost<SampledPost> post = told.with(SampledPost.again(before));
    return before.drawEpsilon().isEmpty()
        ? post
        : privatizers
            .of(post.privatizer().policy(), before.drawEpsilon().getAsDouble())
            .map(post::by)
            .orElse(post);
  }

  private Step<String, PathPost<DetectedPost>, Withheld> detect(
      KStream<String, PathPost<Post>> posts) {
    return Step.of(
        NodeNames.DETECT,
        posts.process(() -> new Detect(withholding(PathStep.DETECT)), Named.as(NodeNames.DETECT)));
  }

  private Step<String, PathPost<PseudonymizedPost>, Withheld> pseudonymize(
      KStream<String, PathPost<DetectedPost>> posts) {
    return Step.of(
        NodeNames.PSEUDONYMIZE,
        posts.process(
            () ->
                new Pseudonymize(
                    this::vault, config.sharingDelay(), withholding(PathStep.PSEUDONYMIZE)),
            Named.as(NodeNames.PSEUDONYMIZE),
            NodeNames.AUTHOR_NAMES));
  }

  /** Charges, and writes down each charge and the balances after it. */
  private Step<String, PathPost<ChargedPost>, Withheld> charge(
      KStream<String, PathPost<PseudonymizedPost>> posts) {
    Step<String, PathPost<ChargedPost>, Withheld> charged =
        Step.of(
            NodeNames.CHARGE,
            posts.process(
                () -> new Charge(this::vault, withholding(PathStep.CHARGE), counters),
                Named.as(NodeNames.CHARGE),
                NodeNames.AUTHOR_LEDGERS));
    write(
        charged.passed().map((author, post) -> LedgerRecords.charge(post), Named.as("charged")),
        NodeNames.CHARGES,
        Topics.CHARGES,
        io.palimpsest.schemas.Charge.class);
    write(
        charged
            .passed()
            .flatMap((author, post) -> LedgerRecords.balances(post), Named.as("balanced")),
        NodeNames.BALANCES,
        Topics.BALANCES,
        Balance.class);
    return charged;
  }

  /** Beside the path: who uses which value, and which values enough authors use. */
  private void countAuthors(KStream<String, PathPost<ChargedPost>> posts) {
    write(
        posts
            .process(Observe::new, Named.as(NodeNames.OBSERVE))
            .repartition(
                Repartitioned.<String, String>as(NodeNames.BY_VALUE)
                    .withKeySerde(Serdes.String())
                    .withValueSerde(Serdes.String()))
            .process(new CountAuthors(), Named.as(NodeNames.COUNT_AUTHORS)),
        NodeNames.NEWLY_SHARED,
        Topics.SHARED_VALUES,
        SharedValue.class);
  }

  private Step<String, PathPost<SampledPost>, Withheld> sample(
      KStream<String, PathPost<ChargedPost>> posts) {
    return Step.of(
        NodeNames.SAMPLE,
        posts.process(
            () -> new Sample(withholding(PathStep.SAMPLE), counters), Named.as(NodeNames.SAMPLE)));
  }

  private void release(KStream<String, PathPost<SampledPost>> posts) {
    write(
        posts.process(
            () -> new Release(this::vault, counters),
            Named.as(NodeNames.RELEASE),
            NodeNames.AUTHOR_NAMES,
            NodeNames.RECENT_RELEASES),
        NodeNames.SAFE_POSTS,
        Topics.SAFE_POSTS,
        SafePost.class);
  }

  private void withhold(List<Step<String, ?, Withheld>> steps) {
    KStream<String, Withheld> all = steps.get(0).stopped();
    for (int i = 1; i < steps.size(); i++) {
      all = all.merge(steps.get(i).stopped(), Named.as("withheld-so-far-" + i));
    }
    write(all, NodeNames.WITHHELD, Topics.WITHHELD, Withheld.class);
  }

  private AuthorVault vault(ProcessorContext<?, ?> context) {
    return new AuthorVault(ring, opened, context);
  }

  private Intakes intakes() {
    return new Intakes(ring, config.keyEpoch());
  }

  private Withholding withholding(PathStep step) {
    return new Withholding(step, counters);
  }

  private <T extends SpecificRecord> void write(
      KStream<String, T> records, String node, String topic, Class<T> type) {
    records.to(topic, Produced.with(Serdes.String(), serdes.valuesOf(topic, type)).withName(node));
  }
}
