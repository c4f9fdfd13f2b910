package io.palimpsest.ops;

import io.palimpsest.build.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Versions that the build names. */
record Versions(String project, String kafka, String apicurio) {
  static Versions ofBuild() throws IOException {
    String pom = Files.readString(ProjectRoot.find().resolve("pom.xml"));
    return new Versions(
        element(pom, "version"), element(pom, "kafka.version"), element(pom, "apicurio.version"));
  }

  /** The first element of that name, which for the version is the project's own. */
  private static String element(String pom, String name) {
    Matcher found = Pattern.compile("<" + Pattern.quote(name) + ">([^<]+)<").matcher(pom);
    if (!found.find()) {
      throw new IllegalStateException("pom.xml names no " + name);
    }
    return found.group(1);
  }
}
