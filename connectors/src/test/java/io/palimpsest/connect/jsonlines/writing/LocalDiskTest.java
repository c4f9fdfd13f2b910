package io.palimpsest.connect.jsonlines.writing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LocalDiskTest {
  private final Disk disk = new LocalDisk();

  @TempDir private Path directory;

  @Test
  void shouldReplaceMoveAndRemoveAndLeaveNothingElse() throws IOException {
    Path deep = directory.resolve("a/b/c");
    disk.makeDirectories(deep);
    disk.makeDirectories(deep);
    disk.replace(deep.resolve("state"), new byte[] {1});
    disk.replace(deep.resolve("state"), new byte[] {2, 3});
    disk.move(deep.resolve("state"), directory.resolve("moved"));
    disk.remove(deep.resolve("never there"));

    assertThat(deep).isEmptyDirectory();
    assertThat(Files.readAllBytes(directory.resolve("moved"))).containsExactly(2, 3);

    disk.remove(directory.resolve("moved"));
    assertThat(directory.resolve("moved")).doesNotExist();
  }
}
