plugins {
    `java-library`
}

dependencies {
    api(project(":streams:mechanisms"))
    api(libs.libphonenumber)
    api(libs.lucene.core)
    api(libs.lucene.analysis.common)
    api(libs.onnxruntime)
    runtimeOnly(libs.minilm)
    api(libs.extjwnl)
    runtimeOnly(libs.extjwnl.data.wn31)
    runtimeOnly(libs.datafaker)
    api(libs.datasketches)
    api(libs.roaringbitmap)
    api(libs.snakeyaml.engine)
}
