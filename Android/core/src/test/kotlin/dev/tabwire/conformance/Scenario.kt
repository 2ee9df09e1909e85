package dev.tabwire.conformance

import dev.tabwire.protocol.TabID
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
        /** The server sends a configuration. */
        class Configure(val message: ByteArray) : Step

        /** The user selects the container that represents a tab. */
        class Select(val tab: TabID) : Step

        /** An address from outside the pages is opened. */
        class Open(val address: String) : Step

        /** The container of a tab loads its page without being selected, or a page without a configuration. */
        class Load(val tab: TabID) : Step
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
        var step: Step? = null
        reader.readObject { member ->
            val isText = reader.next() == '"'
            step = when (member) {
                "configure" -> Step.Configure(
                    if (isText) reader.readString().utf8() else text.copyOfRange(range()),
                )
                "select" -> Step.Select(TabID(reader.readString()))
                "open" -> Step.Open(reader.readString())
                "load" -> Step.Load(TabID(reader.readString()))
                else -> throw IllegalArgumentException("unknown step: $member")
            }
        }
        return requireNotNull(step) { "a step is empty" }
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
