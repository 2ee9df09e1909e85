plugins {
    alias(libs.plugins.androidLibrary)
    alias(libs.plugins.kotlinAndroid)
    alias(libs.plugins.kotlinCompose)
    `maven-publish`
}

android {
    namespace = "dev.tabwire.compose"
    buildFeatures { compose = true }
}

dependencies {
    api(project(":hotwire"))
    api(libs.androidx.compose.material3)
    api(libs.androidx.compose.ui)
    implementation(libs.androidx.compose.animation)
}

publishing {
    publications {
        register<MavenPublication>("library") { afterEvaluate { from(components["release"]) } }
    }
}
