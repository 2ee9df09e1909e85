package dev.tabwire.restoration

import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabId
import dev.tabwire.protocol.TabImage
import dev.tabwire.reading.quoted

/**
 * Writes saved tabs as JSON. Containers refer to the tabs of the configuration by id.
 *
 * @param maximumTextLength the length at which titles and badges are cut, in code points.
 * @param hasOwnedPaths whether the owned paths are written.
 */
internal class SavedTabsWriter(private val maximumTextLength: Int, private val hasOwnedPaths: Boolean) {
    fun write(saved: SavedTabs): String {
        val state = saved.state
        val arrangement = state.arrangement
        val guard = arrangement.sessionGuard
        val containers = state.ids.mapIndexed { position, id ->
            val version = arrangement.versions.getOrNull(position)
            members(
                "id" to id.number, "tab" to arrangement.tabs.getOrNull(position)?.id?.quoted(), "slot" to saved.slots[id]?.viewId,
                "latest" to version?.latest?.quoted(), "loaded" to version?.loaded?.quoted(),
                "session" to guard.pages.getOrNull(position)?.quoted(),
            )
        }.joinToString(",")
        return members(
            "next" to saved.nextId,
            "selected" to state.selectedId.number,
            "highestRevision" to arrangement.highestRevision,
            "session" to arrangement.session?.quoted(),
            "sessionAtSelection" to guard.sessionAtSelection?.quoted(),
            "reportedSessions" to guard.reported.joinToString(",", "[", "]") { it.quoted() },
            "pageHidesTabBar" to arrangement.pageHidesTabBar,
            "appBadge" to arrangement.appBadge,
            "awaitsConfiguration" to true.takeIf { arrangement.awaitsConfiguration },
            "containers" to "[$containers]",
            "configuration" to arrangement.configuration?.let(::configuration),
        )
    }

    private fun configuration(configuration: TabConfiguration): String {
        val tabs = configuration.entries.joinToString(",") { tab ->
            val behavior = if (hasOwnedPaths) tab.behavior else tab.behavior - "owns"
            members(
                "id" to tab.id.quoted(), "title" to tab.title.cut().quoted(), "icon" to tab.icon.quoted(), "path" to tab.path.quoted(),
                "badge" to if (tab.hasDot) true else tab.badge?.cut()?.quoted(), "badgeLabel" to tab.badgeLabel?.cut()?.quoted(),
                "image" to tab.image?.let(::image), "action" to true.takeIf { tab.isAction },
                *behavior.map { (name, value) -> name to json(value) }.toTypedArray(),
            )
        }
        return members(
            "active" to configuration.active?.quoted(), "revision" to configuration.revision,
            "session" to configuration.session?.quoted(), "tabBarHidden" to configuration.isTabBarHidden,
            "live" to configuration.isLive, "reorders" to true.takeIf { configuration.reorders },
            "appBadge" to configuration.appBadge, "tabs" to "[$tabs]",
        )
    }

    private fun image(image: TabImage): String = members("path" to image.path.quoted(), "kind" to image.kind.rawValue.quoted())

    private fun json(value: Any?): String = when (value) {
        is String -> value.quoted()
        is List<*> -> value.joinToString(",", "[", "]", transform = ::json)
        else -> value.toString()
    }

    private fun members(vararg members: Pair<String, Any?>): String =
        members.filter { it.second != null }.joinToString(",", "{", "}") { (name, value) -> "\"$name\":$value" }

    private fun String.cut(): String =
        if (codePointCount(0, length) <= maximumTextLength) this else substring(0, offsetByCodePoints(0, maximumTextLength))

    private fun TabId.quoted(): String = rawValue.quoted()
}
