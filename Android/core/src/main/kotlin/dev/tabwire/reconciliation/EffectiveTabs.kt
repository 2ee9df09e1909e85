package dev.tabwire.reconciliation

import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabID

/**
 * The tabs of a configuration that are shown, after deprecation and replacement (protocol, "Graceful tab removal").
 *
 * @param configuration the configuration of the server.
 * @param selected the selected tab, or `null` in bootstrap.
 * @param visible the tabs that the containers represent now; none in bootstrap.
 */
internal class EffectiveTabs(configuration: TabConfiguration, selected: TabID?, visible: List<TabID>) {
    private enum class Fate {
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

    /** For each tab those that it replaces, directly first, up to where the chain ends or would repeat. */
    private val chains: List<List<Int>> = wanted.indices.map(::chain)

    /** The fate of each tab of the configuration. */
    private val fates: List<Fate>

    init {
        val isRetained = wanted.map { tab ->
            when (tab.deprecated) {
                null -> false
                Deprecation.SOFT -> tab.id in visible
                Deprecation.HARD -> tab.id in visible && tab.id == selected
            }
        }
        fates = wanted.mapIndexed { index, tab ->
            when {
                tab.deprecated != null -> if (isRetained[index]) Fate.RETAINED else Fate.LEFT_OUT
                // Replacing never destroys a live tab.
                chains[index].any { isRetained[it] } && tab.id !in visible -> Fate.HIDDEN
                else -> Fate.SHOWN
            }
        }
    }

    /** The shown tabs, in the server's order. */
    val tabs: List<TabData> = wanted.filterIndexed { index, _ -> fates[index] == Fate.SHOWN || fates[index] == Fate.RETAINED }

    /** The tab that the server takes for the active one, or the one that stands for it. `null` if no tab is shown. */
    val hint: TabID?
        get() = active?.let(::standIn) ?: tabs.firstOrNull()?.id

    /**
     * Returns the shown tab that stands for a tab: itself if it is shown, otherwise the one that replaces it or that it waits
     * for. `null` if there is none.
     */
    fun standIn(id: TabID): TabID? {
        val index = wanted.indexOfFirst { it.id == id }
        return when (fates.getOrNull(index)) {
            Fate.SHOWN, Fate.RETAINED -> id
            Fate.HIDDEN -> chains[index].find { fates[it] == Fate.RETAINED }?.let { wanted[it].id }
            Fate.LEFT_OUT -> tabs.find { index in chains[wanted.indexOf(it)] }?.id
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
