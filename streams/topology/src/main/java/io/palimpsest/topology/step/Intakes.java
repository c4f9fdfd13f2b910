package io.palimpsest.topology.step;

import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.topology.arrival.Intake;
import java.time.Instant;
import org.apache.kafka.streams.processor.api.ProcessorContext;

/**
 * Fixes for each arrival what a second try must find as it was.
 *
 * @param ring whose current key nonces are for
 * @param keyEpoch of this instance
 */
public record Intakes(KeyRing ring, long keyEpoch) {

  Intake next(ProcessorContext<?, ?> context) {
    return new Intake(ring.nonce(), Instant.ofEpochMilli(context.currentSystemTimeMs()), keyEpoch);
  }
}
