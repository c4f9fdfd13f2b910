plugins {
    `java-library`
}

dependencies {
    api(project(":streams:mechanisms"))
    api(project(":streams:language"))
    api(libs.slf4j.api)
}
