plugins {
    `java-library`
}

val avroTools by configurations.creating {
    isCanBeConsumed = false
    // its jar holds all it needs
    isTransitive = false
}

dependencies {
    api(libs.avro)
    api(libs.flink.sql.avro.confluent.registry)
    avroTools(libs.avro.tools)
}

val contracts = layout.projectDirectory.dir("src/main/avro")

// Writes what the avro-maven-plugin writes, byte for byte.
val generateAvro by tasks.registering(JavaExec::class) {
    val generated = layout.buildDirectory.dir("generated/sources/avro/java/main")
    inputs.dir(contracts).withPathSensitivity(PathSensitivity.RELATIVE)
    outputs.dir(generated)
    classpath = avroTools
    mainClass = "org.apache.avro.tool.Main"
    args("compile", "-encoding", "UTF-8", "-string", "-fieldVisibility", "private", "-noSetters")
    args("schema", contracts.asFile.path, generated.get().asFile.path)
    doFirst {
        // the class of a contract that is gone must go with it
        generated.get().asFile.deleteRecursively()
    }
}

sourceSets {
    main {
        java.srcDir(generateAvro)
    }
}

tasks.processResources {
    from(contracts) {
        into("avro")
    }
}

tasks.withType<JavaCompile>().configureEach {
    // generated records break these lints, and lints cannot be set for one folder only
    options.compilerArgs.add("-Xlint:-serial,-deprecation,-rawtypes,-unchecked,-cast")
}
