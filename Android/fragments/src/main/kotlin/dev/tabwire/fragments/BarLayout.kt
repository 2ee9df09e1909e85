package dev.tabwire.fragments

import dev.tabwire.reconciliation.TabItem

/**
 * Which tabs stand on a bar, and which in its last item, "More", because there is no room for them.
 *
 * @param tabs the containers in the order of the tab bar.
 */
public class BarLayout(tabs: List<TabItem<Int>>) {
    private val isCrowded = tabs.size > CAPACITY

    /** The tabs with an item of their own. */
    public val shown: List<TabItem<Int>> = if (isCrowded) tabs.take(CAPACITY - 1) else tabs

    /** The tabs in "More"; none if there is room for all. */
    public val more: List<TabItem<Int>> = tabs.drop(shown.size)

    public companion object {
        /** How many items a bar has room for. */
        public const val CAPACITY: Int = 5
    }
}
