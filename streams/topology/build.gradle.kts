plugins {
    `java-library`
}

dependencies {
    api(project(":schemas"))
    api(project(":streams:mechanisms"))
    api(project(":streams:language"))
    api(project(":streams:engine"))
    api(libs.kafka.clients)
    api(libs.kafka.streams)
    api(libs.slf4j.api)
    testImplementation(libs.kafka.streams.test.utils)
}
