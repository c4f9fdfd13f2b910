package io.palimpsest.build;

import java.util.Map;

/**
 * What both builds must agree on.
 *
 * @param release the Java release that classes are compiled for
 * @param versions by their names
 * @param modules by their paths from the root, as {@code streams/service}
 */
record Build(
    String group,
    String version,
    String release,
    Map<String, String> versions,
    Map<String, Module> modules) {}
