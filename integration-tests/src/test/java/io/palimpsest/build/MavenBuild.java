package io.palimpsest.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.w3c.dom.Element;

/** Reads the build out of pom.xml and the poms of its modules. */
final class MavenBuild {
  private static final String VERSION = ".version";

  /** The plugin that does for Maven what the tool does for Gradle. */
  private static final String AVRO_PLUGIN = "avro-maven-plugin";

  private static final String AVRO_TOOL = "org.apache.avro:avro-tools";
  private static final String COMPILER = "//plugin[artifactId='maven-compiler-plugin']";

  private final Pom parent;
  private final Map<String, Pom> poms = new TreeMap<>();

  /** Module path by {@code group:artifact}. */
  private final Map<String, String> own = new HashMap<>();

  private final Map<String, String> managed = new HashMap<>();
  private final List<Dependency> shared = new ArrayList<>();

  private MavenBuild(Path root) throws IOException {
    parent = Pom.read(root.resolve("pom.xml"), Map.of());
    for (Element module : parent.all("modules/module")) {
      String path = module.getTextContent().strip();
      Pom pom = Pom.read(root.resolve(path).resolve("pom.xml"), parent.properties());
      poms.put(path, pom);
      own.put(parent.text("groupId") + ":" + pom.text("artifactId"), path);
    }
    for (Element entry : parent.all("dependencyManagement/dependencies/dependency")) {
      String name = name(parent, entry);
      String version = parent.text(entry, "version");
      if (parent.text(entry, "scope").equals("import")) {
        shared.add(new Dependency(name, Use.PLATFORM, version));
      } else {
        managed.put(name, version);
      }
    }
    declared(parent, shared);
  }

  static Build read(Path root) throws IOException {
    return new MavenBuild(root).build();
  }

  private Build build() {
    Map<String, String> versions = new TreeMap<>();
    addVersions(parent, versions);
    Map<String, Module> modules = new TreeMap<>();
    poms.forEach(
        (path, pom) -> {
          addVersions(pom, versions);
          List<Dependency> dependencies = new ArrayList<>(shared);
          declared(pom, dependencies);
          processors(pom, dependencies);
          tools(pom, dependencies);
          modules.put(path, Module.of(dependencies, compilerArguments(pom)));
        });
    return new Build(
        parent.text("groupId"),
        parent.text("version"),
        parent.text("properties/maven.compiler.release"),
        versions,
        modules);
  }

  private static void addVersions(Pom pom, Map<String, String> versions) {
    pom.properties()
        .forEach(
            (name, value) -> {
              if (name.endsWith(VERSION)) {
                versions.put(name.substring(0, name.length() - VERSION.length()), value);
              }
            });
  }

  private void declared(Pom pom, List<Dependency> dependencies) {
    for (Element entry : pom.all("dependencies/dependency")) {
      String name = name(pom, entry);
      Use use = isFolder(pom) ? Use.TOOL : use(pom.text(entry, "scope"), name);
      if (own.containsKey(name)) {
        dependencies.add(new Dependency(own.get(name), use, ""));
      } else {
        dependencies.add(new Dependency(name, use, version(pom, entry, name)));
      }
    }
  }

  /** A module without code of its own lays out what it asks for, as the parts of a program. */
  private boolean isFolder(Pom pom) {
    return pom != parent && pom.text("packaging").equals("pom");
  }

  private static Use use(String scope, String name) {
    return switch (scope) {
      case "", "compile" -> Use.MAIN;
      case "runtime" -> Use.RUNTIME;
      case "test" -> Use.TEST;
      default -> throw new IllegalArgumentException("unknown scope of " + name);
    };
  }

  private String version(Pom pom, Element entry, String name) {
    String version = pom.text(entry, "version");
    return version.isEmpty() ? managed.getOrDefault(name, Dependency.MANAGED) : version;
  }

  private static void processors(Pom pom, List<Dependency> dependencies) {
    for (Element path : pom.all("//annotationProcessorPaths/path")) {
      dependencies.add(new Dependency(name(pom, path), Use.PROCESSOR, pom.text(path, "version")));
    }
  }

  private void tools(Pom pom, List<Dependency> dependencies) {
    String avro = "build/%s/plugin[artifactId='" + AVRO_PLUGIN + "']";
    for (Element plugin : pom.all(avro.formatted("plugins"))) {
      String version = pom.text(plugin, "version");
      dependencies.add(
          new Dependency(
              AVRO_TOOL,
              Use.TOOL,
              version.isEmpty()
                  ? parent.text(avro.formatted("pluginManagement/plugins") + "/version")
                  : version));
    }
    for (Element item : pom.all("//artifactItems/artifactItem")) {
      String name =
          name(pom, item) + ":" + pom.text(item, "classifier") + "@" + pom.text(item, "type");
      dependencies.add(new Dependency(name, Use.TOOL, pom.text(item, "version")));
    }
  }

  private List<String> compilerArguments(Pom pom) {
    List<String> arguments = new ArrayList<>();
    String path = COMPILER + "/configuration/compilerArgs";
    boolean overrides =
        pom.all(path).stream().anyMatch(e -> e.getAttribute("combine.self").equals("override"));
    for (Pom source : overrides ? List.of(pom) : List.of(parent, pom)) {
      source.all(path + "/arg").forEach(arg -> arguments.add(arg.getTextContent().strip()));
    }
    if (parent.text(COMPILER + "/configuration/parameters").equals("true")) {
      arguments.add("-parameters");
    }
    return arguments;
  }

  private static String name(Pom pom, Element entry) {
    return pom.text(entry, "groupId") + ":" + pom.text(entry, "artifactId");
  }
}
