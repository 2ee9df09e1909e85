import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.androidApplication)
    alias(libs.plugins.kotlinAndroid)
    alias(libs.plugins.kotlinCompose)
}

android {
    namespace = "dev.tabwire.waymark"
    compileSdk = libs.versions.compileSdk.get().toInt()
    defaultConfig {
        applicationId = "dev.tabwire.waymark.compose"
        minSdk = libs.versions.minSdk.get().toInt()
        targetSdk = libs.versions.compileSdk.get().toInt()
        versionCode = 1
        versionName = "1.0"
        // The host machine as seen from an emulator. Another server: -PstartUrl=https://…
        val startUrl = providers.gradleProperty("startUrl").getOrElse("http://10.0.2.2:8080/")
        buildConfigField("String", "START_URL", "\"$startUrl\"")
        testInstrumentationRunner = "androidx.test.runner.AndroidJUnitRunner"
    }
    buildFeatures {
        buildConfig = true
        compose = true
    }
    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
    // The application class and the tests, which both apps share.
    sourceSets["main"].kotlin.srcDir("../common/main/kotlin")
    sourceSets["main"].res.srcDir("../common/main/res")
    sourceSets["androidTest"].kotlin.srcDir("../common/androidTest/kotlin")
}

kotlin {
    compilerOptions { jvmTarget = JvmTarget.JVM_17 }
}

dependencies {
    implementation(libs.tabwire.compose)
    implementation(libs.androidx.activity.compose)
    androidTestImplementation(libs.androidx.test.runner)
    androidTestImplementation(libs.androidx.test.ext)
    androidTestImplementation(libs.androidx.uiautomator)
}
