package io.palimpsest.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What {@code kubectl kustomize} makes of an overlay, in a copy with secrets that are none. */
record Overlay(String name, List<Object> objects) {
  static final String SMALL = "small";
  static final String PRODUCTION = "production";

  /** The first one whose kustomize knows components, labels and patches as we use them. */
  private static final int OLDEST_KUSTOMIZE = 4;

  private static final Pattern VERSION = Pattern.compile("Kustomize Version: v(\\d+)\\.");

  static Overlay render(String name, Path copy) throws IOException, InterruptedException {
    Optional<Tool> kubectl = Tool.named("kubectl");
    assumeTrue(kubectl.isPresent(), "kubectl is not installed: overlays are not rendered");
    Matcher version = VERSION.matcher(kubectl.get().run(copy, "version", "--client").output());
    assumeTrue(
        version.find() && Integer.parseInt(version.group(1)) >= OLDEST_KUSTOMIZE,
        "kubectl here is too old for these overlays: they are not rendered");
    copy(OpsFiles.KUBERNETES, copy);
    Path folder = copy.resolve("overlays").resolve(name);
    for (String secret : secretFiles(folder)) {
      Files.createDirectories(folder.resolve(secret).getParent());
      Files.writeString(folder.resolve(secret), "not a secret");
    }
    Tool.Answer answer = kubectl.get().run(copy, "kustomize", "overlays/" + name);
    assertThat(answer.exitCode()).as(answer.complaints()).isZero();
    assertThat(answer.complaints()).as("warnings of kustomize").isBlank();
    return new Overlay(name, Yaml.documents(answer.output(), name));
  }

  private static List<String> secretFiles(Path folder) throws IOException {
    return Yaml.list(Yaml.documents(folder.resolve("kustomization.yaml")).get(0), "secretGenerator")
        .stream()
        .flatMap(generator -> Yaml.texts(generator, "files").stream())
        .map(file -> file.replaceFirst(".*=", ""))
        .toList();
  }

  private static void copy(Path from, Path to) throws IOException {
    for (Path file : OpsFiles.below(from, ".yaml")) {
      Path target = to.resolve(from.relativize(file));
      Files.createDirectories(target.getParent());
      Files.copy(file, target);
    }
  }

  Stream<Object> ofKind(String kind) {
    return objects.stream().filter(object -> Yaml.text(object, "kind").equals(kind));
  }

  Object only(String kind) {
    List<Object> found = ofKind(kind).toList();
    assertThat(found).as(kind).hasSize(1);
    return found.get(0);
  }

  boolean has(String kind, String name) {
    return ofKind(kind).anyMatch(object -> Yaml.text(object, "metadata", "name").equals(name));
  }

  /** What pods are made from, wherever it stands. */
  List<Object> podTemplates() {
    return Stream.of(
            ofKind("StatefulSet").flatMap(o -> Yaml.at(o, "spec", "template").stream()),
            ofKind("Job").flatMap(o -> Yaml.at(o, "spec", "template").stream()),
            ofKind("CronJob")
                .flatMap(o -> Yaml.at(o, "spec", "jobTemplate", "spec", "template").stream()))
        .flatMap(each -> each)
        .toList();
  }

  /** Values that pods have in their environment, from maps of settings. */
  Map<String, Object> settings() {
    return Yaml.map(only("ConfigMap"), "data");
  }

  int setting(String name) {
    return Integer.parseInt(String.valueOf(settings().get(name)));
  }
}
