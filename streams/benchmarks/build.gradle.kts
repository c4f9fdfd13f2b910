plugins {
    `java-library`
}

dependencies {
    annotationProcessor(libs.jmh.generator.annprocess)
    api(project(":streams:service"))
    api(libs.jmh.core)
}
