package dev.tabwire.reconciliation

/**
 * What became of the tabs, with everything a client must do about it.
 *
 * A client never compares states by itself: what is not named here has not changed.
 *
 * @property kind what happened.
 * @property created the new containers, in the order of the tabs.
 * @property disposed the containers that are gone, in the order that the tabs had.
 * @property updated the containers that live on and show another title, icon, path or badge, in the order of the tabs.
 * @property promoted the bootstrap container that became a tab.
 * @property demoted the container that represents nothing any more.
 * @property morphed the container that represents another tab now.
 * @property selected the container that the user turned to.
 * @property isReordered whether containers that live on changed places with each other.
 */
@ConsistentCopyVisibility
public data class Transition<ID : Any> internal constructor(
    public val kind: TransitionKind,
    public val created: List<ID> = emptyList(),
    public val disposed: List<ID> = emptyList(),
    public val updated: List<ID> = emptyList(),
    public val promoted: ID? = null,
    public val demoted: ID? = null,
    public val morphed: ID? = null,
    public val selected: ID? = null,
    public val isReordered: Boolean = false,
) {
    /** Whether the tab bar appears or goes. */
    public val tabBar: TabBarChange?
        get() = when {
            promoted != null -> TabBarChange.SHOWN
            demoted != null -> TabBarChange.HIDDEN
            else -> null
        }

    /** What becomes of the tab bar. */
    public enum class TabBarChange {
        /** It appears. */
        SHOWN,

        /** It goes. */
        HIDDEN,
    }

    /** Whether there is nothing to do on the screen. */
    public val isEmpty: Boolean
        get() = kind != TransitionKind.RESELECTED && this == Transition<ID>(kind)

    /** Whether containers came, went or changed places. */
    public val isStructural: Boolean
        get() = created.isNotEmpty() || disposed.isNotEmpty() || isReordered || tabBar != null
}
