package io.palimpsest.topology.runtime;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A producer that takes no further transaction once it has aborted one.
 *
 * <p>All tasks of a thread share a transaction. Kafka Streams (4.3) aborts it when it throws one of
 * them away as corrupted, and before that it commits what the others did, but not while a rebalance
 * is under way. Those others then go on behind what was aborted, and their posts are lost. Here
 * they find that the producer was fenced, for which Kafka Streams closes all tasks of the thread,
 * makes another producer, and begins again where the last commit was.
 */
final class ProducerUntilAbort extends KafkaProducer<byte[], byte[]> {
  private static final Logger LOG = LoggerFactory.getLogger(ProducerUntilAbort.class);

  /** Used by one thread of Kafka Streams. */
  private boolean hasAborted;

  ProducerUntilAbort(Map<String, Object> settings) {
    super(settings, new ByteArraySerializer(), new ByteArraySerializer());
  }

  @Override
  public void abortTransaction() {
    hasAborted = true;
    super.abortTransaction();
  }

  @Override
  public void beginTransaction() {
    if (hasAborted) {
      LOG.warn("A transaction was aborted; its thread begins again where the last commit was");
      throw new ProducerFencedException("this producer has aborted a transaction");
    }
    super.beginTransaction();
  }
}
