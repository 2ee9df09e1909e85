package dev.tabwire.reconciliation

import dev.tabwire.protocol.TabData

/**
 * Everything a client must do after a step. Whatever it does not name is unchanged, so clients never compare states.
 *
 * @property kind the kind of the transition.
 * @property created the new containers, in the order of the tab bar.
 * @property disposed the removed containers, in their previous order.
 * @property updated the surviving containers with a new title, icon, path or badge, in the order of the tab bar.
 * @property addedTabs the tabs that came to the tab bar, in its order.
 * @property removedTabs the tabs that left the tab bar, in its previous order.
 * @property promoted the bootstrap container that became a tab, or `null`.
 * @property demoted the container that became the bootstrap container, or `null`.
 * @property morphed the container that now represents another tab, or `null`.
 * @property selected the container that the user selected, or `null`.
 * @property isReordered whether surviving containers changed their order.
 * @property refreshed the container whose page is out of date and must be loaded again, or `null`.
 * @property forgetsHistory whether the session changed: going back in the selected container must not show the pages of
 *   the previous user.
 * @property visits the container that visits an opened address, or `null`.
 * @property tabBar whether the tab bar appears or disappears, or `null` for neither.
 */
@ConsistentCopyVisibility
public data class Transition<ID : Any> internal constructor(
    public val kind: TransitionKind,
    public val created: List<ID> = emptyList(),
    public val disposed: List<ID> = emptyList(),
    public val updated: List<ID> = emptyList(),
    public val addedTabs: List<TabData> = emptyList(),
    public val removedTabs: List<TabData> = emptyList(),
    public val promoted: ID? = null,
    public val demoted: ID? = null,
    public val morphed: ID? = null,
    public val selected: ID? = null,
    public val isReordered: Boolean = false,
    public val refreshed: ID? = null,
    public val forgetsHistory: Boolean = false,
    public val visits: ID? = null,
    public val tabBar: TabBarChange? = null,
) {
    /** A change of the tab bar's visibility. */
    public enum class TabBarChange {
        /** The tab bar appears. */
        SHOWN,

        /** The tab bar disappears. */
        HIDDEN,
    }

    /** Whether the screen stays as it is. */
    public val isEmpty: Boolean
        get() = kind != TransitionKind.RESELECTED && this == Transition<ID>(kind)

    /** Whether containers were created, disposed or reordered. */
    public val isStructural: Boolean
        get() = created.isNotEmpty() || disposed.isNotEmpty() || isReordered || promoted != null || demoted != null
}
