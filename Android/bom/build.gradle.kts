// The versions of the modules, which belong together.
plugins {
    `java-platform`
    `maven-publish`
}

dependencies {
    constraints {
        for (module in listOf(":core", ":hotwire", ":views", ":compose")) api(project(module))
    }
}

publishing {
    publications {
        create<MavenPublication>("library") { from(components["javaPlatform"]) }
    }
}
