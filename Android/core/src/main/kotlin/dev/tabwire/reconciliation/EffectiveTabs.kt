package dev.tabwire.reconciliation

import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabID

/**
 * The tabs of a configuration that are shown, after deprecation and replacement (protocol, "Graceful tab removal").
 *
 * @property tabs the effective tabs, in the server's order.
 * @property hint the active tab, or the effective tab that stands for it. `null` without effective tabs.
 */
internal class EffectiveTabs private constructor(val tabs: List<TabData>, val hint: TabData?) {
    operator fun contains(id: TabID?): Boolean = tabs.any { it.id == id }

    companion object {
        /**
         * Returns the effective tabs of a configuration.
         *
         * @param configuration the configuration.
         * @param visible the ids that containers represent now.
         * @param selected the id that the selected container represents, or `null` in bootstrap.
         */
        fun of(configuration: TabConfiguration, visible: List<TabID>, selected: TabID?): EffectiveTabs {
            val removal = GracefulRemoval(configuration.tabs, visible, selected)
            val active = configuration.tabs.find { it.id == configuration.active }
            return EffectiveTabs(removal.effective, active?.let(removal::standIn) ?: removal.effective.firstOrNull())
        }
    }
}
