package io.palimpsest.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What kustomize makes of an overlay, in a copy with secrets that are none. */
record Overlay(String name, List<Object> objects) {
  static final String SMALL = "small";
  static final String PRODUCTION = "production";

  /** The first one that knows components, labels and patches as we use them. */
  private static final int OLDEST = 4;

  private static final Pattern VERSION = Pattern.compile("(?i)kustomize(?: version: |/)v(\\d+)\\.");

  /** Ways to have it: as a program of its own, or as a part of kubectl. */
  private static final List<Kustomize> WAYS =
      List.of(
          new Kustomize("kustomize", List.of("version"), "build"),
          new Kustomize("kubectl", List.of("version", "--client"), "kustomize"));

  private record Kustomize(String program, List<String> version, String render) {
    Optional<Tool> find(Path folder) throws IOException, InterruptedException {
      Optional<Tool> tool = Tool.named(program);
      return tool.isPresent() && isNewEnough(tool.get(), folder) ? tool : Optional.empty();
    }

    private boolean isNewEnough(Tool tool, Path folder) throws IOException, InterruptedException {
      Matcher found = VERSION.matcher(tool.run(folder, version.toArray(String[]::new)).output());
      return found.find() && Integer.parseInt(found.group(1)) >= OLDEST;
    }
  }

  static Overlay render(String name, Path copy) throws IOException, InterruptedException {
    for (Kustomize way : WAYS) {
      Optional<Tool> tool = way.find(copy);
      if (tool.isPresent()) {
        return render(name, copy, tool.get(), way.render());
      }
    }
    return abort("no kustomize %d, alone or in kubectl: .ci/run installs one".formatted(OLDEST));
  }

  private static Overlay render(String name, Path copy, Tool tool, String command)
      throws IOException, InterruptedException {
    copy(OpsFiles.KUBERNETES, copy);
    Path folder = copy.resolve("overlays").resolve(name);
    for (String secret : secretFiles(folder)) {
      Files.createDirectories(folder.resolve(secret).getParent());
      Files.writeString(folder.resolve(secret), "not a secret");
    }
    Tool.Answer answer = tool.run(copy, command, "overlays/" + name);
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
    for (Path file : OpsFiles.below(from, ".yaml", "principals")) {
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
    return dataOf("palimpsest-settings");
  }

  /** What a map holds whose name kustomize has made longer by a hash. */
  Map<String, Object> dataOf(String map) {
    List<Object> found =
        ofKind("ConfigMap")
            .filter(object -> Yaml.text(object, "metadata", "name").startsWith(map + "-"))
            .toList();
    assertThat(found).as(map).hasSize(1);
    return Yaml.map(found.get(0), "data");
  }

  int setting(String name) {
    return Integer.parseInt(String.valueOf(settings().get(name)));
  }
}
