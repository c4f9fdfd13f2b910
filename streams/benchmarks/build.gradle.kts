plugins {
    `java-library`
}

dependencies {
    annotationProcessor(libs.jmh.generator.annprocess)
    api(project(":streams:service"))
    api(project(":connectors"))
    api(project(":connectors:neighbours"))
    api(project(":connectors:worker"))
    api(libs.jmh.core)
}
