package dev.tabwire.conformance

import java.io.File

/** The conformance scenarios. The system property `tabwire.root` is the root of the repository. */
object Conformance {
    private val directory = File(System.getProperty("tabwire.root"), "Conformance")

    /** The scenarios, in the order of their names. */
    val files: List<File>
        get() = directory.listFiles { file -> file.extension == "json" }.orEmpty().sorted()

    /** The results of the exhaustive walks, one per line. */
    val walks: List<String>
        get() = File(directory, "every-state.txt").readLines()
}
