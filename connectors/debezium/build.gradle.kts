// Debezium's connectors out of and into PostgreSQL as a plugin folder, for tests and measurements; not shipped.
val plugin by configurations.creating {
    isCanBeConsumed = false
    // drivers of databases that we do not use, some under licences that we do not take
    exclude(group = "com.mysql")
    exclude(group = "org.mariadb.jdbc")
    exclude(group = "com.microsoft.sqlserver")
    exclude(group = "com.oracle.database.jdbc")
    // the worker has them, and Debezium's own archive leaves them out
    exclude(group = "com.fasterxml.jackson.core")
    exclude(group = "com.fasterxml.jackson.datatype")
    exclude(group = "org.slf4j")
}

dependencies {
    plugin(libs.debezium.connector.postgres)
    plugin(libs.debezium.connector.jdbc)
}

val pluginFolder by tasks.registering(Sync::class) {
    description = "Lays out Debezium's connectors for plugin.path."
    group = "build"
    into(layout.buildDirectory.dir("plugins/debezium"))
    from(plugin)
}

tasks.assemble {
    dependsOn(pluginFolder)
}
