package dev.tabwire.fragments

import dev.tabwire.reconciliation.TabItem

/**
 * Divides tabs between the tab bar and its "More" item.
 *
 * @param tabs the containers in the order of the tab bar.
 */
public class BarLayout(tabs: List<TabItem<Int>>) {
    private val isCrowded = tabs.size > CAPACITY

    /** The tabs on the tab bar. */
    public val shown: List<TabItem<Int>> = if (isCrowded) tabs.take(CAPACITY - 1) else tabs

    /** The tabs behind "More", empty if all tabs fit. */
    public val more: List<TabItem<Int>> = tabs.drop(shown.size)

    public companion object {
        /** The maximum number of items on the tab bar. */
        public const val CAPACITY: Int = 5
    }
}
