package dev.tabwire.reconciliation

/**
 * Everything a client must do after a step. Whatever it does not name is unchanged, so clients never compare states.
 *
 * @property kind the kind of the transition.
 * @property created the new containers, in the order of the tab bar.
 * @property disposed the removed containers, in their previous order.
 * @property updated the surviving containers with a new title, icon, path or badge, in the order of the tab bar.
 * @property promoted the bootstrap container that became a tab, or `null`.
 * @property demoted the container that became the bootstrap container, or `null`.
 * @property morphed the container that now represents another tab, or `null`.
 * @property selected the container that the user selected, or `null`.
 * @property isReordered whether surviving containers changed their order.
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
    /** Whether the tab bar appears or disappears, or `null` for neither. */
    public val tabBar: TabBarChange?
        get() = when {
            promoted != null -> TabBarChange.SHOWN
            demoted != null -> TabBarChange.HIDDEN
            else -> null
        }

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
        get() = created.isNotEmpty() || disposed.isNotEmpty() || isReordered || tabBar != null
}
