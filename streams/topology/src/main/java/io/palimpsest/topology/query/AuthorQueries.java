package io.palimpsest.topology.query;

import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.topology.state.AuthorReader;
import io.palimpsest.topology.state.AuthorReading;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.kafka.streams.errors.InvalidStateStoreException;
import org.apache.kafka.streams.errors.ProcessorStateException;

/** Answers what is kept of an author, or says who can. Thread-safe. */
public final class AuthorQueries {
  /** Charges of an author that are shown, at most. */
  public static final int MAX_CHARGES = 200;

  private static final Comparator<ChargeView> NEWEST_FIRST =
      Comparator.comparing((ChargeView view) -> view.charge().chargedAt())
          .reversed()
          .thenComparing(view -> view.charge().postId());

  private final StreamStores stores;
  private final AuthorReader reader;
  private final AuthorAccounts accounts;

  AuthorQueries(StreamStores stores, KeyRing ring, AuthorAccounts accounts) {
    this.stores = stores;
    this.reader = new AuthorReader(ring, MAX_CHARGES);
    this.accounts = accounts;
  }

  /** Looks for the author of that id. Nothing is written, and nobody becomes known by it. */
  public AuthorAnswer find(String author) {
    try {
      AuthorPlace place = stores.placeOf(author);
      if (place instanceof AuthorPlace.There there) {
        return new AuthorAnswer.Elsewhere(there.host(), there.port());
      }
      return place instanceof AuthorPlace.Here here
          ? answer(reader.read(author, stores.ofAuthors(here.partition())))
          : new AuthorAnswer.Unavailable();
    } catch (InvalidStateStoreException | ProcessorStateException e) {
      return new AuthorAnswer.Unavailable();
    }
  }

  private AuthorAnswer answer(AuthorReading reading) {
    if (reading instanceof AuthorReading.Open open) {
      return new AuthorAnswer.Here(view(open));
    }
    return reading instanceof AuthorReading.Nobody
        ? new AuthorAnswer.Here(AuthorView.UNKNOWN)
        : new AuthorAnswer.Locked();
  }

  private AuthorView view(AuthorReading.Open open) {
    return new AuthorView(
        Optional.of(open.pseudonym()),
        OptionalLong.of(open.keyEpoch()),
        open.preference(),
        accounts.of(open),
        open.releases().stream()
            .map(release -> new ChargeView(release.charge(), release.epsilon()))
            .sorted(NEWEST_FIRST)
            .toList());
  }
}
