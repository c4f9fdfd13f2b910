package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.RegistryAddress;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.service.run.ServiceSettings;
import io.palimpsest.topology.runtime.RuntimeState;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RegistryOutageIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** What a producer with a later version of the contract writes. */
  private static final Schema LATER =
      SchemaBuilder.record("RawPost")
          .namespace("io.palimpsest.schemas")
          .fields()
          .requiredString("id")
          .requiredString("author")
          .requiredString("text")
          .requiredLong("createdAt")
          .optionalString("language")
          .endRecord();

  @TempDir private Path stateDirectory;

  @Test
  void shouldKeepAPostWithANewSchemaUntilTheRegistryIsBack() throws Exception {
    try (Platform platform = TestPlatform.start();
        FlakyRegistry flaky = new FlakyRegistry(platform.registryUrl());
        SchemaRegistry registry = ConfluentSchemaRegistry.at(platform.registryUrl());
        PrivatizationService service = PrivatizationService.prepare(through(flaky, platform));
        RawBytes raw = new RawBytes(platform.bootstrapServers())) {
      service.start();
      var serializer =
          new RecordSerdes(registry, Registration.AUTOMATIC)
              .serializer(Topics.RAW_POSTS, RawPost.class);
      raw.send(
          serializer.serialize(
              Topics.RAW_POSTS, new RawPost("1", "anna", "before", Instant.EPOCH)));
      awaitReleases(platform, 1);

      // Given an outage, and a post whose schema nobody here has seen
      int later = registry.register("raw.posts-value", LATER);
      flaky.goAway();
      raw.send(laterPost(later));
      awaiting("it is asked for").until(() -> flaky.refusals() > 1);
      assertThat(service.runtime().state()).isNotEqualTo(RuntimeState.FAILED);
      // It was fetched, and is not done: whoever watches must see that it waits
      awaiting("it is told that the post waits").until(() -> waiting(service) == 1);

      // When the registry is back
      flaky.comeBack();

      // Then the post is released, and nothing was given up
      awaitReleases(platform, 2);
      assertThat(Topic.committed(platform.bootstrapServers(), Topics.DEAD_LETTERS)).isEmpty();
      awaiting("it is told that nothing waits").until(() -> waiting(service) == 0);
    }
  }

  private static long waiting(PrivatizationService service) {
    return service.runtime().lag().values().stream().mapToLong(Long::longValue).sum();
  }

  /** A replaced stream thread ends by an uncaught exception, which is not the test's failure. */
  private static ConditionFactory awaiting(String what) {
    return await(what).atMost(LIMIT).dontCatchUncaughtExceptions();
  }

  private ServiceSettings through(FlakyRegistry flaky, Platform platform) {
    ServiceSettings direct = RunningPath.redacting().settings(platform, stateDirectory);
    return new ServiceSettings(
        direct.topology(),
        RegistryAddress.open(flaky.url()),
        direct.registration(),
        direct.privatizers(),
        direct.policy(),
        direct.ring(),
        direct.topics(),
        direct.partitions());
  }

  private static void awaitReleases(Platform platform, int count) {
    awaiting(count + " releases")
        .until(
            () -> Topic.committed(platform.bootstrapServers(), Topics.SAFE_POSTS).size() == count);
  }

  private static byte[] laterPost(int schemaId) throws IOException {
    GenericRecord post = new GenericData.Record(LATER);
    post.put("id", "2");
    post.put("author", "anna");
    post.put("text", "during");
    post.put("createdAt", 0L);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(ByteBuffer.allocate(5).put((byte) 0).putInt(schemaId).array());
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    new GenericDatumWriter<GenericRecord>(LATER).write(post, encoder);
    encoder.flush();
    return bytes.toByteArray();
  }
}
