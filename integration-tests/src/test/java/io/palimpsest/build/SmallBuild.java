package io.palimpsest.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A project of three modules with both builds, which agree until something is replaced. */
final class SmallBuild {
  private final Map<String, String> files = new TreeMap<>();

  SmallBuild() {
    files.put(
        "pom.xml",
        """
        <project>
          <groupId>org.small</groupId>
          <version>1</version>
          <modules>
            <module>first</module>
            <module>group/second</module>
            <module>third</module>
          </modules>
          <properties>
            <maven.compiler.release>17</maven.compiler.release>
            <avro.version>1.12.0</avro.version>
            <kafka.version>4.0.0</kafka.version>
            <platform.version>3</platform.version>
            <registry.version>2</registry.version>
          </properties>
          <dependencyManagement><dependencies>
            <dependency><groupId>org.small</groupId><artifactId>small-first</artifactId><version>${project.version}</version></dependency>
            <dependency><groupId>org.kafka</groupId><artifactId>clients</artifactId><version>${kafka.version}</version></dependency>
            <dependency><groupId>org.plat</groupId><artifactId>form</artifactId><version>${platform.version}</version><scope>import</scope></dependency>
          </dependencies></dependencyManagement>
          <dependencies>
            <dependency><groupId>org.test</groupId><artifactId>tester</artifactId><scope>test</scope></dependency>
          </dependencies>
          <build><pluginManagement><plugins>
            <plugin><artifactId>maven-compiler-plugin</artifactId><configuration><compilerArgs><arg>-Xlint:all,-processing</arg><arg>-Werror</arg></compilerArgs></configuration></plugin>
            <plugin><artifactId>avro-maven-plugin</artifactId><version>${avro.version}</version></plugin>
          </plugins></pluginManagement></build>
        </project>
        """);
    files.put(
        "first/pom.xml",
        """
        <project>
          <artifactId>small-first</artifactId>
          <build><plugins><plugin><artifactId>avro-maven-plugin</artifactId></plugin></plugins></build>
        </project>
        """);
    files.put(
        "group/second/pom.xml",
        """
        <project>
          <artifactId>small-second</artifactId>
          <dependencies>
            <dependency><groupId>org.small</groupId><artifactId>small-first</artifactId></dependency>
            <dependency><groupId>org.kafka</groupId><artifactId>clients</artifactId></dependency>
          </dependencies>
          <build><plugins><plugin>
            <artifactId>maven-dependency-plugin</artifactId>
            <configuration><artifactItems><artifactItem>
              <groupId>org.reg</groupId><artifactId>registry</artifactId><version>${registry.version}</version><classifier>all</classifier><type>zip</type>
            </artifactItem></artifactItems></configuration>
          </plugin></plugins></build>
        </project>
        """);
    files.put(
        "third/pom.xml",
        """
        <project>
          <artifactId>small-third</artifactId>
          <packaging>pom</packaging>
          <dependencies>
            <dependency><groupId>org.kafka</groupId><artifactId>clients</artifactId><version>${kafka.version}</version></dependency>
          </dependencies>
        </project>
        """);
    files.put(
        "settings.gradle.kts",
        """
        include(":first")
        include(":group:second")
        include(":third")
        """);
    files.put(
        "gradle/libs.versions.toml",
        """
        [versions]
        java = "17"
        avro = "1.12.0"
        kafka = "4.0.0"
        platform = "3"
        registry = "2"
        [libraries]
        avro-tools = { module = "org.apache.avro:avro-tools", version.ref = "avro" }
        kafka-clients = { module = "org.kafka:clients", version.ref = "kafka" }
        platform = { module = "org.plat:form", version.ref = "platform" }
        registry = { module = "org.reg:registry", version.ref = "registry" }
        tester = { module = "org.test:tester" }
        """);
    files.put(
        "build.gradle.kts",
        """
        group = "org.small"
        version = "1"
        dependencies {
            "implementation"(platform(rootProject.libs.platform))
            "testImplementation"(rootProject.libs.tester)
        }
        options.release = rootProject.libs.versions.java.get().toInt()
        options.compilerArgs.addAll(listOf("-Xlint:all,-processing", "-Werror"))
        """);
    files.put(
        "first/build.gradle.kts",
        """
        val avroTools by configurations.creating {
        }
        dependencies {
            avroTools(libs.avro.tools)
        }
        """);
    files.put(
        "group/second/build.gradle.kts",
        """
        val registry by configurations.creating {
        }
        dependencies {
            api(project(":first"))
            // a comment
            api(libs.kafka.clients)
            registry(variantOf(libs.registry) { classifier("all"); artifactType("zip") })
        }
        """);
    files.put(
        "third/build.gradle.kts",
        """
        val program by configurations.creating {
        }
        dependencies {
            program(libs.kafka.clients)
        }
        """);
  }

  SmallBuild replace(String file, String text, String replacement) {
    String before = files.get(file);
    if (!before.contains(text)) {
      throw new IllegalArgumentException(file + " does not say " + text);
    }
    files.put(file, before.replace(text, replacement));
    return this;
  }

  List<String> differences(Path root) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path path = root.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, file.getValue());
    }
    return Differences.between(MavenBuild.read(root), GradleBuild.read(root));
  }
}
