package dev.tabwire.reconciliation

import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabID

/**
 * Decides which tabs of a configuration are retained, hidden or left out because of `deprecated` and `replaces`
 * (protocol, "Graceful tab removal").
 *
 * @param tabs the tabs of the configuration.
 * @param visible the ids that containers represent now.
 * @param selected the id that the selected container represents, or `null` in bootstrap.
 */
internal class GracefulRemoval(
    private val tabs: List<TabData>,
    private val visible: List<TabID>,
    private val selected: TabID?,
) {
    /** The effective tabs, in the server's order. */
    val effective: List<TabData> = tabs.filter { tab ->
        if (tab.deprecated != null) isRetained(tab) else !isHidden(tab)
    }

    /** Returns the effective tab that stands for a tab: the tab itself, its replacement, or the tab it replaces. */
    fun standIn(tab: TabData): TabData? = when {
        tab in effective -> tab
        tab.deprecated != null -> effective.find { tab in chain(it) }
        else -> chain(tab).find(::isRetained)
    }

    private fun isRetained(tab: TabData): Boolean = when (tab.deprecated) {
        null -> false
        Deprecation.SOFT -> tab.id in visible
        Deprecation.HARD -> tab.id in visible && tab.id == selected
    }

    /** Whether a tab waits until the tab that it replaces is gone. A visible tab is never hidden. */
    private fun isHidden(tab: TabData): Boolean = tab.id !in visible && chain(tab).any(::isRetained)

    /** Returns the tabs that a tab replaces, directly and by chain, until the chain ends or would repeat. */
    private fun chain(start: TabData): List<TabData> = buildList {
        var next = replacedBy(start)
        while (next != null && next != start && next !in this) {
            add(next)
            next = replacedBy(next)
        }
    }

    /** Returns the tab that a tab validly replaces, or `null`. */
    private fun replacedBy(tab: TabData): TabData? =
        tabs.find { it.id == tab.replaces && it.id != tab.id && it.deprecated != null }
}
