package io.palimpsest.mechanisms;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProofBesideMechanismTest {

  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final Pattern MECHANISM = Pattern.compile("\\w*(Redaction|Mechanism|Sampler)");

  @Test
  void shouldFindAProofBesideEveryPublicMechanism() throws IOException {
    List<Path> mechanisms = mechanisms();

    assertThat(mechanisms).as("the walk finds something").isNotEmpty();
    assertThat(mechanisms)
        .as("a mechanism X.java needs its X.proof.md beside it")
        .allSatisfy(
            source ->
                assertThat(source.resolveSibling(name(source) + ".proof.md")).isRegularFile());
  }

  @Test
  void shouldFindTheFivePartsInEveryProof() throws IOException {
    for (Path source : mechanisms()) {
      assertThat(source.resolveSibling(name(source) + ".proof.md"))
          .content()
          .contains(
              "## Preconditions", "## Pseudocode", "## Postcondition", "## Proof", "## Limits");
    }
  }

  private static List<Path> mechanisms() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> MECHANISM.matcher(name(file)).matches())
          .filter(ProofBesideMechanismTest::isPublicClass)
          .toList();
    }
  }

  private static String name(Path source) {
    return source.getFileName().toString().replace(".java", "");
  }

  /** Interfaces promise nothing by themselves and are left out. */
  private static boolean isPublicClass(Path source) {
    try {
      return Pattern.compile("(?m)^public [a-z -]*(class|record|enum) " + name(source) + "\\b")
          .matcher(Files.readString(source))
          .find();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
