package io.palimpsest.topology.step;

import io.palimpsest.topology.arrival.Intake;
import java.util.function.Supplier;
import org.apache.kafka.streams.processor.api.Record;

/** Parses and checks untrusted records of certain topics. */
interface RecordParser {

  /**
   * Parses one record.
   *
   * @param topic the topic of the record
   * @param intake creates nonce and time of receipt; called once for an accepted record
   */
  IntakeResult parse(Record<byte[], byte[]> record, String topic, Supplier<Intake> intake);

  /** Returns the name of the step in dead letters. */
  String name();
}
