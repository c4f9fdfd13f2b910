package io.palimpsest.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.build.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PackagesTest {
  @Test
  void shouldHaveADocumentInEveryPackage() throws IOException {
    assertThat(Packages.withoutDocument(ProjectRoot.find()))
        .as("packages without package-info.java, the manual of a package")
        .isEmpty();
  }

  @Test
  void shouldFindAPackageWithoutADocument(@TempDir Path root) throws IOException {
    List<String> files =
        List.of(
            "streams/some/src/main/java/documented/package-info.java",
            "streams/some/src/main/java/documented/A.java",
            "streams/some/src/main/java/documented/bare/B.java",
            "streams/some/src/test/java/tested/C.java");
    for (String file : files) {
      Path path = root.resolve(file);
      Files.createDirectories(path.getParent());
      Files.writeString(path, "");
    }

    assertThat(Packages.withoutDocument(root))
        .containsExactly("streams/some/src/main/java/documented/bare");
  }
}
