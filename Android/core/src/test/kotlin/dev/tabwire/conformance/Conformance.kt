package dev.tabwire.conformance

import java.io.File

/** What every client has to agree on. The system property `tabwire.root` names the root of the repository. */
object Conformance {
    private val directory = File(System.getProperty("tabwire.root"), "Conformance")

    /** The scenarios, in the order of their names. */
    val files: List<File>
        get() = directory.listFiles { file -> file.extension == "json" }.orEmpty().sorted()

    /** What a walk over every state finds, one line a walk. */
    val walks: List<String>
        get() = File(directory, "every-state.txt").readLines()
}
