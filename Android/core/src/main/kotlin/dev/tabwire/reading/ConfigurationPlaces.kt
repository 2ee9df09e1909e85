package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationMember
import dev.tabwire.protocol.TextPlace

/**
 * Where the members of a configuration stand in the text that it was read from.
 *
 * It walks through the text once more, which is needed only where something is wrong or odd.
 *
 * @param text the JSON of a configuration.
 */
internal class ConfigurationPlaces(private val text: ByteArray) {
    private val reader = JsonReader(text)
    private val positions = HashMap<ConfigurationMember, Int>()

    init {
        try {
            findMembers()
        } catch (_: JsonProblem) {
            // What is no JSON at all has no members, and its problem has a position of its own.
        }
    }

    /** The line and the column of a member, or of what it is missing from. */
    fun place(member: ConfigurationMember): TextPlace {
        val position = positions[member] ?: positions[member.copy(name = null)] ?: 0
        return textPlace(position, text)
    }

    private fun findMembers() {
        find(ConfigurationMember.whole)
        reader.readObject { name ->
            find(ConfigurationMember(tabIndex = null, name))
            if (name == "tabs" && reader.next() == '[') findTabs() else reader.skipValue()
        }
    }

    private fun findTabs() {
        positions.keys.removeIf { it.tabIndex != null }
        reader.readArray { index ->
            find(ConfigurationMember(index, name = null))
            if (reader.next() == '{') findTabMembers(index) else reader.skipValue()
        }
    }

    private fun findTabMembers(index: Int) {
        reader.readObject { name ->
            find(ConfigurationMember(index, name))
            reader.skipValue()
        }
    }

    /** Remembers that the value of a member comes next. */
    private fun find(member: ConfigurationMember) {
        reader.next()
        positions[member] = reader.position
    }
}

/** The place of a byte in a text. */
internal fun textPlace(position: Int, text: ByteArray): TextPlace {
    val before = text.take(position)
    val line = before.count { it == '\n'.code.toByte() }
    // Every scalar has one byte that does not continue another one.
    val column = before.takeLastWhile { it != '\n'.code.toByte() }.count { it.toInt() and 0xC0 != 0x80 }
    return TextPlace(line + 1, column + 1)
}
