package dev.tabwire.conformance

import java.io.File

/** The conformance scenarios. The system property `tabwire.root` is the root of the repository. */
object Conformance {
    private val directory = File(System.getProperty("tabwire.root"), "Conformance")

    /** The scenarios, in the order of their names. */
    val files: List<File>
        get() = scenarios(directory)

    /** The scenarios of what a client does with transitions. */
    val conductFiles: List<File>
        get() = scenarios(File(directory, "conduct"))

    private fun scenarios(folder: File): List<File> = folder.listFiles { file -> file.extension == "json" }.orEmpty().sorted()

    /** The limits, codes and reasons of every language. */
    val limitsAndReasons: String
        get() = File(directory, "protocol/limits-and-reasons.json").readText()

    /** The result of the walk through every state of three tabs. */
    val everyState: String
        get() = File(directory, "every-state.txt").readText().trim()

    /** The result of the walk through every state of two tabs with versions, sessions and a hidden tab bar. */
    val everyFreshness: String
        get() = File(directory, "every-freshness.txt").readText().trim()
}
