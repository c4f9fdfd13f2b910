plugins {
    `java-library`
}

dependencies {
    api(project(":streams:mechanisms"))
    api(libs.lucene.core)
    api(libs.lucene.analysis.common)
    api(libs.snakeyaml.engine)
}
