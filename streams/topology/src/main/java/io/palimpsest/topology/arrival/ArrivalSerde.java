package io.palimpsest.topology.arrival;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.language.post.Post;
import io.palimpsest.schemas.AuthorEvent;
import io.palimpsest.schemas.ErasureEvent;
import io.palimpsest.schemas.PostEvent;
import io.palimpsest.schemas.PreferenceEvent;
import io.palimpsest.schemas.PreferenceWithdrawn;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;

/** Arrivals on the internal topic, as the AuthorEvent that they are written as. */
public final class ArrivalSerde {
  private ArrivalSerde() {}

  /** A serde for arrivals over one for their records. */
  public static Serde<Arrival> over(Serde<AuthorEvent> records) {
    return Serdes.serdeFrom(
        (topic, arrival) -> records.serializer().serialize(topic, record(arrival)),
        (topic, bytes) -> arrival(records.deserializer().deserialize(topic, bytes)));
  }

  private static AuthorEvent record(Arrival arrival) {
    return new AuthorEvent(
        arrival.author(),
        arrival.intake().nonce(),
        arrival.intake().receivedAt(),
        arrival.intake().keyEpoch(),
        event(arrival));
  }

  private static Object event(Arrival arrival) {
    if (arrival instanceof Arrival.OfPost of) {
      return new PostEvent(of.post().id(), of.post().text(), of.post().createdAt(), of.replay());
    }
    if (arrival instanceof Arrival.OfErasure erasure) {
      return new ErasureEvent(erasure.requestId());
    }
    return ((Arrival.OfPreference) arrival)
        .preference()
        .<Object>map(
            asked ->
                new PreferenceEvent(asked.release(), boxed(asked.epsilon()), boxed(asked.budget())))
        .orElseGet(PreferenceWithdrawn::new);
  }

  private static Double boxed(OptionalDouble number) {
    return number.isPresent() ? number.getAsDouble() : null;
  }

  private static Arrival arrival(AuthorEvent record) {
    Object event = record.getEvent();
    if (event instanceof PostEvent post) {
      return new Arrival.OfPost(
          new Post(post.getId(), record.getAuthor(), post.getText(), post.getCreatedAt()),
          post.getReplay(),
          intake(record));
    }
    if (event instanceof ErasureEvent erasure) {
      return new Arrival.OfErasure(record.getAuthor(), erasure.getRequestId(), intake(record));
    }
    if (event instanceof PreferenceEvent asked) {
      return preference(
          record,
          Optional.of(
              new AuthorPreference(
                  asked.getRelease(), optional(asked.getEpsilon()), optional(asked.getBudget()))));
    }
    if (event instanceof PreferenceWithdrawn) {
      return preference(record, Optional.empty());
    }
    throw new SerializationException("An event of an author is of no known kind");
  }

  private static Arrival preference(AuthorEvent record, Optional<AuthorPreference> asked) {
    return new Arrival.OfPreference(record.getAuthor(), asked, intake(record));
  }

  private static OptionalDouble optional(Double number) {
    return number == null ? OptionalDouble.empty() : OptionalDouble.of(number);
  }

  private static Intake intake(AuthorEvent record) {
    return new Intake(record.getNonce(), record.getReceivedAt(), record.getKeyEpoch());
  }
}
