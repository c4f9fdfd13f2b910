package io.palimpsest.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** CI runs Maven, so this is what keeps the Gradle build true. */
final class BuildParityTest {
  private final Path root = ProjectRoot.find();

  @Test
  void shouldBuildTheSameWithMavenAndWithGradle() throws IOException {
    assertThat(Differences.between(MavenBuild.read(root), GradleBuild.read(root)))
        .as("pom.xml files against build.gradle.kts files and gradle/libs.versions.toml")
        .isEmpty();
  }

  /** Two readers that read nothing would agree as well. */
  @Test
  void shouldReadWhatIsThere() throws IOException {
    Build build = MavenBuild.read(root);

    assertThat(build.modules()).hasSizeGreaterThanOrEqualTo(6);
    assertThat(build.modules().get("streams/service").dependencies().values())
        .extracting(Dependency::use)
        .contains(Use.values());
    assertThat(build.modules().get("schemas").compilerArguments())
        .contains("-parameters", "-Werror", "-Xlint:all", "-Xlint:-serial");
    assertThat(build.versions()).doesNotContainValue("");
  }
}
