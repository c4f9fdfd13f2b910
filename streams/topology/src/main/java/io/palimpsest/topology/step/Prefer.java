package io.palimpsest.topology.step;

import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.AuthorPreference;
import io.palimpsest.topology.state.Author;
import io.palimpsest.topology.state.AuthorVault;
import java.util.Optional;
import java.util.function.Function;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Keeps what an author asks for. While the author's key cannot be opened, all that can be kept is
 * that nothing is to be released.
 */
public final class Prefer extends ContextualProcessor<String, Arrival.OfPreference, Void, Void> {
  private final Function<ProcessorContext<?, ?>, AuthorVault> vaults;
  private AuthorVault vault;

  public Prefer(Function<ProcessorContext<?, ?>, AuthorVault> vaults) {
    this.vaults = vaults;
  }

  @Override
  public void init(ProcessorContext<Void, Void> context) {
    super.init(context);
    vault = vaults.apply(context);
  }

  @Override
  public void process(Record<String, Arrival.OfPreference> record) {
    Arrival.OfPreference arrival = record.value();
    if (arrival.preference().isEmpty() && !vault.knows(arrival)) {
      return; // of somebody who is not known, or was forgotten: no reason to make a key
    }
    Optional<Author> author = vault.open(arrival);
    if (author.isPresent()) {
      keep(author.get(), arrival.preference());
    } else if (arrival.preference().isPresent()) {
      vault.decline(arrival);
    }
  }

  private void keep(Author author, Optional<AuthorPreference> asked) {
    if (asked.isPresent()) {
      vault.write(NodeNames.AUTHOR_PREFERENCES, author, asked.get().toBytes());
    } else {
      vault.delete(NodeNames.AUTHOR_PREFERENCES, author);
    }
  }
}
