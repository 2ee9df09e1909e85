plugins {
    alias(libs.plugins.androidLibrary)
    alias(libs.plugins.kotlinAndroid)
    `maven-publish`
}

android {
    namespace = "dev.tabwire.hotwire"
    resourcePrefix = "tabwire_"
}

/** Copies the scripts that all clients run in pages into the folder that `PageScripts` reads. */
abstract class CopyPageScripts : DefaultTask() {
    @get:InputFiles
    abstract val scripts: ConfigurableFileCollection

    @get:OutputDirectory
    abstract val resources: DirectoryProperty

    @TaskAction
    fun copy() {
        val folder = resources.get().asFile
        folder.deleteRecursively()
        for (script in scripts) {
            if (!script.isFile) throw GradleException("$script is missing: build Android in a checkout of the whole repository")
            script.copyTo(folder.resolve("dev/tabwire/hotwire/${script.name}"))
        }
    }
}

androidComponents {
    onVariants { variant ->
        val copy = tasks.register<CopyPageScripts>("${variant.name}PageScripts") {
            scripts.from("../../Sources/TabwireClient/unsent-input.js", "../../Sources/TabwireClient/form-rules.js")
        }
        variant.sources.resources?.addGeneratedSourceDirectory(copy, CopyPageScripts::resources)
    }
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
