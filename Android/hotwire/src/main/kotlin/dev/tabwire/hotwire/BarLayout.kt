package dev.tabwire.hotwire

/**
 * Divides the items of a tab bar between the bar and its "More" item.
 *
 * @param items the tabs and actions in the order of the tab bar.
 * @param capacity the maximum number of items on the tab bar.
 */
public class BarLayout(items: List<BarItem>, capacity: Int = CAPACITY) {
    private val isCrowded = items.size > capacity

    /** The items on the tab bar. */
    public val shown: List<BarItem> = if (isCrowded) items.take(capacity - 1) else items

    /** The items behind "More", empty if all fit. */
    public val more: List<BarItem> = items.drop(shown.size)

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
