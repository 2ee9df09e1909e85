package dev.tabwire.restoration

import dev.tabwire.client.ContainerId
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabId
import dev.tabwire.reading.JsonReader
import dev.tabwire.reading.ReadMember
import dev.tabwire.reading.readBoolean
import dev.tabwire.reading.readInteger
import dev.tabwire.reading.readText
import dev.tabwire.reconciliation.NavigationState
import dev.tabwire.reconciliation.PageVersion
import dev.tabwire.reconciliation.SessionGuard
import dev.tabwire.reconciliation.TabArrangement

/** Reads saved tabs. [SavedTabs] checks that they are consistent. */
internal class SavedTabsReader(private val bytes: ByteArray) {
    private class Container(val id: ContainerId, val tab: TabId?, val slot: SlotId?, val version: PageVersion, val session: String?)

    private val reader = JsonReader(bytes)
    private var next: Int? = null
    private var selected: Int? = null
    private var highestRevision: Long? = null
    private var session: String? = null
    private var sessionAtSelection: String? = null
    private var reportedSessions = emptyList<String?>()
    private var pageHidesTabBar = false
    private var appBadge: Long? = null
    private var awaitsConfiguration = false
    private var containers = emptyList<Container?>()
    private var configuration: TabConfiguration? = null

    fun read(): SavedTabs? {
        reader.readObject { name ->
            when (name) {
                "next" -> next = readInt()
                "selected" -> selected = readInt()
                "highestRevision" -> highestRevision = reader.readInteger().value()
                "session" -> session = readText()
                "sessionAtSelection" -> sessionAtSelection = readText()
                "reportedSessions" -> reportedSessions = buildList { reader.readArray { add(readText()) } }
                "pageHidesTabBar" -> pageHidesTabBar = reader.readBoolean().value() ?: false
                "appBadge" -> appBadge = reader.readInteger().value()
                "awaitsConfiguration" -> awaitsConfiguration = reader.readBoolean().value() ?: false
                "containers" -> containers = buildList { reader.readArray { add(readContainer()) } }
                "configuration" -> configuration = readConfiguration()
                else -> reader.skipValue()
            }
        }
        reader.finish()
        return savedTabs()
    }

    private fun savedTabs(): SavedTabs? {
        val ids = containers.map { it?.id ?: return null }
        val represented = containers.filterNotNull().filter { it.tab != null }
        val tabs = configuration?.tabs.orEmpty().associateBy { it.id }
        val arrangement = TabArrangement(
            represented.map { tabs[it.tab] ?: return null }, represented.map { it.version },
            selected = ids.indexOf(ContainerId(selected ?: return null)),
            configuration, highestRevision, session,
            SessionGuard(containers.map { it?.session }, sessionAtSelection, reportedSessions.filterNotNull()), pageHidesTabBar, appBadge,
            awaitsConfiguration,
        )
        val slots = buildMap { for (container in containers) container?.slot?.let { put(container.id, it) } }
        return SavedTabs(NavigationState(ids, arrangement), next ?: return null, slots)
    }

    private fun readContainer(): Container? {
        var id: Int? = null
        var tab: TabId? = null
        var slot: Int? = null
        var latest: String? = null
        var loaded: String? = null
        var session: String? = null
        reader.readObject { name ->
            when (name) {
                "id" -> id = readInt()
                "tab" -> tab = readText()?.let(::TabId)
                "slot" -> slot = readInt()
                "latest" -> latest = readText()
                "loaded" -> loaded = readText()
                "session" -> session = readText()
                else -> reader.skipValue()
            }
        }
        return id?.let { Container(ContainerId(it), tab, slot?.let(::SlotId), PageVersion(latest, loaded), session) }
    }

    private fun readConfiguration(): TabConfiguration {
        reader.next()
        val start = reader.position
        reader.skipValue()
        return TabConfiguration.fromJson(bytes.copyOfRange(start, reader.position))
    }

    private fun readInt(): Int? = reader.readInteger().value()?.takeIf { it in Int.MIN_VALUE..Int.MAX_VALUE }?.toInt()

    private fun readText(): String? = reader.readText().value()

    private fun <Value : Any> ReadMember<Value>.value(): Value? = (this as? ReadMember.Present)?.value
}
