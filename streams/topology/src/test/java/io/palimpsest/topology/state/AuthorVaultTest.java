package io.palimpsest.topology.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.Intake;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Properties;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.processor.StateStore;
import org.apache.kafka.streams.processor.TaskId;
import org.apache.kafka.streams.processor.api.MockProcessorContext;
import org.apache.kafka.streams.state.StoreBuilder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuthorVaultTest {
  private static final MasterKey OLD = MasterKey.random();
  private static final MasterKey NEW = MasterKey.random();
  private static final KeyRing OF_OLD = KeyRing.of(OLD, List.of());
  private static final KeyRing OF_BOTH = KeyRing.of(NEW, List.of(OLD));

  @TempDir private Path directory;

  private MockProcessorContext<String, Object> context;

  @BeforeEach
  void open() {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "raw.vault");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "unused:9092");
    settings.put(StreamsConfig.DEFAULT_KEY_SERDE_CLASS_CONFIG, Serdes.String().getClass());
    settings.put(StreamsConfig.DEFAULT_VALUE_SERDE_CLASS_CONFIG, Serdes.ByteArray().getClass());
    context = new MockProcessorContext<>(settings, new TaskId(0, 0), directory.toFile());
    context.setCurrentStreamTimeMs(0);
    context.setCurrentSystemTimeMs(0);
    for (StoreBuilder<?> builder : AuthorStores.builders(Duration.ofDays(1))) {
      StateStore store = builder.withLoggingDisabled().build();
      store.init(context.getStateStoreContext(), store);
      context.addStateStore(store);
    }
  }

  @AfterEach
  void close() {
    for (StoreBuilder<?> builder : AuthorStores.builders(Duration.ofDays(1))) {
      StateStore store = context.getStateStore(builder.name());
      store.close();
    }
  }

  private AuthorVault vault(KeyRing ring) {
    return new AuthorVault(ring, new OpenedAuthors(), context);
  }

  private static Arrival arrival(KeyRing takenInBy, long epoch) {
    return new Arrival.OfErasure("anna", "1", new Intake(takenInBy.nonce(), Instant.EPOCH, epoch));
  }

  private static AuthorMemory names() {
    AuthorMemory names = AuthorMemory.empty();
    names.assign(NameKind.WORD, 7, new Remembered("Zo", false, 1));
    return names;
  }

  @Test
  void shouldRememberARefusalThatCameBeforeAKeyCouldBeMade() {
    Arrival takenInByAnother = arrival(OF_BOTH, 0);
    assertThat(vault(OF_OLD).open(takenInByAnother)).isEmpty();

    vault(OF_OLD).decline(takenInByAnother);

    assertThat(vault(OF_OLD).knows(takenInByAnother)).isTrue();
    OpenAuthor made = vault(OF_BOTH).open(arrival(OF_BOTH, 0)).orElseThrow();
    assertThat(made.preference()).isEqualTo(AuthorPreference.DECLINED);

    vault(OF_BOTH).keep(made, Optional.of(AuthorPreference.NONE));
    assertThat(vault(OF_BOTH).open(arrival(OF_BOTH, 0)).orElseThrow().preference())
        .isEqualTo(AuthorPreference.NONE);
  }

  @Test
  void shouldForgetARefusalToo() {
    vault(OF_OLD).decline(arrival(OF_OLD, 0));

    assertThat(vault(OF_OLD).forget("anna")).isEqualTo(1);
    assertThat(vault(OF_OLD).open(arrival(OF_OLD, 0)).orElseThrow().preference())
        .isEqualTo(AuthorPreference.NONE);
  }

  @Test
  void shouldDropNamesAndKeepTheRestWhenTheEpochGrows() {
    AuthorVault vault = vault(OF_OLD);
    AuthorPreference asked =
        new AuthorPreference(true, OptionalDouble.of(1), OptionalDouble.empty());
    vault.keep(vault.open(arrival(OF_OLD, 0)).orElseThrow(), Optional.of(asked));
    vault.keep(vault.open(arrival(OF_OLD, 0)).orElseThrow(), AuthorLedger.empty(), names());
    OpenAuthor before = vault.open(arrival(OF_OLD, 0)).orElseThrow();
    assertThat(vault.names(before).size()).isEqualTo(1);

    OpenAuthor grown = vault.open(arrival(OF_OLD, 1)).orElseThrow();
    assertThat(vault.names(grown).size()).isZero();
    vault.keep(grown);

    OpenAuthor after = vault.open(arrival(OF_OLD, 0)).orElseThrow();
    assertThat(after.author().epoch()).isEqualTo(1);
    assertThat(after.author().pseudonym()).isEqualTo(before.author().pseudonym());
    assertThat(after.preference()).isEqualTo(asked);
    assertThat(vault.names(after).size()).isZero();
    assertThat(vault.forget("anna")).as("no entry of names is left").isEqualTo(1);
  }

  @Test
  void shouldWrapAKeyAgainUnderTheCurrentMasterKey() {
    AuthorVault before = vault(OF_OLD);
    OpenAuthor made = before.open(arrival(OF_OLD, 0)).orElseThrow();
    before.keep(made);

    AuthorVault rotating = vault(OF_BOTH);
    rotating.keep(rotating.open(arrival(OF_BOTH, 0)).orElseThrow());

    KeyRing ofNew = KeyRing.of(NEW, List.of());
    assertThat(vault(OF_OLD).open(arrival(OF_OLD, 0))).isEmpty();
    assertThat(vault(ofNew).open(arrival(ofNew, 0)).orElseThrow().author().pseudonym())
        .isEqualTo(made.author().pseudonym());
  }
}
