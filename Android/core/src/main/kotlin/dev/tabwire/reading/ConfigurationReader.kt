package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.protocol.ConfigurationMember
import dev.tabwire.protocol.ConfigurationObjection
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabID

/**
 * Reads a configuration from the JSON of a `configure` message, in one pass.
 *
 * @param text the JSON in UTF-8.
 */
internal class ConfigurationReader(private val text: ByteArray) {
    /** The tabs of the message, or the first thing that is wrong with them. */
    private class TabList(val tabs: List<TabData>, val objection: ConfigurationObjection?)

    private val reader = JsonReader(text)
    private var active: ReadMember<String> = ReadMember.Absent
    private var tabs: ReadMember<TabList> = ReadMember.Absent
    private var revision: ReadMember<Long> = ReadMember.Absent
    private var session: ReadMember<String> = ReadMember.Absent
    private val unknownDeprecations = sortedMapOf<Int, String>()

    /** @throws ConfigurationError with the first reason for which the configuration is rejected. */
    fun read(): TabConfiguration {
        if (text.size > TabConfiguration.MAXIMUM_SIZE) {
            val reason = "it has ${text.size} bytes; at most ${TabConfiguration.MAXIMUM_SIZE} are read"
            throw ConfigurationError(ConfigurationError.Code.TOO_LARGE, ConfigurationMember.whole, place = null, reason)
        }
        try {
            readMembers()
            return configuration()
        } catch (problem: JsonProblem) {
            val place = textPlace(problem.position, text)
            throw ConfigurationError(
                ConfigurationError.Code.MALFORMED, ConfigurationMember.whole, place, problem.reason,
            )
        } catch (objection: ConfigurationObjection) {
            throw objection.error(text)
        }
    }

    private fun readMembers() {
        if (reader.next() != '{') {
            val start = reader.position
            reader.skipValue()
            reader.finish()
            throw JsonProblem(start, "it is no object; an object with active and tabs is needed")
        }
        reader.readObject { name ->
            when (name) {
                "tabs" -> tabs = readTabs()
                "active" -> active = reader.readText()
                "revision" -> revision = reader.readInteger()
                "session" -> session = reader.readText()
                else -> reader.skipValue()
            }
        }
        reader.finish()
    }

    private fun readTabs(): ReadMember<TabList> {
        unknownDeprecations.clear()
        if (reader.next() != '[') return reader.skipMember()
        val tabs = mutableListOf<TabData>()
        var objection: ConfigurationObjection? = null
        reader.readArray { index ->
            try {
                tabs += readTab(index)
            } catch (next: ConfigurationObjection) {
                // What is wrong first counts; what follows only has to be JSON.
                objection = objection ?: next
            }
        }
        return ReadMember.Present(TabList(tabs, objection))
    }

    private fun readTab(index: Int): TabData {
        if (reader.next() == '{') return ReadTab(reader).tab(index, unknownDeprecations)
        reader.skipValue()
        val member = ConfigurationMember(index, name = null)
        throw ConfigurationObjection(
            ConfigurationError.Code.MALFORMED, member, "its type is wrong; an object is needed",
        )
    }

    private fun configuration(): TabConfiguration {
        val list = tabs.required(ConfigurationMember.tabs, "an array of tabs, empty for none,")
        list.objection?.let { throw it }
        val integer = "an integer from 0 to ${TabConfiguration.MAXIMUM_INTEGER}"
        return TabConfiguration(
            active = active.optional(ConfigurationMember.active, "text")?.let(::TabID),
            tabs = list.tabs,
            revision = revision.optional(ConfigurationMember.revision, integer),
            session = session.optional(ConfigurationMember.session, "text"),
            unknownDeprecations,
            text,
        )
    }
}
