package io.palimpsest.topology.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.topology.client.PublishException.Reason;
import io.palimpsest.topology.topic.Topics;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.apache.kafka.clients.producer.BufferExhaustedException;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

class PostPublisherTest {
  private final MockProducer<String, RawPost> producer =
      new MockProducer<>(false, null, new StringSerializer(), (topic, post) -> new byte[0]);
  private final PostPublisher publisher = new PostPublisher(producer);

  private static RawPost post(int number) {
    return new RawPost("post-" + number, "anna", "a secret", Instant.EPOCH);
  }

  private static Reason reason(CompletableFuture<Void> sent) {
    PublishException failure =
        (PublishException)
            catchThrowableOfType(CompletionException.class, () -> sent.getNow(null)).getCause();
    assertThat(failure)
        .hasMessageNotContaining("secret")
        .hasMessageNotContaining("anna")
        .hasNoCause();
    return failure.reason();
  }

  @Test
  void shouldAcceptAPostWhenTheBrokerHasIt() {
    CompletableFuture<Void> sent = publisher.publish(post(1));
    assertThat(sent).isNotDone();

    producer.completeNext();

    assertThat(sent).isCompleted();
    assertThat(producer.history())
        .singleElement()
        .satisfies(
            record -> {
              assertThat(record.topic()).isEqualTo(Topics.RAW_POSTS);
              assertThat(record.key()).isEqualTo("anna");
            });
  }

  @Test
  void shouldSayWhyAPostIsNotAccepted() {
    List<CompletableFuture<Void>> sent =
        publisher.publish(IntStream.range(0, 4).mapToObj(PostPublisherTest::post).toList());

    producer.errorNext(new RecordTooLargeException("a secret"));
    producer.errorNext(new BufferExhaustedException("a secret"));
    producer.errorNext(new TimeoutException("a secret"));
    producer.errorNext(new AuthorizationException("a secret"));

    assertThat(sent)
        .extracting(PostPublisherTest::reason)
        .containsExactly(Reason.TOO_LARGE, Reason.BUSY, Reason.UNAVAILABLE, Reason.UNAVAILABLE);
  }

  /** Each of them would wait as long as the first. */
  @Test
  void shouldNotTryTheRestOnceThereIsNoBroker() {
    producer.sendException = new TimeoutException("no broker, a secret");

    List<CompletableFuture<Void>> sent =
        publisher.publish(IntStream.range(0, 1000).mapToObj(PostPublisherTest::post).toList());

    assertThat(sent)
        .hasSize(1000)
        .extracting(PostPublisherTest::reason)
        .containsOnly(Reason.UNAVAILABLE);
    producer.sendException = null;
    assertThat(publisher.publish(post(1))).isNotDone();
    assertThat(producer.history()).hasSize(1);
  }

  @Test
  void shouldRefuseAfterItWasClosed() {
    publisher.close();

    assertThat(reason(publisher.publish(post(1)))).isEqualTo(Reason.UNAVAILABLE);
  }
}
