package io.palimpsest.topology.step;

import io.palimpsest.topology.arrival.Intake;
import java.util.function.Supplier;
import org.apache.kafka.streams.processor.api.Record;

/** Reads the records of some topics, whose bytes a stranger wrote. */
interface RecordTaker {

  /**
   * Reads one.
   *
   * @param topic where it lies
   * @param intake of the arrival, to be asked for once if there is one
   */
  Taken take(Record<byte[], byte[]> record, String topic, Supplier<Intake> intake);

  /** How it is called in dead letters. */
  String name();
}
