plugins {
    alias(libs.plugins.kotlinJvm)
    `java-library`
    `maven-publish`
}

kotlin {
    explicitApi()
    jvmToolchain(17)
    compilerOptions { allWarningsAsErrors = true }
}

java {
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
