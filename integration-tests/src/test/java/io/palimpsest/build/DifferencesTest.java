package io.palimpsest.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the tester: a small pair of builds that differ in one thing yields that one finding. */
final class DifferencesTest {
  private static final String SECOND = "group/second/build.gradle.kts";

  @TempDir private Path root;

  @Test
  void shouldFindNothingWhereTheBuildsAgree() throws IOException {
    assertThat(new SmallBuild().differences(root)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          settings.gradle.kts | include(":first") | `` | module first: only Maven
          pom.xml | <module>first</module> | `` | module first: only Gradle
          group/second/build.gradle.kts | api(libs.kafka.clients) | `` | group/second: dependency org.kafka:clients: only Maven
          group/second/build.gradle.kts | api(project(":first")) | `` | group/second: dependency first: only Maven
          group/second/build.gradle.kts | libs.kafka.clients | libs.avro.tools | group/second: dependency org.apache.avro:avro-tools: only Gradle
          group/second/build.gradle.kts | api(libs.kafka | testImplementation(libs.kafka | group/second: use of org.kafka:clients: Maven MAIN, Gradle TEST
          group/second/build.gradle.kts | api(libs.kafka | runtimeOnly(libs.kafka | group/second: use of org.kafka:clients: Maven MAIN, Gradle RUNTIME
          third/build.gradle.kts | program(libs.kafka | runtimeOnly(libs.kafka | third: use of org.kafka:clients: Maven TOOL, Gradle RUNTIME
          gradle/libs.versions.toml | kafka = "4.0.0" | kafka = "4.0.1" | group/second: version of org.kafka:clients: Maven 4.0.0, Gradle 4.0.1
          gradle/libs.versions.toml | avro = "1.12.0" | avro = "1.11.0" | first: version of org.apache.avro:avro-tools: Maven 1.12.0, Gradle 1.11.0
          gradle/libs.versions.toml | registry = "2" | registry = "4" | group/second: version of org.reg:registry:all@zip: Maven 2, Gradle 4
          gradle/libs.versions.toml | platform = "3" | platform = "4" | first: version of org.plat:form: Maven 3, Gradle 4
          gradle/libs.versions.toml | java = "17" | java = "21" | Java release: Maven 17, Gradle 21
          gradle/libs.versions.toml | [libraries] | `unused = "1"\n[libraries]` | version unused: only Gradle
          build.gradle.kts | , "-Werror" | `` | first: compiler argument -Werror: only Maven
          build.gradle.kts | "testImplementation"(rootProject.libs.tester) | `` | group/second: dependency org.test:tester: only Maven
          build.gradle.kts | version = "1" | version = "2" | version: Maven 1, Gradle 2
          """)
  void shouldFindWhatDiffers(String file, String text, String replacement, String finding)
      throws IOException {
    SmallBuild build = new SmallBuild().replace(file, text, replacement);

    assertThat(build.differences(root)).contains(finding);
  }

  @Test
  void shouldRefuseALineItCannotRead() {
    SmallBuild build =
        new SmallBuild().replace(SECOND, "api(libs.kafka.clients)", "addKafka(); addMore()");

    assertThatThrownBy(() -> build.differences(root))
        .hasMessageStartingWith("unknown configuration: addKafka");
  }

  @Test
  void shouldRefuseADependencyPastTheCatalog() {
    SmallBuild build = new SmallBuild().replace(SECOND, "libs.kafka.clients", "\"org.kafka:k:1\"");

    assertThatThrownBy(() -> build.differences(root))
        .hasMessageStartingWith("not from the catalog");
  }
}
