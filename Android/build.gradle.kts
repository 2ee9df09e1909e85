plugins {
    alias(libs.plugins.androidLibrary) apply false
    alias(libs.plugins.kotlinAndroid) apply false
    alias(libs.plugins.kotlinCompose) apply false
    alias(libs.plugins.kotlinJvm) apply false
}

subprojects {
    group = "dev.tabwire"
    version = "0.1.0"

    // The artifacts are tabwire-core, tabwire-fragments and tabwire-compose.
    plugins.withId("maven-publish") {
        configure<PublishingExtension> {
            publications.withType<MavenPublication> {
                artifactId = "tabwire-${project.name}"
                pom {
                    name = artifactId
                    description = "Lets a server drive the native tab bar of a Hotwire Native app."
                    licenses {
                        license {
                            name = "MIT"
                            url = "https://opensource.org/license/mit"
                        }
                    }
                    developers {
                        developer { name = "Tabwire contributors" }
                    }
                }
            }
        }
    }
}
