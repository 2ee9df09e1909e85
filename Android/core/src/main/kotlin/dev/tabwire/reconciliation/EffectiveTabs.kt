package dev.tabwire.reconciliation

import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabId

/**
 * The tabs of a configuration that are shown, after deprecation and replacement (R3.10).
 *
 * @param configuration the configuration of the server.
 * @param selected the selected tab, or `null` in bootstrap.
 * @param visible the tabs that the containers represent now; none in bootstrap.
 */
internal class EffectiveTabs(configuration: TabConfiguration, selected: TabId?, visible: List<TabId>) {
    private enum class Visibility {
        /** Shown, and not deprecated. */
        SHOWN,

        /** Shown although deprecated, because a container represents it. */
        RETAINED,

        /** Not shown while a tab that it replaces is retained. */
        HIDDEN,

        /** Deprecated and not shown. */
        LEFT_OUT,
    }

    private val wanted = configuration.tabs
    private val active = configuration.active

    /** The chain of each tab: the tabs that it replaces, nearest first, until the chain ends or would repeat. */
    private val chains: List<List<Int>> = wanted.indices.map(::chain)

    /** The visibility of each tab of the configuration. */
    private val visibilities: List<Visibility>

    init {
        val isRetained = wanted.map { tab ->
            when (tab.deprecated) {
                null -> false
                Deprecation.SOFT -> tab.id in visible
                Deprecation.HARD -> tab.id in visible && tab.id == selected
            }
        }
        visibilities = wanted.mapIndexed { index, tab ->
            when {
                tab.deprecated != null -> if (isRetained[index]) Visibility.RETAINED else Visibility.LEFT_OUT
                // Replacing never destroys a live tab.
                chains[index].any { isRetained[it] } && tab.id !in visible -> Visibility.HIDDEN
                else -> Visibility.SHOWN
            }
        }
    }

    /** The shown tabs, in the server's order. */
    val tabs: List<TabData> =
        wanted.filterIndexed { index, _ -> visibilities[index] == Visibility.SHOWN || visibilities[index] == Visibility.RETAINED }

    /** The tab that the server marks as active, or the tab shown in its place. `null` if no tab is shown. */
    val hint: TabId?
        get() = active?.let(::standIn) ?: tabs.firstOrNull()?.id

    /**
     * Returns the tab shown in the place of a tab: itself if it is shown, otherwise the one that replaces it or that it waits
     * for. `null` if there is none.
     */
    fun standIn(id: TabId): TabId? {
        val index = wanted.indexOfFirst { it.id == id }
        return when (visibilities.getOrNull(index)) {
            Visibility.SHOWN, Visibility.RETAINED -> id
            Visibility.HIDDEN -> chains[index].find { visibilities[it] == Visibility.RETAINED }?.let { wanted[it].id }
            Visibility.LEFT_OUT -> tabs.find { index in chains[wanted.indexOf(it)] }?.id
            null -> null
        }
    }

    private fun chain(start: Int): List<Int> = buildList {
        var next = replaced(start)
        while (next != null && next != start && next !in this) {
            add(next)
            next = replaced(next)
        }
    }

    /** Returns the tab that a tab replaces. `replaces` is valid if it names another tab that is deprecated. */
    private fun replaced(index: Int): Int? {
        val id = wanted[index].replaces ?: return null
        return wanted.indices.find { wanted[it].id == id && it != index && wanted[it].deprecated != null }
    }
}
