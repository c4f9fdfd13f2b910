package io.palimpsest.schemas.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RecordWriterTest {

  private static final String SUBJECT = Subject.valueOf("raw.posts");

  private final InMemorySchemaRegistry registry = new InMemorySchemaRegistry();

  @Test
  void shouldNameSubjectsAsConfluentDoes() {
    assertThat(SUBJECT).isEqualTo("raw.posts-value");
  }

  @Test
  void shouldRegisterItsSchema() {
    bind(Registration.AUTOMATIC);

    assertThat(registry.idOf(SUBJECT, RawPost.getClassSchema())).contains(1);
  }

  @Test
  void shouldUseTheSchemaThatIsExpectedAndThere() {
    registry.register("another", Erasure.getClassSchema());
    int id = registry.register(SUBJECT, RawPost.getClassSchema());

    byte[] record = bind(Registration.EXPECTED).write(Samples.rawPost());

    assertThat(record).startsWith(0, 0, 0, 0, 2);
    assertThat(id).isEqualTo(2);
  }

  @Test
  void shouldRefuseASchemaThatIsExpectedAndNotThere() {
    registry.register("another", RawPost.getClassSchema());

    assertThatExceptionOfType(SchemaRefusedException.class)
        .isThrownBy(() -> bind(Registration.EXPECTED))
        .withMessage(
            "Subject raw.posts-value does not hold this version of RawPost: register it, or allow"
                + " automatic registration");
    assertThat(registry.idOf(SUBJECT, RawPost.getClassSchema())).isEmpty();
  }

  @Test
  void shouldRefuseASubjectOfAnotherApplication() {
    registry.register(SUBJECT, Erasure.getClassSchema());

    assertThatExceptionOfType(SchemaRefusedException.class)
        .isThrownBy(() -> bind(Registration.AUTOMATIC))
        .withMessageStartingWith(
            "Subject raw.posts-value holds a version that is incompatible with RawPost:");
    assertThat(registry.idOf(SUBJECT, RawPost.getClassSchema())).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(Registration.class)
  void shouldNotStartWithoutARegistry(Registration registration) {
    registry.setAvailable(false);

    assertThatExceptionOfType(RegistryUnavailableException.class)
        .isThrownBy(() -> bind(registration));
  }

  @Test
  void shouldNeverAskAgainOnceBound() {
    RecordWriter<RawPost> writer = bind(Registration.AUTOMATIC);
    registry.setAvailable(false);

    assertThat(writer.write(Samples.rawPost()))
        .isEqualTo(writer.write(Samples.rawPost()))
        .startsWith(0, 0, 0, 0, 1);
  }

  private RecordWriter<RawPost> bind(Registration registration) {
    return RecordWriter.bind(registry, SUBJECT, RawPost.getClassSchema(), registration);
  }
}
