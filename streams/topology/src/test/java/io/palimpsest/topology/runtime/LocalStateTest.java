package io.palimpsest.topology.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalStateTest {
  @TempDir private Path root;
  private Path directory;
  private LocalState state;

  @BeforeEach
  void make() {
    directory = root.resolve("raw.palimpsest");
    state = new LocalState(directory);
  }

  private Path storeOf(String task) throws IOException {
    Path store = Files.createDirectories(directory.resolve(task).resolve("rocksdb/authors"));
    return Files.writeString(store.resolve("000012.sst"), "what was charged");
  }

  @Test
  void shouldKeepStoresThatWereLetGo() throws IOException {
    assertThat(state.take()).isFalse();
    Path store = storeOf("1_0");
    state.letGo();

    assertThat(new LocalState(directory).take()).isFalse();
    assertThat(store).exists();
  }

  @Test
  void shouldDeleteStoresThatWereNotLetGo() throws IOException {
    state.take();
    Path one = storeOf("1_0");
    Path other = storeOf("2_13");

    assertThat(new LocalState(directory).take()).isTrue();
    assertThat(one).doesNotExist();
    assertThat(other).doesNotExist();
  }

  /** Whoever ends before it began knows nothing of the run before. */
  @Test
  void shouldNotLetGoWhatItDidNotTake() throws IOException {
    state.take();
    storeOf("1_0");

    new LocalState(directory).letGo();

    assertThat(new LocalState(directory).take()).isTrue();
  }

  /** The id of the process is there, by which Kafka ends the transaction that was open. */
  @Test
  void shouldTouchNothingButStoresOfTasks() throws IOException {
    state.take();
    Path process = Files.writeString(directory.resolve("kafka-streams-process-metadata"), "id");
    Path global = Files.createDirectories(directory.resolve("global"));
    Path neighbour = Files.createDirectories(root.resolve("1_0"));
    storeOf("1_0");

    new LocalState(directory).take();

    assertThat(process).exists();
    assertThat(global).exists();
    assertThat(neighbour).exists();
  }

  @Test
  void shouldBeInUseAgainAfterStoresWereDeleted() throws IOException {
    state.take();
    storeOf("1_0");
    new LocalState(directory).take();
    storeOf("1_0");

    assertThat(new LocalState(directory).take()).isTrue();
  }

  @Test
  void shouldSayNothingWasDeletedWhereNothingWas() {
    state.take();

    assertThat(new LocalState(directory).take()).isFalse();
  }
}
