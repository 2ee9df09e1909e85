import com.android.build.api.dsl.ApplicationExtension
import org.jetbrains.kotlin.gradle.dsl.JvmTarget
import org.jetbrains.kotlin.gradle.dsl.KotlinAndroidProjectExtension

plugins {
    alias(libs.plugins.androidApplication) apply false
    alias(libs.plugins.kotlinAndroid) apply false
    alias(libs.plugins.kotlinCompose) apply false
}

// The settings of all apps.
val compileSdkVersion = libs.versions.compileSdk.get().toInt()
val minSdkVersion = libs.versions.minSdk.get().toInt()

subprojects {
    plugins.withId("com.android.application") {
        extensions.configure<ApplicationExtension>("android") {
            namespace = "dev.tabwire.waymark"
            compileSdk = compileSdkVersion
            defaultConfig {
                applicationId = "dev.tabwire.waymark.${project.name}"
                minSdk = minSdkVersion
                targetSdk = compileSdkVersion
                versionCode = 1
                versionName = "1.0"
                // The host machine as seen from an emulator. Another server: -PstartUrl=https://…
                val startUrl = providers.gradleProperty("startUrl").getOrElse("http://10.0.2.2:8080/")
                buildConfigField("String", "START_URL", "\"$startUrl\"")
                testInstrumentationRunner = "androidx.test.runner.AndroidJUnitRunner"
            }
            buildFeatures { buildConfig = true }
            compileOptions {
                sourceCompatibility = JavaVersion.VERSION_17
                targetCompatibility = JavaVersion.VERSION_17
            }
            // The application class, the path configuration and the tests, which all apps share.
            sourceSets.getByName("main") {
                kotlin.srcDir("../common/main/kotlin")
                res.srcDir("../common/main/res")
                assets.srcDir("../common/main/assets")
            }
            sourceSets.getByName("androidTest") { kotlin.srcDir("../common/androidTest/kotlin") }
        }
    }

    plugins.withId("org.jetbrains.kotlin.android") {
        extensions.configure<KotlinAndroidProjectExtension>("kotlin") {
            compilerOptions { jvmTarget = JvmTarget.JVM_17 }
        }
    }
}
