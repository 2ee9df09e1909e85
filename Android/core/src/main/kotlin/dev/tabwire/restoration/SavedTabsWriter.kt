package dev.tabwire.restoration

import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabID
import dev.tabwire.reading.quoted

/** Writes saved tabs as JSON. Containers refer to the tabs of the configuration by id. */
internal object SavedTabsWriter {
    fun write(saved: SavedTabs): String {
        val state = saved.state
        val containers = state.tabs.joinToString(",") { item ->
            members(
                "id" to item.id.number, "tab" to item.represents?.id?.quoted(), "slot" to saved.slots[item.id]?.viewID,
                "latest" to item.version.latest?.quoted(), "loaded" to item.version.loaded?.quoted(),
            )
        }
        return members(
            "next" to saved.nextID,
            "selected" to state.selectedID.number,
            "highestRevision" to state.highestRevision,
            "session" to state.session?.quoted(),
            "streamedSession" to state.streamedSession?.quoted(),
            "pageHidesTabBar" to state.pageHidesTabBar,
            "containers" to "[$containers]",
            "configuration" to state.configuration?.let(::configuration),
        )
    }

    private fun configuration(configuration: TabConfiguration): String {
        val tabs = configuration.tabs.joinToString(",") { tab ->
            members(
                "id" to tab.id.quoted(), "title" to tab.title.quoted(), "icon" to tab.icon.quoted(),
                "path" to tab.path.quoted(), "deprecated" to tab.deprecated?.rawValue?.quoted(),
                "replaces" to tab.replaces?.quoted(), "badge" to tab.badge?.quoted(),
                "version" to tab.version?.quoted(),
                "owns" to tab.owns.joinToString(",", "[", "]") { it.quoted() }.takeIf { tab.owns.isNotEmpty() },
                "eager" to true.takeIf { tab.isEager },
            )
        }
        return members(
            "active" to configuration.active?.quoted(), "revision" to configuration.revision,
            "session" to configuration.session?.quoted(), "tabBarHidden" to configuration.isTabBarHidden,
            "live" to configuration.isLive, "tabs" to "[$tabs]",
        )
    }

    private fun members(vararg members: Pair<String, Any?>): String =
        members.filter { it.second != null }.joinToString(",", "{", "}") { (name, value) -> "\"$name\":$value" }

    private fun TabID.quoted(): String = rawValue.quoted()
}
