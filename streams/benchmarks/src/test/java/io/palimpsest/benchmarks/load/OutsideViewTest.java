package io.palimpsest.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files and processes of a service, looked at from outside. */
final class OutsideViewTest {
  @TempDir private Path directory;

  @Test
  void shouldAddUpTheFilesOfAStoreOverItsPartitions() throws IOException {
    write("streams/cluster/app/1_0/rocksdb/names/1.sst", 10);
    write("streams/cluster/app/1_1/rocksdb/names/2.sst", 20);
    write("streams/cluster/app/1_0/releases/releases.99/1.sst", 5);
    write("streams/cluster/app/global/rocksdb/shared/1.sst", 7);
    write("streams/cluster/app/1_0/.checkpoint", 100);
    write("streams/cluster/app/.lock", 100);

    assertThat(DiskUse.ofStores(directory))
        .isEqualTo(Map.of("names", 30L, "releases", 5L, "shared", 7L));
  }

  @Test
  void shouldAddUpTheFilesOfATopicOverItsPartitions() throws IOException {
    write("broker/raw.app-names-changelog-0/0.log", 10);
    write("broker/raw.app-names-changelog-11/0.log", 20);
    write("broker/raw.app-names-changelog-11/0.index", 1);
    write("broker/safe.posts-0/0.log", 5);
    write("broker/__consumer_offsets-0/0.log", 100);
    write("broker/meta.properties", 100);

    assertThat(DiskUse.ofTopics(directory))
        .isEqualTo(Map.of("raw.app-names-changelog", 31L, "safe.posts", 5L));
  }

  @Test
  void shouldReadWhatTheSystemAndJavaTell() {
    assertThat(ProcessMemory.resident(List.of("Name:\tjava", "VmRSS:\t  452160 kB")))
        .hasValue(452_160L * 1024);
    assertThat(ProcessMemory.resident(List.of("Name:\tkernel"))).isEmpty();
    assertThat(
            ProcessMemory.heap(
                List.of("   1:  7  168  TotalNonsense", "Total        882434       58900552")))
        .isEqualTo(58_900_552);
    assertThatExceptionOfType(LoadException.class)
        .isThrownBy(() -> ProcessMemory.heap(List.of("nothing")));
  }

  @Test
  void shouldAskARunningJava() throws IOException, InterruptedException {
    assertThat(ProcessMemory.of(ProcessHandle.current().pid()).heap())
        .isBetween(1_000_000L, Runtime.getRuntime().maxMemory());
  }

  @Test
  void shouldFindABuildInACheckoutAndInACopy() throws IOException {
    Path home = directory.resolve("streams/service/target/palimpsest");
    Files.createDirectories(home.resolve("lib"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Installation.in(directory))
        .withMessageContaining("has no palimpsest in it");
    Files.createDirectories(home.resolve("registry"));

    assertThat(Installation.in(directory).home()).isEqualTo(home);
    assertThat(Installation.in(home).home()).isEqualTo(home);
  }

  @Test
  void shouldTellWhatAServiceSaidThatDoesNotStart() {
    assertThatExceptionOfType(LoadException.class)
        .isThrownBy(() -> RunningService.start(new Installation(directory), "default", 1))
        .withMessageStartingWith("the service ended; it said:")
        .withMessageContaining("io.palimpsest.service.Main");
  }

  @Test
  void shouldLeaveNothingOfAFolder() throws IOException {
    WorkFolder folder = WorkFolder.make();
    Files.createDirectories(folder.resolve("a").resolve("b"));
    Files.writeString(folder.resolve("a").resolve("c"), "x");

    folder.delete();

    assertThat(folder.root()).doesNotExist();
  }

  private void write(String file, int bytes) throws IOException {
    Path path = directory.resolve(file);
    Files.createDirectories(path.getParent());
    Files.write(path, new byte[bytes]);
  }
}
