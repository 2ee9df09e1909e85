import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
    alias(libs.plugins.kotlinJvm)
    `java-library`
    `maven-publish`
}

kotlin {
    explicitApi()
    compilerOptions {
        jvmTarget = JvmTarget.JVM_17
        optIn.add("dev.tabwire.InternalTabwireApi")
    }
}

java {
    sourceCompatibility = JavaVersion.VERSION_17
    targetCompatibility = JavaVersion.VERSION_17
    withSourcesJar()
}

dependencies {
    testImplementation(libs.junit)
    testImplementation(libs.json)
}

tasks.test {
    // The tests read the scenarios in Conformance.
    systemProperty("tabwire.root", rootDir.parent)
    inputs.dir(rootDir.resolveSibling("Conformance"))
}

publishing {
    publications {
        create<MavenPublication>("library") { from(components["java"]) }
    }
}
