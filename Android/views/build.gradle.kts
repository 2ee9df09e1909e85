plugins {
    alias(libs.plugins.androidLibrary)
    alias(libs.plugins.kotlinAndroid)
    `maven-publish`
}

android { namespace = "dev.tabwire.views" }

dependencies {
    api(project(":hotwire"))
    api(libs.material)
    implementation(libs.androidx.transition)
}

publishing {
    publications {
        register<MavenPublication>("library") { afterEvaluate { from(components["release"]) } }
    }
}
