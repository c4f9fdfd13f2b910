package io.palimpsest.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.palimpsest.build.ProjectRoot;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DockerfileTest {
  private static final String LINTER = "dockerfile-utils";
  private static final Pattern FROM_STAGE = Pattern.compile("--from=(\\S+)");

  private final Dockerfile dockerfile;

  DockerfileTest() throws IOException {
    this.dockerfile = Dockerfile.read(OpsFiles.DOCKERFILE);
  }

  @Test
  void shouldSatisfyTheLinter() throws IOException, InterruptedException {
    Optional<Tool> linter = Tool.named(LINTER);
    assumeTrue(linter.isPresent(), LINTER + " is not installed: .ci/run installs it");

    Tool.Answer answer = linter.get().run(OpsFiles.IMAGE, "lint", "Dockerfile");

    assertThat(answer.exitCode()).as(answer.output() + answer.complaints()).isZero();
    assertThat(answer.output()).isBlank();
  }

  @Test
  void shouldFindAMistakeByTheLinter(@TempDir Path folder)
      throws IOException, InterruptedException {
    Optional<Tool> linter = Tool.named(LINTER);
    assumeTrue(linter.isPresent(), LINTER + " is not installed: .ci/run installs it");
    Files.writeString(folder.resolve("Dockerfile"), "FROM a:1\nEXPOSE many\nRUNN true\n");

    Tool.Answer answer = linter.get().run(folder, "lint", "Dockerfile");

    assertThat(answer.output() + answer.complaints()).contains("RUNN");
  }

  @ParameterizedTest
  @ValueSource(strings = {"service", "connect"})
  void shouldRunAsNobodySpecialAndGetSignals(String target) {
    List<Dockerfile.Stage> lineage = dockerfile.lineage(target);
    Stream<String> users = lineage.stream().flatMap(stage -> stage.all("USER").stream());

    assertThat(users).containsExactly("10001:10001");
    assertThat(dockerfile.stage(target).all("ENTRYPOINT"))
        .singleElement()
        .asString()
        .as("java itself is process 1: a shell between would keep SIGTERM for itself")
        .startsWith("[\"/opt/java/bin/java\", \"@");
    assertThat(lineage.stream().flatMap(stage -> stage.all("VOLUME").stream())).isEmpty();
  }

  @Test
  void shouldNameImagesWithAVersion() {
    for (Dockerfile.Stage stage : dockerfile.stages()) {
      String image = dockerfile.resolved(stage.from());
      if (!dockerfile.hasStage(image) && !image.equals("scratch")) {
        assertThat(image).as(stage.name()).matches("[a-z./-]+:[A-Za-z0-9._-]+");
        assertThat(image).as(stage.name()).doesNotEndWith(":latest");
      }
    }
  }

  @Test
  void shouldCopyOnlyWhatIsThere() {
    for (Dockerfile.Stage stage : dockerfile.stages()) {
      for (String copy : stage.all("COPY")) {
        Matcher from = FROM_STAGE.matcher(copy);
        if (from.find()) {
          assertThat(dockerfile.hasStage(from.group(1))).as(copy).isTrue();
        } else {
          String[] words = copy.replaceAll("--\\S+\\s+", "").split("\\s+");
          for (int i = 0; i < words.length - 1; i++) {
            assertThat(ProjectRoot.find().resolve(words[i])).as(copy).exists();
          }
        }
      }
    }
  }

  @Test
  void shouldKeepSecretsOutOfLayers() throws IOException {
    for (Dockerfile.Stage stage : dockerfile.stages()) {
      assertThat(stage.all("ADD")).as(stage.name()).isEmpty();
      assertThat(stage.all("ENV").toString() + stage.all("ARG"))
          .as(stage.name())
          .doesNotContainPattern("(?i)password|secret|token|key");
    }
    assertThat(Files.readAllLines(ProjectRoot.find().resolve(".dockerignore")))
        .contains("**", "**/*.p12", "**/*.key", "**/.env");
  }

  @Test
  void shouldLeaveOutOnlyWhatIsThere() throws IOException {
    List<String> jars =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> Path.of(entry).getFileName().toString())
            .toList();
    List<String> patterns =
        Files.readAllLines(OpsFiles.IMAGE.resolve("left-out")).stream()
            .map(line -> line.replaceFirst("#.*", "").strip())
            .filter(line -> !line.isEmpty())
            .toList();

    assertThat(patterns).contains("kafka_2.13-*.jar");
    for (String pattern : patterns) {
      PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
      assertThat(jars).as(pattern).anyMatch(jar -> matcher.matches(Path.of(jar)));
      assertThat(jars.stream().filter(jar -> matcher.matches(Path.of(jar))))
          .as(pattern)
          .noneMatch(
              jar -> jar.startsWith("palimpsest-") || jar.matches("kafka-(clients|streams).*"));
    }
  }

  @Test
  void shouldCarryTheVersionOfTheBuild() throws IOException {
    String version = "org.opencontainers.image.version=\"" + Versions.ofBuild().project() + "\"";
    for (String target : List.of("service", "connect")) {
      assertThat(dockerfile.stage(target).all("LABEL"))
          .as(target)
          .anyMatch(l -> l.contains(version));
    }
  }

  @Test
  void shouldUseTheCommandLineAsItIs() {
    String build = dockerfile.stage("lexicon-maker").all("RUN").get(0);
    List<String> arguments = List.of(build.replaceFirst(".*service\\.Main ", "").split(" "));

    assertThat(new CommandUse("Dockerfile", arguments).complaint()).isEmpty();
    assertThat(dockerfile.stage("service").all("EXPOSE")).containsExactly("8080");
    assertThat(dockerfile.stage("connect").all("EXPOSE")).containsExactly("8083");
  }
}
