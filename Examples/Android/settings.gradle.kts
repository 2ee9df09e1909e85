pluginManagement {
    repositories {
        google()
        mavenCentral()
        gradlePluginPortal()
    }
}

dependencyResolutionManagement {
    repositoriesMode.set(RepositoriesMode.FAIL_ON_PROJECT_REPOS)
    repositories {
        google()
        mavenCentral()
    }
    versionCatalogs { create("libs") { from(files("../../Android/gradle/libs.versions.toml")) } }
}

rootProject.name = "Waymark"

include(":views", ":compose", ":scaffold")

// The apps depend on the published modules, as other apps do. This build takes them from the repository.
includeBuild("../../Android") {
    dependencySubstitution {
        substitute(module("dev.tabwire:tabwire-views")).using(project(":views"))
        substitute(module("dev.tabwire:tabwire-compose")).using(project(":compose"))
    }
}
