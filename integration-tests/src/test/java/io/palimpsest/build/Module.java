package io.palimpsest.build;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * One module as a build sees it.
 *
 * @param dependencies by name
 * @param compilerArguments one lint each: {@code -Xlint:a,b} counts as two
 */
record Module(Map<String, Dependency> dependencies, Set<String> compilerArguments) {
  private static final String LINT = "-Xlint:";

  static Module of(Iterable<Dependency> dependencies, Iterable<String> compilerArguments) {
    Map<String, Dependency> byName = new TreeMap<>();
    for (Dependency dependency : dependencies) {
      Dependency other = byName.put(dependency.name(), dependency);
      if (other != null) {
        throw new IllegalArgumentException(dependency.name() + " is declared twice");
      }
    }
    Set<String> single = new TreeSet<>();
    for (String argument : compilerArguments) {
      if (argument.startsWith(LINT)) {
        for (String lint : argument.substring(LINT.length()).split(",")) {
          single.add(LINT + lint);
        }
      } else {
        single.add(argument);
      }
    }
    return new Module(byName, single);
  }
}
