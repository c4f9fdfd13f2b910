plugins {
    `java-library`
}

dependencies {
    api(project(":connectors:debezium"))
}
