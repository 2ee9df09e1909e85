plugins {
    alias(libs.plugins.androidLibrary)
    alias(libs.plugins.kotlinAndroid)
    `maven-publish`
}

android {
    namespace = "dev.tabwire.hotwire"
    resourcePrefix = "tabwire_"
}

dependencies {
    api(project(":core"))
    api(libs.hotwire.core)
    api(libs.hotwire.navigation)
    api(libs.kotlinx.coroutines)
}

publishing {
    publications {
        register<MavenPublication>("library") { afterEvaluate { from(components["release"]) } }
    }
}
