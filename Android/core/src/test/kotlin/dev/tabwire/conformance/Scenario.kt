package dev.tabwire.conformance

import dev.tabwire.protocol.TabId
import dev.tabwire.reading.JsonReader
import dev.tabwire.reading.utf8

/**
 * The steps of a server and a user: a file in `Conformance/`, or a line from `tabwire`.
 *
 * @param text the JSON of the scenario in UTF-8.
 */
class Scenario(private val text: ByteArray) {
    /** A step of a scenario. */
    sealed interface Step {
        /** The page in front, which may be the first one of its container, sends a configuration. */
        class Configure(val message: ByteArray, val isFirstPage: Boolean) : Step

        /** The user selects the container that represents a tab. */
        class Select(val tab: TabId) : Step

        /** An address from outside the pages is opened. */
        class Open(val address: String) : Step

        /** The user performs an action. */
        class Perform(val action: TabId) : Step

        /** The container of a tab loads its page without being selected, or a page without a configuration. */
        class Load(val tab: TabId) : Step

        /** The first page of the container of a tab appears, and sends no configuration. */
        class FirstPageDidAppear(val tab: TabId) : Step

        /** The app comes back (R15.19). */
        data object Resume : Step
    }

    val name: String
    val steps: List<Step>

    /** The start URL of the app. */
    val start: String
    private val expectation: IntRange?
    private val end: Int

    // A message may be nested too deep, which its own reader must reject; here it is nested deeper still.
    private val reader = JsonReader(text, maximumDepth = 256)

    init {
        var name: String? = null
        var steps: List<Step>? = null
        var start = "https://app.example/"
        var expectation: IntRange? = null
        var end = 0
        reader.readObject { member ->
            reader.next()
            when (member) {
                "name" -> name = reader.readString()
                "steps" -> steps = buildList { reader.readArray { add(readStep()) } }
                "start" -> start = reader.readString()
                "expect" -> expectation = range()
                else -> reader.skipValue()
            }
            end = reader.position
        }
        reader.finish()
        this.name = requireNotNull(name) { "the scenario has no name" }
        this.steps = requireNotNull(steps) { "the scenario has no steps" }
        this.start = start
        this.expectation = expectation
        this.end = end
    }

    private fun readStep(): Step {
        var makeStep: ((isFirstPage: Boolean) -> Step)? = null
        var isFirstPage = false
        reader.readObject { member ->
            val isText = reader.next() == '"'
            when (member) {
                "configure" -> {
                    val message = if (isText) reader.readString().utf8() else text.copyOfRange(range())
                    makeStep = { Step.Configure(message, it) }
                }
                "isFirstPage" -> {
                    reader.skipValue()
                    isFirstPage = true
                }
                "resume" -> {
                    reader.skipValue()
                    makeStep = { Step.Resume }
                }
                else -> {
                    val value = reader.readString()
                    val step = when (member) {
                        "select" -> Step.Select(TabId(value))
                        "open" -> Step.Open(value)
                        "perform" -> Step.Perform(TabId(value))
                        "load" -> Step.Load(TabId(value))
                        "firstPageDidAppear" -> Step.FirstPageDidAppear(TabId(value))
                        else -> throw IllegalArgumentException("unknown step: $member")
                    }
                    makeStep = { step }
                }
            }
        }
        return requireNotNull(makeStep) { "a step is empty" }(isFirstPage)
    }

    private fun range(): IntRange {
        reader.next()
        val start = reader.position
        reader.skipValue()
        return start until reader.position
    }

    /** Returns the text of the scenario with the outcomes as `expect`. */
    fun filled(outcomes: List<Outcome>): ByteArray {
        val expect = outcomes.joinToString(",", "[", "]") { it.toJson() }
        val (before, after) = when (expectation) {
            null -> text.copyOfRange(0, end) + ",\"expect\":".encodeToByteArray() to end
            else -> text.copyOfRange(0, expectation.first) to expectation.last + 1
        }
        return before + expect.encodeToByteArray() + text.copyOfRange(after, text.size)
    }

    private fun ByteArray.copyOfRange(range: IntRange) = copyOfRange(range.first, range.last + 1)
}
