package io.palimpsest.topology.policy;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.policy.PolicyDecision.Effect;
import io.palimpsest.topology.step.PathCounters;
import java.time.Instant;
import java.util.Set;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorSupplier;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.StoreBuilder;

/**
 * Reads what was submitted, bytes of a stranger, and decides whether it holds. Every submission
 * gets a verdict; only what is accepted goes on to the policies in force. Both are sinks below it.
 *
 * <p>What is forwarded carries the time of the decision: the producer's own time and headers end
 * here.
 */
public final class AcceptPolicy implements ProcessorSupplier<byte[], byte[], String, Object> {
  /** A verdict is for people; nobody reads more. */
  private static final int MAX_WORDS = 8_000;

  private final RecordReader<io.palimpsest.schemas.Policy> reader;
  private final PolicyRules rules;
  private final PathCounters counters;

  /**
   * Accepts policies.
   *
   * @param fallback what holds where none is in force
   * @param privatizers say what this service can do
   */
  public AcceptPolicy(
      RecordReader<io.palimpsest.schemas.Policy> reader,
      Policy fallback,
      Privatizers privatizers,
      PathCounters counters) {
    this.reader = reader;
    this.rules = new PolicyRules(fallback, privatizers);
    this.counters = counters;
  }

  @Override
  public Set<StoreBuilder<?>> stores() {
    return Set.of(AcceptedPolicies.store());
  }

  @Override
  public Processor<byte[], byte[], String, Object> get() {
    return new ContextualProcessor<>() {
      @Override
      public void process(Record<byte[], byte[]> record) {
        String name = PolicyKey.name(record.key()).orElse("");
        AcceptedPolicies accepted = AcceptedPolicies.in(context());
        long now = context().currentSystemTimeMs();
        PolicyDecision decision = decide(name, record.value(), accepted, now);
        counters.countVerdict(decision.verdict().getAccepted());
        context()
            .forward(
                new Record<>(name, decision.verdict(), now, new RecordHeaders()),
                NodeNames.POLICY_VERDICTS);
        if (!(decision.effect() instanceof Effect.Unchanged)) {
          context()
              .forward(
                  new Record<>(name, inForce(decision.effect()), now, new RecordHeaders()),
                  NodeNames.NEWLY_IN_FORCE);
        }
      }
    };
  }

  /** Null is how Kafka writes a tombstone. */
  private static io.palimpsest.schemas.Policy inForce(Effect effect) {
    return effect instanceof Effect.PutInForce put ? put.policy() : null;
  }

  private PolicyDecision decide(String name, byte[] value, AcceptedPolicies accepted, long now) {
    if (name.isEmpty()) {
      return decision(
          name,
          new Ruling.Refused(0, "the key of the record must be the name of the policy in UTF-8"),
          new Effect.Unchanged(),
          now);
    }
    if (value == null) {
      return settled(name, rules.withdrawn(name, accepted), new Effect.Withdrawn(), accepted, now);
    }
    Decoded<io.palimpsest.schemas.Policy> decoded = reader.read(value);
    if (decoded instanceof Decoded.Ok<io.palimpsest.schemas.Policy> ok) {
      return settled(
          name,
          rules.submitted(name, ok.value(), accepted),
          new Effect.PutInForce(ok.value()),
          accepted,
          now);
    }
    String failure = ((Decoded.Failed<?>) decoded).failure().name();
    return decision(
        name,
        new Ruling.Refused(
            0, "the record is not a Policy (" + failure + "): write it with the registered schema"),
        new Effect.Unchanged(),
        now);
  }

  /** Remembers what a ruling changes. */
  private static PolicyDecision settled(
      String name, Ruling ruling, Effect effect, AcceptedPolicies accepted, long now) {
    if (ruling instanceof Ruling.Accepted yes) {
      accepted.put(name, yes.accepted());
      return decision(name, ruling, effect, now);
    }
    if (ruling instanceof Ruling.Withdrawn gone) {
      accepted.put(name, gone.accepted());
      return decision(name, ruling, effect, now);
    }
    return decision(name, ruling, new Effect.Unchanged(), now);
  }

  private static PolicyDecision decision(String name, Ruling ruling, Effect effect, long now) {
    String words = ruling.words();
    return new PolicyDecision(
        new PolicyVerdict(
            name,
            ruling.version(),
            !(ruling instanceof Ruling.Refused),
            words.length() <= MAX_WORDS ? words : words.substring(0, MAX_WORDS) + " ...",
            Instant.ofEpochMilli(now)),
        effect);
  }
}
