package io.palimpsest.topology.step;

import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.state.AuthorVault;
import java.util.function.Function;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Deletes all that is kept of an author and writes the receipt, in one transaction. The time on the
 * receipt is the one at which the request was taken in, so that it is the same at each try.
 */
public final class Forget
    extends ContextualProcessor<String, Arrival.OfErasure, String, ErasureReceipt> {
  private final Function<ProcessorContext<?, ?>, AuthorVault> vaults;
  private final PathCounters counters;
  private AuthorVault vault;

  public Forget(Function<ProcessorContext<?, ?>, AuthorVault> vaults, PathCounters counters) {
    this.vaults = vaults;
    this.counters = counters;
  }

  @Override
  public void init(ProcessorContext<String, ErasureReceipt> context) {
    super.init(context);
    vault = vaults.apply(context);
  }

  @Override
  public void process(Record<String, Arrival.OfErasure> record) {
    Arrival.OfErasure request = record.value();
    int entries = vault.forget(request.author());
    counters.countErasure();
    context()
        .forward(
            record
                .withKey(request.requestId())
                .withValue(
                    new ErasureReceipt(
                        request.requestId(), entries, request.intake().receivedAt())));
  }
}
