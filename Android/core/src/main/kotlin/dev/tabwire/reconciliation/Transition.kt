package dev.tabwire.reconciliation

import dev.tabwire.protocol.TabAction
import dev.tabwire.protocol.TabData

/**
 * Everything that a client must do after a configuration or an action of the user.
 *
 * A client never compares states: what a transition does not name has not changed.
 */
public class Transition<ID : Any> internal constructor(
    private val change: ArrangementChange,
    private val before: NavigationState<ID>,
    private val after: NavigationState<ID>,
) {
    /** A change of the tab bar's visibility. */
    public enum class TabBarChange {
        /** The tab bar appears. */
        SHOWN,

        /** The tab bar disappears. */
        HIDDEN,
    }

    /** The selected container, which most properties name. */
    private val container: ID = after.selectedId

    /** The positions before the change of the containers that survive. */
    private val survivors: List<Int> = change.origins?.filterNotNull() ?: before.ids.indices.toList()

    /** The kind of transition. */
    public val kind: TransitionKind
        get() = change.kind

    /** The new containers, in the order of the tabs. */
    public val created: List<ID> = after.ids.filterIndexed { index, _ -> change.origins != null && change.origins[index] == null }

    /** The containers that are gone, in the order that the tabs had. */
    public val disposed: List<ID> = before.ids.filterIndexed { position, _ -> position !in survivors }

    /** The surviving containers whose title, icon, image, path, badge or its label changed, in the order of the tabs. */
    public val updated: List<ID> = change.updated.map { before.ids[it] }

    /** The tabs that were added to the tab bar, from left to right. */
    public val addedTabs: List<TabData> = after.arrangement.tabs.excluding(before.arrangement.tabs)

    /** The tabs that were removed from the tab bar, from left to right. */
    public val removedTabs: List<TabData> = before.arrangement.tabs.excluding(after.arrangement.tabs)

    /** Whether surviving containers changed places. */
    public val isReordered: Boolean
        get() = survivors != survivors.sorted()

    /**
     * Whether the tab bar appears or disappears, or `null` for neither: it is visible while there are tabs and the page in
     * front does not hide it.
     */
    public val tabBar: TabBarChange? = when {
        after.arrangement.isTabBarVisible == before.arrangement.isTabBarVisible -> null
        after.arrangement.isTabBarVisible -> TabBarChange.SHOWN
        else -> TabBarChange.HIDDEN
    }

    /** The bootstrap container that became a tab, or `null`. */
    public val promoted: ID?
        get() = container.takeIf { kind == TransitionKind.PROMOTED }

    /** The container that became the bootstrap container, or `null`. */
    public val demoted: ID?
        get() = container.takeIf { kind == TransitionKind.DEMOTED }

    /** The container that represents another tab now, or `null`. */
    public val morphed: ID?
        get() = container.takeIf { change.isMorph }

    /** The container that the user selected, or `null`. */
    public val selected: ID?
        get() = container.takeIf { change.isSelection }

    /**
     * The container whose page is out of date, or `null`: reload it, or offer to if the user typed something (R14.6).
     */
    public val refreshed: ID?
        get() = container.takeIf { change.refresh != null }

    /** Whether the actions of the tab bar, or their places, changed (R17.10): show [NavigationState.actions]. */
    public val changesActions: Boolean = before.actions.let { old ->
        val new = after.actions
        old.size != new.size || !old.zip(new).all { (one, other) -> one.looksLike(other) }
    }

    /** Whether another container has the tab that searches: it is [NavigationState.searchId]. */
    public val changesSearch: Boolean = before.searchId != after.searchId

    /** The new number on the app's icon, where 0 removes it; `null` leaves it (R18.1, R18.2). */
    public val appBadge: Long? = after.appBadge.takeIf { it != before.appBadge }

    /** The action that the user performed, or `null`: the container in [visits] visits its path (R17.7). */
    public val performed: TabAction?
        get() = change.performed

    /** The container that visits the address that was opened (R14.8), or the path of the action that was performed (R17.7). */
    public val visits: ID?
        get() = container.takeIf { change.isVisit }

    /**
     * Whether the pages before the one in front belong to another session: going back, snapshots and caches of the selected
     * container must show none of them (R14.7).
     */
    public val forgetsHistory: Boolean
        get() = change.forgetsHistory

    /** Whether the page in front is refreshed because a stream gave another session (R8.5). */
    internal val isForOtherSession: Boolean
        get() = change.refresh == RefreshReason.SESSION

    /** The transition without its refresh. */
    internal val withoutRefresh: Transition<ID>
        get() = Transition(change.copy(refresh = null), before, after)

    /** Whether there is nothing to do on the screen. */
    public val isEmpty: Boolean
        get() = kind != TransitionKind.RESELECTED && tabBar == null && !changesActions && !changesSearch &&
            appBadge == null && change.isEmpty

    /** Whether containers were created, disposed or reordered, or the mode changed. */
    public val isStructural: Boolean
        get() = created.isNotEmpty() || disposed.isNotEmpty() || isReordered || promoted != null || demoted != null
}

private fun List<TabData>.excluding(others: List<TabData>): List<TabData> =
    filter { tab -> others.none { it.id == tab.id } }
