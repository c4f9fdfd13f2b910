plugins {
    `java-library`
}

dependencies {
    testImplementation(project(":streams:service"))
    testImplementation(project(":connectors"))
    testImplementation(project(":connectors:neighbours"))
    testImplementation(project(":connectors:worker"))
    testImplementation(libs.kafka.clients)
    testImplementation(libs.awaitility)
    testImplementation(libs.archunit.junit5)
    testImplementation(libs.selenium.chrome.driver)
    testImplementation(libs.selenium.support)
    testImplementation(libs.testcontainers.core)
    testImplementation(libs.testcontainers.kafka)
    testImplementation(libs.jackson.dataformat.toml)
    testImplementation(libs.snakeyaml.engine)
    testImplementation(libs.picocli)
    testImplementation(libs.kubernetes.api)
    testImplementation(libs.openshift.model.monitoring)
}

tasks.test {
    // it reads the builds and the sources of all modules, which Gradle does not know of
    outputs.upToDateWhen { false }
}

tasks.named<Test>("integrationTest") {
    dependsOn(":streams:service:palimpsestHome", ":connectors:worker:workerLib", ":connectors:debezium:pluginFolder")
    systemProperty("palimpsest.home", rootDir.resolve("streams/service/build/palimpsest").path)
    // most of what a broker, a service or a command does in a test is to start
    val shortLived = listOf("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")
    jvmArgs(shortLived)
    systemProperty("palimpsest.broker.options", shortLived.joinToString(" "))
    systemProperty("connect.worker", rootDir.resolve("connectors/worker/build/lib").path)
    systemProperty("debezium.plugins", rootDir.resolve("connectors/debezium/build/plugins").path)
    // embedded: child processes; containers: Testcontainers, where there is a Docker engine
    systemProperty("platform", providers.gradleProperty("platform").getOrElse("embedded"))
    systemProperty("kafka.version", libs.versions.kafka.get())
    systemProperty("apicurio.version", libs.versions.apicurio.get())
}
