package dev.tabwire.hotwire

import dev.tabwire.client.ContainerID
import dev.tabwire.reconciliation.TabItem

/**
 * Divides tabs between the tab bar and its "More" item.
 *
 * @param tabs the containers in the order of the tab bar.
 * @param capacity the maximum number of items on the tab bar.
 */
public class BarLayout(tabs: List<TabItem<ContainerID>>, capacity: Int = CAPACITY) {
    private val isCrowded = tabs.size > capacity

    /** The tabs on the tab bar. */
    public val shown: List<TabItem<ContainerID>> = if (isCrowded) tabs.take(capacity - 1) else tabs

    /** The tabs behind "More", empty if all tabs fit. */
    public val more: List<TabItem<ContainerID>> = tabs.drop(shown.size)

    public companion object {
        /** The maximum number of items on a tab bar at the bottom. */
        public const val CAPACITY: Int = 5

        /** The maximum number of items on a navigation rail. */
        public const val RAIL_CAPACITY: Int = 7

        /** The width of a window, in density-independent pixels, from which the tabs are on a navigation rail. */
        public const val RAIL_WIDTH: Int = 600
    }
}
