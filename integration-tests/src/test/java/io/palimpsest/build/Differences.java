package io.palimpsest.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Finds what the Maven build and the Gradle build do not agree on, one sentence each. */
final class Differences {
  /** Spotless runs with Maven only. */
  private static final Set<String> VERSIONS_OF_MAVEN = Set.of("google-java-format");

  /** Maven calls it maven.compiler.release; compared on its own. */
  private static final Set<String> VERSIONS_OF_GRADLE = Set.of("java");

  /** Surefire brings its own. */
  private static final Set<String> DEPENDENCIES_OF_GRADLE =
      Set.of("org.junit.platform:junit-platform-launcher");

  /** Gradle puts output folders on the class path even if nothing fills them. */
  private static final Set<String> ARGUMENTS_OF_GRADLE = Set.of("-Xlint:-path");

  private final List<String> found = new ArrayList<>();

  private Differences() {}

  static List<String> between(Build maven, Build gradle) {
    Differences differences = new Differences();
    differences.value("group", maven.group(), gradle.group());
    differences.value("version", maven.version(), gradle.version());
    differences.value("Java release", maven.release(), gradle.release());
    differences.versions(maven.versions(), gradle.versions());
    for (String module :
        differences.both("module", maven.modules().keySet(), gradle.modules().keySet())) {
      differences.module(module, maven.modules().get(module), gradle.modules().get(module));
    }
    return differences.found;
  }

  private void versions(Map<String, String> maven, Map<String, String> gradle) {
    for (String name :
        both(
            "version",
            without(maven.keySet(), VERSIONS_OF_MAVEN),
            without(gradle.keySet(), VERSIONS_OF_GRADLE))) {
      value("version " + name, maven.get(name), gradle.get(name));
    }
  }

  private void module(String path, Module maven, Module gradle) {
    for (String name :
        both(
            path + ": dependency",
            maven.dependencies().keySet(),
            without(gradle.dependencies().keySet(), DEPENDENCIES_OF_GRADLE))) {
      Dependency one = maven.dependencies().get(name);
      Dependency other = gradle.dependencies().get(name);
      value(path + ": use of " + name, one.use(), other.use());
      value(path + ": version of " + name, one.version(), other.version());
    }
    both(
        path + ": compiler argument",
        maven.compilerArguments(),
        without(gradle.compilerArguments(), ARGUMENTS_OF_GRADLE));
  }

  /** Reports what only one of them has and returns what both have. */
  private Set<String> both(String what, Set<String> maven, Set<String> gradle) {
    without(maven, gradle).forEach(name -> found.add("%s %s: only Maven".formatted(what, name)));
    without(gradle, maven).forEach(name -> found.add("%s %s: only Gradle".formatted(what, name)));
    Set<String> both = new TreeSet<>(maven);
    both.retainAll(gradle);
    return both;
  }

  private void value(String what, Object maven, Object gradle) {
    if (!maven.equals(gradle)) {
      found.add("%s: Maven %s, Gradle %s".formatted(what, maven, gradle));
    }
  }

  private static Set<String> without(Set<String> names, Set<String> others) {
    Set<String> left = new TreeSet<>(names);
    left.removeAll(others);
    return left;
  }
}
