// A Kafka Connect worker and registry converters in one folder, for tests, measurements and the Connect image.
val worker by configurations.creating {
    isCanBeConsumed = false
}

dependencies {
    worker(libs.connect.runtime)
    worker(libs.log4j.slf4j.impl)
    worker(libs.apicurio.registry.utils.converter)
}

val workerLib by tasks.registering(Sync::class) {
    description = "Lays out the class path of a Connect worker."
    group = "build"
    into(layout.buildDirectory.dir("lib"))
    from(worker)
}

tasks.assemble {
    dependsOn(workerLib)
}
