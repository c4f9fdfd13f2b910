package io.palimpsest.service.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DataDirectoryTest {

  @TempDir Path temp;

  @Test
  void shouldBeMadeForItsOwnerOnly() throws Exception {
    Path path = temp.resolve("a/b");
    try (DataDirectory data = DataDirectory.open(path)) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data.root())))
          .isEqualTo("rwx------");
    }
  }

  @Test
  void shouldRefuseASecondUserInThisProcessAndStayLocked() throws Exception {
    try (DataDirectory data = DataDirectory.open(temp)) {
      assertInUse(data.root());
      // The refused one must not have opened the lock file: closing it would drop the lock.
      try (TestJvm other = TestJvm.start(HoldingMain.class, temp)) {
        assertThat(other.exitCode()).isEqualTo(1);
      }
    }
  }

  @Test
  void shouldRefuseWhileAnotherProcessUsesItAndNotAfterwards() throws Exception {
    try (TestJvm other = TestJvm.start(HoldingMain.class, temp)) {
      assertThat(other.line()).isEqualTo("up");
      assertInUse(temp.toRealPath());

      other.signal("KILL");
      other.exitCode();
      DataDirectory.open(temp).close();
    }
  }

  @Test
  void shouldOpenAgainAfterClose() {
    DataDirectory.open(temp).close();
    DataDirectory.open(temp).close();
  }

  @Test
  void shouldSeeThroughALinkToAnOpenDirectory() throws Exception {
    Path real = Files.createDirectory(temp.resolve("real"));
    Path link = Files.createSymbolicLink(temp.resolve("link"), real);
    try (DataDirectory data = DataDirectory.open(link)) {
      assertInUse(data.root());
    }
  }

  @Test
  void shouldRefuseAFileAndWhatIsBelowIt() throws Exception {
    Path file = Files.createFile(temp.resolve("file"));

    assertThatThrownBy(() -> DataDirectory.open(file))
        .isInstanceOf(PlatformException.class)
        .hasMessage("data directory " + file + " is not a directory; choose another --data-dir");
    assertThatThrownBy(() -> DataDirectory.open(file.resolve("below")))
        .isInstanceOf(PlatformException.class)
        .hasMessageEndingWith("choose another --data-dir");
  }

  @Test
  void shouldRefuseAPlaceWhereNothingCanBeWritten() {
    // Nobody can make a directory there, not even root, whom permissions do not stop.
    assertThatThrownBy(() -> DataDirectory.open(Path.of("/proc/palimpsest")))
        .isInstanceOf(PlatformException.class)
        .hasMessage("data directory /proc/palimpsest cannot be created; choose another --data-dir");
    assertThatThrownBy(() -> DataDirectory.open(Path.of("/proc/self")))
        .isInstanceOf(PlatformException.class)
        .hasMessageContaining("cannot be written; choose another --data-dir");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a,b", "a;b", "a:b", "a$b", "a%b"})
  void shouldRefuseAPathThatAChildWouldMisread(String name) {
    assertThatThrownBy(() -> DataDirectory.open(temp.resolve(name)))
        .isInstanceOf(PlatformException.class)
        .hasMessageContaining("has one of ,;:$% in its path");
    assertThat(temp.resolve(name)).doesNotExist();
  }

  private static void assertInUse(Path root) {
    assertThatThrownBy(() -> DataDirectory.open(root))
        .isInstanceOf(PlatformException.class)
        .hasMessage(
            "data directory "
                + root
                + " is in use by another palimpsest; stop it or choose another --data-dir");
  }
}
