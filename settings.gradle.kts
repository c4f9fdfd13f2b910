rootProject.name = "palimpsest"

dependencyResolutionManagement {
    repositoriesMode = RepositoriesMode.FAIL_ON_PROJECT_REPOS
    repositories {
        mavenCentral()
    }
}

include(":schemas")
include(":streams:mechanisms")
include(":streams:language")
include(":streams:engine")
include(":streams:topology")
include(":streams:service")
include(":connectors")
include(":connectors:worker")
include(":connectors:debezium")
include(":connectors:neighbours")
include(":streams:benchmarks")
include(":integration-tests")
