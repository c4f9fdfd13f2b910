package io.palimpsest.topology.client;

import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.topic.Topics;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/**
 * Who was forgotten, and when: by the requests that are still on their topic, and by the receipts,
 * since a request may have waited for the service while posts went on. Not thread-safe; memory
 * grows with the requests.
 *
 * <p>Traps: a request whose retention has ended is not known here, so {@link Topics#ERASURES} must
 * be kept for as long as {@link Topics#RAW_POSTS}. The times of records are their writers'.
 */
public final class ErasureReader implements AutoCloseable {
  private static final String NO_REQUEST = "";

  private final RecordReader<Erasure> decoder;
  private final TopicPositions<byte[]> requests;
  private final TopicPositions<ErasureReceipt> receipts;
  private final Map<String, List<Request>> byAuthor = new HashMap<>();
  private final Map<String, Instant> takenIn = new HashMap<>();

  private record Request(String id, Instant written) {}

  /** Has read nothing yet. */
  public ErasureReader(ClusterConnection connection) {
    this(
        connection,
        connection.consumer(new ByteArrayDeserializer()),
        connection.consumer(connection.serdes().deserializer(ErasureReceipt.class)));
  }

  ErasureReader(
      ClusterConnection connection,
      Consumer<String, byte[]> requests,
      Consumer<String, ErasureReceipt> receipts) {
    this.decoder = new RecordReader<>(connection.serdes().registry(), Erasure.class);
    try {
      this.requests = new TopicPositions<>(connection, Topics.ERASURES, requests);
      this.receipts = new TopicPositions<>(connection, Topics.ERASURE_RECEIPTS, receipts);
      this.requests.seek(this.requests.beginning());
      this.receipts.seek(this.receipts.beginning());
    } catch (RuntimeException e) {
      requests.close();
      receipts.close();
      throw e;
    }
  }

  /** Reads on to where both topics end now. */
  public void readOn() {
    requests.readTo(requests.end(), this::addRequest);
    receipts.readTo(receipts.end(), this::addReceipt);
  }

  private void addReceipt(ConsumerRecord<String, ErasureReceipt> record) {
    if (record.value() != null) {
      takenIn.put(record.value().getRequestId(), record.value().getErasedAt());
    }
  }

  /** What is no request is none for the service either. */
  private void addRequest(ConsumerRecord<String, byte[]> record) {
    Instant written = Instant.ofEpochMilli(record.timestamp());
    if (record.value() != null) {
      if (decoder.read(record.value()) instanceof Decoded.Ok<Erasure> ok) {
        add(ok.value().getAuthor(), new Request(ok.value().getRequestId(), written));
      }
    } else if (record.key() != null && !byAuthor.containsKey(record.key())) {
      // The request was taken off the topic and is gone: it was not later than this.
      add(record.key(), new Request(NO_REQUEST, written));
    }
  }

  private void add(String author, Request request) {
    byAuthor.computeIfAbsent(author, unseen -> new ArrayList<>(1)).add(request);
  }

  /**
   * Whether the author was forgotten, or asked for it, after something of theirs was written. In
   * doubt they were.
   */
  public boolean isErased(String author, Instant written) {
    return byAuthor.getOrDefault(author, List.of()).stream()
        .anyMatch(request -> !written.isAfter(timeOf(request)));
  }

  private Instant timeOf(Request request) {
    Instant received = takenIn.getOrDefault(request.id(), request.written());
    return received.isAfter(request.written()) ? received : request.written();
  }

  @Override
  public void close() {
    requests.close();
    receipts.close();
  }
}
