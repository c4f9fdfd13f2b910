package io.palimpsest.build;

/**
 * What a module asks for.
 *
 * @param name {@code group:artifact}, or the path of a module of ours
 * @param version {@link #MANAGED} if a platform names it
 */
record Dependency(String name, Use use, String version) {
  static final String MANAGED = "the platform's";
}
