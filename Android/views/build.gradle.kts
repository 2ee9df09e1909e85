plugins {
    alias(libs.plugins.androidLibrary)
    alias(libs.plugins.kotlinAndroid)
    `maven-publish`
}

android {
    namespace = "dev.tabwire.views"
    testOptions.unitTests.isIncludeAndroidResources = true
    // What Android/test runs on the doubles, with the real libraries.
    sourceSets.getByName("test") { kotlin.srcDir("../doubles/src/contract") }
}

dependencies {
    api(project(":hotwire"))
    api(libs.material)
    implementation(libs.androidx.transition)
    testImplementation(libs.junit)
    testImplementation(libs.robolectric)
}

publishing {
    publications {
        register<MavenPublication>("library") { afterEvaluate { from(components["release"]) } }
    }
}
