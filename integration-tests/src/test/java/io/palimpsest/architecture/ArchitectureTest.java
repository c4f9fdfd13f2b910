package io.palimpsest.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.haveModifier;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** Who may use whom, and what nobody may use. */
@AnalyzeClasses(
    packages = ArchitectureTest.ROOT,
    importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  static final String ROOT = "io.palimpsest";

  @ArchTest static final ArchRule shouldDependInOneDirection = direction(ROOT);

  @ArchTest static final ArchRule shouldKeepMechanismsToTheJdk = jdkOnly(ROOT);

  @ArchTest
  static final ArchRule shouldKeepKafkaInTopologyAndConnectors =
      onlyIn(List.of("topology", "connect"), "org.apache.kafka..")
          .because("the other modules must work and be tested without a broker's client");

  @ArchTest
  static final ArchRule shouldKeepFrameworksInService =
      onlyIn(List.of("service"), "io.micronaut..", "picocli..")
          .because("the shell may be exchanged and holds nothing about privacy");

  @ArchTest
  static final ArchRule shouldReadJsonAtTheEdges =
      onlyIn(List.of("service", "connect"), "com.fasterxml.jackson..")
          .because("what carries the guarantee takes values, not documents");

  @ArchTest
  static final ArchRule shouldKeepTextLibrariesInLanguage =
      onlyIn(
              List.of("language"),
              "org.apache.lucene..",
              "org.snakeyaml..",
              "com.google.i18n.phonenumbers..",
              "ai.onnxruntime..",
              "org.apache.datasketches..",
              "org.roaringbitmap..",
              "net.sf.extjwnl..")
          .because("how words are cut, placed and governed is decided in one place");

  @ArchTest
  static final ArchRule shouldKeepTheRegistryClientBehindOneClass =
      noClasses()
          .that()
          .haveNameNotMatching(
              "io\\.palimpsest\\.schemas\\.registry\\.ConfluentSchemaRegistry(\\$.*)?")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.apache.flink..")
          .because("that jar relocates the client; whoever replaces it has one class to change");

  @ArchTest
  static final ArchRule shouldDrawFromKeyedOrSecureSourcesOnly =
      noClasses()
          .should(Calls.GUESSABLE_RANDOMNESS)
          .because("its next draw can be computed from the last ones, so the noise can be undone");

  @ArchTest
  static final ArchRule shouldLetKafkaChoosePartitions =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("org.apache.kafka.streams.processor.StreamPartitioner")
          .because(
              "Kafka Streams then asks for the partitions of a topic in the middle of a post, and"
                  + " where that takes too long it commits half of what the post has written"
                  + " (decision 31)");

  @ArchTest
  static final ArchRule shouldNotSleep =
      noClasses()
          .should(Calls.SLEEP)
          .because("a wait for a guessed time is too long or too short; wait for the event");

  @ArchTest
  static final ArchRule shouldNotWriteToStandardStreams =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("io.palimpsest.service.command.Progress")
          .should(ACCESS_STANDARD_STREAMS)
          .because(
              "data goes to the writer of the command line and words go to the log, which hides"
                  + " payloads; only the progress bar draws on the terminal itself");

  @ArchTest
  static final ArchRule shouldNameNoPackageUtil =
      noClasses()
          .should()
          .resideInAnyPackage("..util..", "..utils..")
          .because("such a package says nothing of what is in it");

  @ArchTest
  static final ArchRule shouldBeFinalUnlessMadeForExtension =
      classes()
          .that(Kinds.TOP_LEVEL_AND_WRITTEN_BY_HAND)
          .and(Kinds.OPEN_BY_DEFAULT)
          .should(haveModifier(JavaModifier.FINAL))
          .because("what may be extended is an interface or sealed, so its cases can be listed");

  static ArchRule direction(String root) {
    return layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .withOptionalLayers(false)
        .layer("schemas")
        .definedBy(root + ".schemas..")
        .layer("mechanisms")
        .definedBy(root + ".mechanisms..")
        .layer("language")
        .definedBy(root + ".language..")
        .layer("engine")
        .definedBy(root + ".engine..")
        .layer("topology")
        .definedBy(root + ".topology..")
        .layer("service")
        .definedBy(root + ".service..")
        .layer("connect")
        .definedBy(root + ".connect..")
        .optionalLayer("neighbours")
        .definedBy(root + ".neighbours..")
        .whereLayer("schemas")
        .mayNotAccessAnyLayer()
        .whereLayer("mechanisms")
        .mayNotAccessAnyLayer()
        .whereLayer("language")
        .mayOnlyAccessLayers("schemas", "mechanisms")
        .whereLayer("engine")
        .mayOnlyAccessLayers("mechanisms", "language")
        .whereLayer("topology")
        .mayOnlyAccessLayers("schemas", "mechanisms", "language", "engine")
        .whereLayer("connect")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("connect")
        .mayOnlyAccessLayers("schemas", "mechanisms", "language")
        .whereLayer("neighbours")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("neighbours")
        .mayNotAccessAnyLayer()
        .ensureAllClassesAreContainedInArchitecture()
        .because("what carries the guarantee must be readable without what runs it");
  }

  static ArchRule jdkOnly(String root) {
    String mechanisms = root + ".mechanisms..";
    return classes()
        .that()
        .resideInAPackage(mechanisms)
        .should()
        .onlyDependOnClassesThat(resideInAPackage(mechanisms).or(Kinds.OF_JAVA_BASE))
        .because("a proof about a mechanism must not lean on other people's code");
  }

  private static ArchRule onlyIn(List<String> modules, String... packages) {
    return noClasses()
        .that()
        .resideOutsideOfPackages(
            modules.stream().map(module -> ROOT + "." + module + "..").toArray(String[]::new))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(packages);
  }
}
