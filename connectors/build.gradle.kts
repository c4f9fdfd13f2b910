plugins {
    `java-library`
}

dependencies {
    api(project(":schemas"))
    api(project(":streams:mechanisms"))
    api(project(":streams:language"))
    api(libs.connect.api)
    api(libs.jackson.databind)
    api(libs.slf4j.api)
    testImplementation(libs.connect.json)
}
