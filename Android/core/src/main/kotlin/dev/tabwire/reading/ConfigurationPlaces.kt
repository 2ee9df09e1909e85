package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationMember
import dev.tabwire.protocol.TextPlace

/**
 * The places of the members of a configuration in its text.
 *
 * Finding them reads the text a second time, so this is done for errors and warnings only.
 *
 * @param text the JSON of a configuration.
 */
internal class ConfigurationPlaces(private val text: ByteArray) {
    private val reader = JsonReader(text)
    private val positions = HashMap<ConfigurationMember, Int>()

    init {
        try {
            findMembers()
        } catch (_: JsonError) {
            // A syntax error has its own position. The positions of the members before it are kept.
        }
    }

    /** Returns the place of a member, or of its parent if the member is missing. */
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

    /** Records the position of the next value as that of a member. */
    private fun find(member: ConfigurationMember) {
        reader.next()
        positions[member] = reader.position
    }
}

/** Returns the place of a byte in a text. */
internal fun textPlace(position: Int, text: ByteArray): TextPlace {
    val before = text.take(position)
    val line = before.count { it == '\n'.code.toByte() }
    // Every scalar has exactly one byte that is not a continuation byte.
    val column = before.takeLastWhile { it != '\n'.code.toByte() }.count { it.toInt() and 0xC0 != 0x80 }
    return TextPlace(line + 1, column + 1)
}
