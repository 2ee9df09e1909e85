package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.protocol.ConfigurationMember
import dev.tabwire.protocol.InvalidMemberError
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabId
import dev.tabwire.protocol.UnreadValues

/**
 * Reads a configuration from the JSON of a `configure` message, in one pass.
 *
 * @param text the JSON in UTF-8.
 */
internal class ConfigurationReader(private val text: ByteArray) {
    /** The tabs of the message, with the first error in them. */
    private class TabList(val tabs: List<TabData>, val error: InvalidMemberError?)

    private val reader = JsonReader(text)
    private var active: ReadMember<String> = ReadMember.Absent
    private var tabs: ReadMember<TabList> = ReadMember.Absent
    private var revision: ReadMember<Long> = ReadMember.Absent
    private var session: ReadMember<String> = ReadMember.Absent
    private var tabBarHidden: ReadMember<Boolean> = ReadMember.Absent
    private var live: ReadMember<Boolean> = ReadMember.Absent
    private var reorders: ReadMember<Boolean> = ReadMember.Absent
    private var appBadge: ReadMember<Long> = ReadMember.Absent
    private val unread = UnreadValues()

    /** @throws ConfigurationError with the first reason for rejecting the configuration. */
    fun read(): TabConfiguration {
        if (text.size > TabConfiguration.MAXIMUM_BYTE_COUNT) {
            val reason = "it has ${text.size} bytes; at most ${TabConfiguration.MAXIMUM_BYTE_COUNT} are read"
            throw ConfigurationError(ConfigurationError.Code.TOO_LARGE, ConfigurationMember.whole, place = null, reason)
        }
        try {
            readMembers()
            return configuration()
        } catch (error: JsonError) {
            val place = textPlace(error.position, text)
            throw ConfigurationError(
                ConfigurationError.Code.MALFORMED, ConfigurationMember.whole, place, error.reason,
            )
        } catch (error: InvalidMemberError) {
            throw error.located(text)
        }
    }

    private fun readMembers() {
        if (reader.next() != '{') {
            val start = reader.position
            reader.skipValue()
            reader.finish()
            throw JsonError(start, "it is not an object; an object with active and tabs is needed")
        }
        reader.readObject { name ->
            when (name) {
                "tabs" -> tabs = readTabs()
                "active" -> active = reader.readText()
                "revision" -> revision = reader.readInteger()
                "session" -> session = reader.readText()
                "tabBarHidden" -> tabBarHidden = reader.readBoolean()
                "live" -> live = reader.readBoolean()
                "reorders" -> reorders = reader.readBoolean()
                "appBadge" -> appBadge = reader.readInteger()
                else -> reader.skipValue()
            }
        }
        reader.finish()
    }

    private fun readTabs(): ReadMember<TabList> {
        unread.clear()
        if (reader.next() != '[') return reader.skipMember()
        val tabs = mutableListOf<TabData>()
        var firstError: InvalidMemberError? = null
        reader.readArray { index ->
            try {
                tabs += readTab(index)
            } catch (error: InvalidMemberError) {
                // The first error is reported. The rest must still be JSON.
                firstError = firstError ?: error
            }
        }
        return ReadMember.Present(TabList(tabs, firstError))
    }

    private fun readTab(index: Int): TabData {
        if (reader.next() == '{') return ReadTab(reader).tab(index, unread)
        reader.skipValue()
        val member = ConfigurationMember(index, name = null)
        throw InvalidMemberError(
            ConfigurationError.Code.MALFORMED, member, "its type is wrong; an object is needed",
        )
    }

    private fun configuration(): TabConfiguration {
        val list = tabs.required(ConfigurationMember.tabs, "an array of tabs, empty for none,")
        list.error?.let { throw it }
        return TabConfiguration(
            active = active.optional(ConfigurationMember.active, "text")?.let(::TabId),
            entries = list.tabs,
            revision = revision.optional(ConfigurationMember.revision, INTEGER),
            session = session.optional(ConfigurationMember.session, "text"),
            isTabBarHidden = tabBarHidden.readable("true or false", warning(ConfigurationMember.tabBarHidden)) ?: false,
            isLive = live.optional(ConfigurationMember.live, "true or false") ?: false,
            reorders = reorders.readable("true or false", warning(ConfigurationMember.reorders)) ?: false,
            appBadge = appBadge(warning(ConfigurationMember.appBadge)),
            unread,
            text,
        )
    }

    private fun appBadge(warn: (reason: String) -> Unit): Long? {
        val number = appBadge.readable(INTEGER, warn) ?: return null
        if (number < 0) return null.also { warn("it is $number; $INTEGER can be read") }
        return number
    }

    private fun warning(member: ConfigurationMember) =
        { reason: String -> unread.unreadable += UnreadValues.Unreadable(member, reason) }

    private companion object {
        const val INTEGER = "an integer from 0 to ${TabConfiguration.MAXIMUM_INTEGER}"
    }
}
