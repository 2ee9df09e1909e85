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

        /** The maximum number of items on a navigation rail, in a window that is high enough. */
        public const val RAIL_CAPACITY: Int = 7

        /**
         * Returns the number of items that fit on a navigation rail: a phone in landscape has room for four or five.
         *
         * @param height the height of the window, in density-independent pixels.
         * @param fontScale the size of text that the user has chosen.
         */
        public fun railCapacity(height: Int, fontScale: Float = 1f): Int =
            ((height - RAIL_MARGINS) / (RAIL_ITEM_HEIGHT + LABEL_HEIGHT * fontScale)).toInt().coerceIn(MINIMUM_CAPACITY, RAIL_CAPACITY)

        // Material's items are 60 high with their label.
        private const val RAIL_ITEM_HEIGHT = 44
        private const val LABEL_HEIGHT = 16

        /** The system bars, and Material's margins. */
        private const val RAIL_MARGINS = 48

        /** Two tabs and "More". */
        private const val MINIMUM_CAPACITY = 3

        /** The width of a window, in density-independent pixels, from which the tabs are on a navigation rail. */
        public const val RAIL_WIDTH: Int = 600
    }
}
