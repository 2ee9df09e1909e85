import com.android.build.api.dsl.LibraryExtension
import org.jetbrains.kotlin.gradle.dsl.JvmTarget
import org.jetbrains.kotlin.gradle.dsl.KotlinAndroidProjectExtension

plugins {
    alias(libs.plugins.androidLibrary) apply false
    alias(libs.plugins.kotlinAndroid) apply false
    alias(libs.plugins.kotlinCompose) apply false
    alias(libs.plugins.kotlinJvm) apply false
}

// The settings of all modules. Java 17 is the target of Hotwire Native; any newer JDK can run the build.
val compileSdkVersion = libs.versions.compileSdk.get().toInt()
val minSdkVersion = libs.versions.minSdk.get().toInt()

subprojects {
    group = "dev.tabwire"
    version = "0.1.0"

    plugins.withId("com.android.library") {
        extensions.configure<LibraryExtension>("android") {
            compileSdk = compileSdkVersion
            defaultConfig { minSdk = minSdkVersion }
            compileOptions {
                sourceCompatibility = JavaVersion.VERSION_17
                targetCompatibility = JavaVersion.VERSION_17
            }
            publishing {
                // Not withJavadocJar(): the Dokka in the plugin fails on sealed types.
                singleVariant("release") { withSourcesJar() }
            }
        }
    }

    plugins.withId("org.jetbrains.kotlin.android") {
        extensions.configure<KotlinAndroidProjectExtension>("kotlin") {
            explicitApi()
            compilerOptions {
                jvmTarget = JvmTarget.JVM_17
                optIn.add("dev.tabwire.InternalTabwireApi")
            }
        }
    }

    // The artifacts are tabwire-core, tabwire-hotwire, tabwire-views, tabwire-compose and tabwire-bom.
    plugins.withId("maven-publish") {
        // Maven Central requires documentation. That of each declaration is in the sources; this is the list of them.
        val documentation = tasks.register<Jar>("documentationJar") {
            archiveClassifier = "javadoc"
            from(rootProject.layout.projectDirectory.file("api.txt"))
        }
        configure<PublishingExtension> {
            // What the workflow uploads to Maven Central.
            repositories { maven(rootProject.layout.buildDirectory.dir("bundle")) { name = "bundle" } }
            publications.withType<MavenPublication> {
                artifactId = "tabwire-${project.name}"
                if (project.name != "bom") artifact(documentation)
                pom {
                    name = artifactId
                    description = "Lets a server drive the native tab bar of a Hotwire Native app."
                    // Maven Central requires the address of the repository.
                    val address = rootProject.layout.projectDirectory.file("../Packaging/repository")
                    val repository = providers.fileContents(address).asText.orNull?.trim()
                    if (repository != null) {
                        url = repository
                        scm {
                            url = repository
                            connection = "scm:git:$repository"
                        }
                    }
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

        // Maven Central requires signatures: ORG_GRADLE_PROJECT_signingKey and ORG_GRADLE_PROJECT_signingPassword.
        val signingKey = providers.gradleProperty("signingKey").orNull
        if (signingKey != null) {
            apply(plugin = "signing")
            configure<SigningExtension> {
                useInMemoryPgpKeys(signingKey, providers.gradleProperty("signingPassword").orNull)
                sign(project.extensions.getByType<PublishingExtension>().publications)
            }
        }
    }
}
