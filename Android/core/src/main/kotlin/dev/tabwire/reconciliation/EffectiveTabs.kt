package dev.tabwire.reconciliation

import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabID

/**
 * The tabs of a configuration that are shown now, after deprecation and replacement (protocol, "Graceful tab removal").
 *
 * @property tabs what is shown, in the server's order.
 * @property hint the tab that the server takes for the active one, or the nearest to it that is shown. Nothing without
 *   tabs.
 */
internal class EffectiveTabs private constructor(val tabs: List<TabData>, val hint: TabData?) {
    companion object {
        /**
         * Finds what is shown.
         *
         * @param configuration what the server wants.
         * @param selected the tab that is selected now; nothing in bootstrap.
         * @param isVisible whether a tab is on the bar now.
         */
        fun of(configuration: TabConfiguration, selected: TabID?, isVisible: (TabID) -> Boolean): EffectiveTabs {
            val active = configuration.tabs.find { it.id == configuration.active }
            if (!configuration.hasGracefulRemovals) {
                return EffectiveTabs(configuration.tabs, active ?: configuration.tabs.firstOrNull())
            }
            val removal = GracefulRemoval(configuration.tabs, selected, isVisible)
            return EffectiveTabs(removal.effective, active?.let(removal::hint) ?: removal.effective.firstOrNull())
        }
    }
}
