package io.palimpsest.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the build out of settings.gradle.kts, the version catalog and the build files.
 *
 * <p>It knows no Kotlin: one dependency per line, in a block called {@code dependencies}. A line
 * there that it does not understand is an error, so nothing is left out in silence.
 */
final class GradleBuild {
  private static final String BUILD_FILE = "build.gradle.kts";
  private static final Pattern DECLARATION = Pattern.compile("\"?(\\w+)\"?\\((.+)\\)");
  private static final Pattern LIBRARY = Pattern.compile("\\blibs\\.([\\w.]+)");
  private static final Pattern PROJECT = Pattern.compile("project\\(\"([\\w:-]+)\"\\)");
  private static final Pattern VARIANT =
      Pattern.compile("classifier\\(\"([^\"]+)\"\\); artifactType\\(\"([^\"]+)\"\\)");
  private static final Pattern ARGUMENT =
      Pattern.compile("\"(-Xlint:[^\"]+|-Werror|-parameters|-A[^\"]+)\"");
  private static final Pattern INCLUDE = Pattern.compile("include\\(\"([\\w:-]+)\"\\)");
  private static final Pattern RELEASE_REFERENCE =
      Pattern.compile("options\\.release = (?:rootProject\\.)?libs\\.versions\\.(\\w+)\\.get.*");

  private final VersionCatalog catalog;
  private final List<String> rootLines;

  private GradleBuild(Path root) throws IOException {
    catalog = VersionCatalog.read(root);
    rootLines = lines(root.resolve(BUILD_FILE));
  }

  static Build read(Path root) throws IOException {
    return new GradleBuild(root).build(root);
  }

  private Build build(Path root) throws IOException {
    Map<String, Module> modules = new TreeMap<>();
    for (String line : lines(root.resolve("settings.gradle.kts"))) {
      Matcher include = INCLUDE.matcher(line);
      if (include.matches()) {
        String path = path(include.group(1));
        modules.put(path, module(lines(root.resolve(path).resolve(BUILD_FILE))));
      }
    }
    return new Build(
        setting("group = \"(.+)\""),
        setting("version = \"(.+)\""),
        release(),
        catalog.versions(),
        modules);
  }

  private Module module(List<String> lines) {
    List<Dependency> dependencies = new ArrayList<>();
    List<String> arguments = new ArrayList<>();
    for (List<String> file : List.of(rootLines, lines)) {
      for (String line : declarations(file)) {
        dependencies.add(dependency(line, file));
      }
      file.forEach(
          line -> ARGUMENT.matcher(line).results().forEach(found -> arguments.add(found.group(1))));
    }
    return Module.of(dependencies, arguments);
  }

  private static List<String> declarations(List<String> lines) {
    List<String> declarations = new ArrayList<>();
    boolean inside = false;
    for (String line : lines) {
      if (inside && line.equals("}")) {
        inside = false;
      } else if (inside) {
        declarations.add(line);
      } else {
        inside = line.equals("dependencies {");
      }
    }
    return declarations;
  }

  private Dependency dependency(String line, List<String> file) {
    Matcher declaration = DECLARATION.matcher(line);
    if (!declaration.matches()) {
      throw new IllegalArgumentException("not a dependency on a line of its own: " + line);
    }
    String what = declaration.group(2);
    Use use = use(declaration.group(1), file);
    Matcher project = PROJECT.matcher(what);
    if (project.matches()) {
      return new Dependency(path(project.group(1)), use, "");
    }
    MatchResult library =
        LIBRARY
            .matcher(what)
            .results()
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("not from the catalog: " + line));
    boolean platform = what.startsWith("platform(") || what.startsWith("enforcedPlatform(");
    String suffix =
        VARIANT
            .matcher(what)
            .results()
            .findFirst()
            .map(found -> ":" + found.group(1) + "@" + found.group(2))
            .orElse("");
    return catalog.library(library.group(1), suffix, platform ? Use.PLATFORM : use);
  }

  private static Use use(String configuration, List<String> file) {
    return switch (configuration) {
      case "api", "implementation" -> Use.MAIN;
      case "runtimeOnly" -> Use.RUNTIME;
      case "testImplementation", "testRuntimeOnly" -> Use.TEST;
      case "annotationProcessor" -> Use.PROCESSOR;
      default -> {
        if (!file.contains("val " + configuration + " by configurations.creating {")) {
          throw new IllegalArgumentException("unknown configuration: " + configuration);
        }
        yield Use.TOOL;
      }
    };
  }

  private String release() {
    for (String line : rootLines) {
      Matcher reference = RELEASE_REFERENCE.matcher(line);
      if (reference.matches()) {
        return catalog.versions().get(reference.group(1));
      }
    }
    return setting("options\\.release = (\\d+)");
  }

  private String setting(String pattern) {
    Pattern setting = Pattern.compile(pattern);
    return rootLines.stream()
        .map(setting::matcher)
        .filter(Matcher::matches)
        .map(found -> found.group(1))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(BUILD_FILE + " has no " + pattern));
  }

  private static String path(String project) {
    return project.substring(1).replace(':', '/');
  }

  private static List<String> lines(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("//"))
        .toList();
  }
}
