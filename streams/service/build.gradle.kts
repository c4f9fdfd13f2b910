plugins {
    `java-library`
}

// The schema registry: a program of its own, started as a child process.
val registry by configurations.creating {
    isCanBeConsumed = false
    isTransitive = false
}

dependencies {
    annotationProcessor(libs.micronaut.inject.java)
    annotationProcessor(libs.micronaut.openapi)
    api(project(":streams:topology"))
    api(libs.micronaut.http.server.netty)
    api(libs.micronaut.jackson.databind)
    api(libs.micronaut.management)
    api(libs.micronaut.runtime)
    api(libs.micronaut.openapi.annotations)
    api(libs.micronaut.reactor)
    api(libs.micronaut.security.jwt)
    api(libs.bucket4j)
    api(libs.opentelemetry.sdk)
    api(libs.opentelemetry.exporter.otlp)
    api(libs.micronaut.micrometer.core)
    api(libs.micronaut.micrometer.registry.prometheus)
    api(libs.logback.classic)
    api(libs.picocli)
    api(libs.progressbar)
    // The embedded broker: a child process only, so nothing here compiles against it.
    runtimeOnly(libs.kafka.broker)
    testImplementation(libs.awaitility)
    registry(variantOf(libs.apicurio.registry.app) { classifier("all"); artifactType("tar.gz") })
}

tasks.compileJava {
    options.compilerArgs.add("-Amicronaut.openapi.filename=palimpsest")
}

// What the launcher runs from: lib/ (our jars) and registry/.
val palimpsestHome by tasks.registering(Sync::class) {
    description = "Lays out the folder that palimpsest runs from."
    group = "build"
    into(layout.buildDirectory.dir("palimpsest"))
    into("lib") {
        from(tasks.jar)
        from(configurations.runtimeClasspath)
    }
    into("registry") {
        from(registry.elements.map { archives -> archives.map { tarTree(it.asFile) } })
    }
}

tasks.assemble {
    dependsOn(palimpsestHome)
}

tasks.withType<Test>().configureEach {
    dependsOn(palimpsestHome)
    systemProperty("palimpsest.home", layout.buildDirectory.dir("palimpsest").get().asFile.path)
}
