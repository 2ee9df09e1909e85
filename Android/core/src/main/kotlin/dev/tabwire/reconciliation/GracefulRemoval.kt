package dev.tabwire.reconciliation

import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabID

/** Which tabs of a configuration are retained, hidden or left out because of `deprecated` and `replaces`. */
internal class GracefulRemoval(
    private val tabs: List<TabData>,
    private val selected: TabID?,
    private val isVisible: (TabID) -> Boolean,
) {
    private enum class Fate {
        /** Shown, and not deprecated. */
        SHOWN,

        /** Shown although deprecated, because it is on the bar. */
        RETAINED,

        /** Not shown until the tab that it replaces is gone. */
        HIDDEN,

        /** Deprecated and not shown. */
        LEFT_OUT,
    }

    private val tabsByID = tabs.associateBy { it.id }
    private val chains = tabs.associateWith(::chain)
    private val fates = tabs.associateWith(::fate)

    /** The tabs that are shown, in the server's order. */
    val effective: List<TabData> = tabs.filter { fates[it] == Fate.SHOWN || fates[it] == Fate.RETAINED }

    /** The tab that stands for the active one, if there is a better one than the first. */
    fun hint(active: TabData): TabData? = when (fates[active]) {
        Fate.SHOWN, Fate.RETAINED -> active
        Fate.LEFT_OUT -> effective.find { active in chains.getValue(it) }
        Fate.HIDDEN -> chains.getValue(active).find { fates[it] == Fate.RETAINED }
        null -> null
    }

    private fun fate(tab: TabData): Fate = when {
        tab.deprecated != null -> if (isRetained(tab)) Fate.RETAINED else Fate.LEFT_OUT
        // Replacing never destroys a live tab.
        isVisible(tab.id) -> Fate.SHOWN
        else -> if (chains.getValue(tab).any(::isRetained)) Fate.HIDDEN else Fate.SHOWN
    }

    private fun isRetained(tab: TabData): Boolean = when (tab.deprecated) {
        null -> false
        Deprecation.SOFT -> isVisible(tab.id)
        Deprecation.HARD -> isVisible(tab.id) && tab.id == selected
    }

    /** The tabs that one replaces, directly and by chain, up to where the chain ends or would repeat. */
    private fun chain(start: TabData): List<TabData> = buildList {
        var next = replacedBy(start)
        while (next != null && next != start && next !in this) {
            add(next)
            next = replacedBy(next)
        }
    }

    /** The tab that another one validly replaces. */
    private fun replacedBy(tab: TabData): TabData? =
        tabsByID[tab.replaces]?.takeIf { it.id != tab.id && it.deprecated != null }
}
