package io.palimpsest.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the tester: the rules refuse the classes in the folder called broken. */
final class RulesTest {
  private static final String BROKEN = "io.palimpsest.architecture.broken";
  private static final JavaClasses CLASSES = new ClassFileImporter().importPackages(BROKEN);

  static Stream<Arguments> rules() {
    return Stream.of(
        Arguments.of(ArchitectureTest.direction(BROKEN), "UpwardMechanism.name()"),
        Arguments.of(ArchitectureTest.jdkOnly(BROKEN), "LoggingMechanism.logger()"),
        Arguments.of(ArchitectureTest.jdkOnly(BROKEN), "UpwardMechanism.name()"),
        Arguments.of(ArchitectureTest.shouldKeepKafkaInTopologyAndConnectors, "Offender.print()"),
        Arguments.of(ArchitectureTest.shouldReadJsonAtTheEdges, "Offender.mapper()"),
        Arguments.of(
            ArchitectureTest.shouldDrawFromKeyedOrSecureSourcesOnly,
            "Offender.drawFromAGenerator()"),
        Arguments.of(
            ArchitectureTest.shouldDrawFromKeyedOrSecureSourcesOnly, "Offender$ByReference"),
        Arguments.of(ArchitectureTest.shouldNotSleep, "Offender.sleep()"),
        Arguments.of(ArchitectureTest.shouldNotWriteToStandardStreams, "Offender.print()"),
        Arguments.of(ArchitectureTest.shouldNameNoPackageUtil, "util.Anything"),
        Arguments.of(ArchitectureTest.shouldBeFinalUnlessMadeForExtension, "Offender"));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void shouldRefuseTheBrokenClass(ArchRule rule, String culprit) {
    assertThat(rule.evaluate(CLASSES).getFailureReport().getDetails())
        .anySatisfy(line -> assertThat(line).contains(BROKEN).contains(culprit));
  }
}
