package dev.tabwire.reconciliation

import dev.tabwire.location.AppLocation
import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabID

/**
 * The containers, the tab that each represents, and the selected container (reconciliation).
 *
 * It starts in bootstrap, with one container and no tab bar. It is a value: each change returns the next state.
 *
 * **The one law:** accepting a configuration never changes which container is selected.
 *
 * @property tabs the containers in the order of the tab bar. In bootstrap there is one, which represents no tab.
 * @property selectedID the selected container.
 * @property configuration the last accepted configuration, or `null` before the first.
 */
@ConsistentCopyVisibility
public data class NavigationState<ID : Any> internal constructor(
    public val tabs: List<TabItem<ID>>,
    public val selectedID: ID,
    public val configuration: TabConfiguration? = null,
    /** The highest accepted revision. */
    internal val highestRevision: Long? = null,
    /** The last session that an accepted configuration gave. */
    internal val session: String? = null,
    /** The last session that a stream gave, while another streamed change would not refresh the page again. */
    internal val streamedSession: String? = null,
    /** Whether the page in front hides the tab bar. */
    internal val pageHidesTabBar: Boolean = false,
) {
    /**
     * Creates the bootstrap state.
     *
     * @param bootstrapID the identity of the first container.
     */
    public constructor(bootstrapID: ID) : this(listOf(TabItem(bootstrapID, represents = null)), bootstrapID)

    /** Whether there is one container and no tab bar. */
    public val isBootstrap: Boolean
        get() = tabs.size == 1

    /** Whether the page in front hides the tab bar, although there are tabs. */
    public val isTabBarHidden: Boolean
        get() = !isBootstrap && pageHidesTabBar

    /** The selected container with the tab that it represents. */
    public val selected: TabItem<ID>
        get() = tabs.first { it.id == selectedID }

    // The server

    /**
     * Accepts a configuration (reconciliation, "Accepting a configuration").
     *
     * @param configuration the configuration.
     * @param makeID returns the identity of a new container, one that was never used. Called once for each new container,
     *   in the order of the tab bar.
     * @return the next state, and everything a client must do to reach it.
     */
    public fun accept(configuration: TabConfiguration, makeID: () -> ID): Step<ID> = step {
        if (isStale(configuration)) {
            Step(showing(configuration), Transition(TransitionKind.STALE))
        } else {
            reconcile(configuration, makeID)
                .endingSession(this, configuration)
                .map { if (configuration.isLive) this else loaded(selectedID) }
        }
    }

    private fun isStale(configuration: TabConfiguration): Boolean =
        configuration.revision != null && highestRevision != null && configuration.revision < highestRevision

    /** Applies what a configuration says about the page in front. A streamed one says nothing about it. */
    private fun showing(configuration: TabConfiguration): NavigationState<ID> =
        if (configuration.isLive) this else copy(pageHidesTabBar = configuration.isTabBarHidden)

    private fun reconcile(configuration: TabConfiguration, makeID: () -> ID): Step<ID> {
        // After a change of session, the other containers show another user's pages.
        val visible = if (changesSession(configuration)) listOf(selected) else tabs
        val effective = EffectiveTabs.of(configuration, visible.ids, selected.represents?.id)
        val next = showing(configuration)
            .copy(configuration = configuration, highestRevision = configuration.revision ?: highestRevision)
        val isBarNeeded = effective.tabs.size >= 2
        return when {
            isBootstrap && !isBarNeeded -> Step(next, Transition(TransitionKind.BOOTSTRAP_KEPT)) // case 1
            isBootstrap -> next.promote(effective, makeID) // case 2
            !isBarNeeded -> next.demote() // case 3
            effective.tabs.map { it.id }.toSet() == visible.ids.toSet() -> next.relabel(effective) // cases 4, 5, 6
            selected.represents?.id in effective -> next.restructure(effective, visible, makeID) // cases 7, 8, 10
            else -> next.morph(effective, visible, makeID) // cases 9, 10, 11
        }
    }

    private fun promote(effective: EffectiveTabs, makeID: () -> ID): Step<ID> =
        arrange(effective.tabs, makeID) { if (it == effective.hint) selected else null }
            .with { copy(kind = TransitionKind.PROMOTED, promoted = selectedID) }

    private fun demote(): Step<ID> = Step(
        copy(tabs = listOf(TabItem(selectedID, represents = null))),
        Transition(TransitionKind.DEMOTED, disposed = tabs.map { it.id } - selectedID, demoted = selectedID),
    )

    /** Updates tabs in place. Their order and the selection stay. */
    private fun relabel(effective: EffectiveTabs): Step<ID> {
        val inClientOrder = tabs.map { item -> effective.tabs.first { it.id == item.represents?.id } }
        val kind = when {
            inClientOrder != effective.tabs -> TransitionKind.ORDER_IGNORED // case 6
            configuration?.active != selected.represents?.id -> TransitionKind.HINT_IGNORED // case 5
            else -> TransitionKind.UNCHANGED // case 4
        }
        return arrange(inClientOrder, { error("no container is created") }, tabs::representing).with { copy(kind = kind) }
    }

    /** Adds and removes tabs around the selected one. */
    private fun restructure(effective: EffectiveTabs, visible: List<TabItem<ID>>, makeID: () -> ID): Step<ID> =
        arrange(effective.tabs, makeID, visible::representing).with {
            copy(
                kind = when {
                    visible.ids.all(effective::contains) -> TransitionKind.ADDED // case 7
                    created.isEmpty() -> TransitionKind.REMOVED // case 8
                    else -> TransitionKind.REPLACED // case 10
                },
            )
        }

    /** Lets the selected container represent the hint, because its own tab is gone. */
    private fun morph(effective: EffectiveTabs, visible: List<TabItem<ID>>, makeID: () -> ID): Step<ID> =
        arrange(effective.tabs, makeID) { if (it == effective.hint) selected else visible.representing(it) }.with {
            copy(
                kind = when {
                    effective.hint?.id in visible.ids -> TransitionKind.ACTIVE_REMOVED // case 9
                    visible.ids.any(effective::contains) -> TransitionKind.REPLACED // case 10
                    else -> TransitionKind.ALL_REPLACED // case 11
                },
                morphed = selectedID,
                updated = updated - selectedID,
            )
        }

    /**
     * Puts tabs on the bar.
     *
     * @param container returns the container that represents a tab from now on, or `null` for a new one.
     */
    private fun arrange(tabs: List<TabData>, makeID: () -> ID, container: (TabData) -> TabItem<ID>?): Step<ID> {
        val created = mutableListOf<ID>()
        val next = tabs.map { tab ->
            val item = container(tab)
            when {
                item == null -> TabItem(makeID().also(created::add), tab)
                item.represents?.id == tab.id -> item.relabelled(tab)
                else -> TabItem(item.id, tab)
            }
        }
        val idsBefore = this.tabs.map { it.id }
        val idsAfter = next.map { it.id }
        val transition = Transition(
            TransitionKind.UNCHANGED,
            created,
            disposed = idsBefore - idsAfter.toSet(),
            updated = next.filter { item ->
                val before = this.tabs.find { it.id == item.id }?.represents
                before != null && !before.looksLike(item.represents)
            }.map { it.id },
            isReordered = idsBefore.filter { it in idsAfter } != idsAfter.filter { it in idsBefore },
        )
        return Step(copy(tabs = next), transition)
    }

    /** Rejects a configuration. The page in front no longer hides the tab bar. */
    public fun reject(): Step<ID> = step {
        Step(copy(pageHidesTabBar = false), Transition(TransitionKind.REJECTED))
    }

    // Sessions

    /** Whether a configuration gives another session than the last one that was given. */
    private fun changesSession(configuration: TabConfiguration): Boolean =
        session != null && configuration.session != null && session != configuration.session

    private fun Step<ID>.endingSession(before: NavigationState<ID>, configuration: TabConfiguration): Step<ID> {
        val given = configuration.session ?: return this
        val isChange = before.changesSession(configuration)
        val isStreamed = isChange && configuration.isLive
        val streamed = when {
            configuration.isLive -> given.takeIf { isChange || before.streamedSession != null }
            else -> before.streamedSession.takeIf { it != given }
        }
        // A streamed change leaves another user's page in front. Refreshing it once is enough.
        val refreshed = if (isStreamed && before.streamedSession == null) selectedID else null
        return map { copy(session = given, streamedSession = streamed) }
            .with { copy(forgetsHistory = isChange, refreshed = refreshed) }
    }

    // The user

    /**
     * Selects a container.
     *
     * A tab whose latest deprecation is hard is removed when the user leaves it, and the tabs that were hidden on its
     * account take its position. A container whose version is out of date is refreshed.
     *
     * @param id the container.
     * @param makeID returns the identity of a new container, as for [accept].
     * @return the next state, and everything a client must do to reach it.
     */
    public fun select(id: ID, makeID: () -> ID): Step<ID> = step {
        when {
            tabs.none { it.id == id } -> Step(this, Transition(TransitionKind.IGNORED))
            id == selectedID -> Step(this, Transition(TransitionKind.RESELECTED))
            else -> copy(streamedSession = null, pageHidesTabBar = false).turn(id, makeID)
        }
    }

    private fun turn(id: ID, makeID: () -> ID): Step<ID> {
        val isOutdated = tabs.first { it.id == id }.version.isOutdated
        val next = if (selected.represents?.deprecated == Deprecation.HARD) {
            leave(selected, id, makeID)
        } else {
            Step(copy(selectedID = id), Transition(TransitionKind.SELECTED, selected = id))
        }
        return if (isOutdated) next.map { loaded(id) }.with { copy(refreshed = id) } else next
    }

    /** Selects another container and disposes the one that is left. */
    private fun leave(left: TabItem<ID>, id: ID, makeID: () -> ID): Step<ID> {
        val staying = copy(tabs = tabs - left, selectedID = id)
        val appearing = staying.tabsNoLongerHidden()
        if (staying.tabs.size + appearing.size < 2) {
            return copy(selectedID = id).demote().with { copy(selected = id) } // case 3
        }
        val created = appearing.map { TabItem(makeID(), it) }
        return Step(
            staying.copy(tabs = tabs.flatMap { if (it == left) created else listOf(it) }),
            Transition(
                TransitionKind.SELECTED, created = created.map { it.id }, disposed = listOf(left.id), selected = id,
            ),
        )
    }

    private fun tabsNoLongerHidden(): List<TabData> {
        val configuration = configuration ?: return emptyList()
        return EffectiveTabs.of(configuration, tabs.ids, selected.represents?.id).tabs.filter { it.id !in tabs.ids }
    }

    // Addresses and pages

    /**
     * Opens an address from outside the pages in the tab that it belongs to: that of a notification, a deep link or another
     * app.
     *
     * @param address an absolute URL, or a reference relative to the start URL.
     * @param location the start URL and origin of the app.
     * @param makeID returns the identity of a new container, as for [accept].
     * @return the next state, and everything a client must do to reach it. [Transition.visits] is `null` if the address
     *   belongs to another app or site.
     */
    public fun open(address: String, location: AppLocation, makeID: () -> ID): Step<ID> {
        val url = location.resolveAddress(address) ?: return Step(this, Transition(TransitionKind.IGNORED))
        val owner = owner(TabOwnership(url, location)) ?: selectedID
        val step = if (owner == selectedID) {
            Step(copy(streamedSession = null), Transition(TransitionKind.OPENED))
        } else {
            select(owner, makeID)
        }
        return step.with { copy(visits = owner) }
    }

    /** Returns the container that an address belongs to, or `null` if it belongs to no tab. */
    private fun owner(ownership: TabOwnership): ID? {
        if (isBootstrap) return null
        val declared = configuration?.tabs.orEmpty()
        val removal = GracefulRemoval(declared, tabs.ids, selected.represents?.id)

        class Candidate(val length: Int, val isOwn: Boolean, val position: Int)

        val candidates = declared.mapNotNull { tab ->
            val length = ownership.matchLength(tab) ?: return@mapNotNull null
            val position = tabs.ids.indexOf(removal.standIn(tab)?.id)
            Candidate(length, isOwn = tabs.getOrNull(position)?.represents?.id == tab.id, position)
        }
        return candidates.filter { it.position >= 0 }
            .maxWithOrNull(compareBy({ it.length }, { it.isOwn }, { -it.position }))
            ?.let { tabs[it.position].id }
    }

    /**
     * Records that a container loaded its page without being selected, or a page that sends no configuration.
     *
     * @param id the container.
     * @return the next state, and everything a client must do to reach it.
     */
    public fun didLoad(id: ID): Step<ID> = step {
        when {
            tabs.none { it.id == id } -> Step(this, Transition(TransitionKind.IGNORED))
            id == selectedID -> Step(loaded(id).copy(pageHidesTabBar = false), Transition(TransitionKind.LOADED))
            else -> Step(loaded(id), Transition(TransitionKind.LOADED))
        }
    }

    private fun loaded(id: ID): NavigationState<ID> = copy(tabs = tabs.map { if (it.id == id) it.loaded() else it })

    /** Adds to a step how the tab bar and its tabs change. */
    private inline fun step(change: () -> Step<ID>): Step<ID> = change().let { step ->
        val isVisible = !isBootstrap && !isTabBarHidden
        val willBeVisible = !step.state.isBootstrap && !step.state.isTabBarHidden
        val tabBar = if (willBeVisible) Transition.TabBarChange.SHOWN else Transition.TabBarChange.HIDDEN
        step.with {
            copy(
                addedTabs = step.state.tabs.represented.filter { it.id !in tabs.ids },
                removedTabs = tabs.represented.filter { it.id !in step.state.tabs.ids },
                tabBar = tabBar.takeIf { isVisible != willBeVisible },
            )
        }
    }

    /** The broken invariant of the state, or `null`. */
    internal val brokenInvariant: String?
        get() {
            val represented = tabs.represented
            return when {
                tabs.none { it.id == selectedID } -> "the selected container is not among the tabs"
                tabs.distinctBy { it.id }.size != tabs.size -> "two tabs have the same container"
                tabs.size == 1 && represented.isNotEmpty() -> "the only container represents a tab"
                tabs.size > 1 && represented.size != tabs.size -> "a container on the tab bar represents no tab"
                represented.distinctBy { it.id }.size != represented.size -> "two containers represent the same tab"
                else -> null
            }
        }
}

/** The tabs that containers represent. */
private val List<TabItem<*>>.represented: List<TabData>
    get() = mapNotNull { it.represents }

/** The ids that containers represent. */
private val List<TabItem<*>>.ids: List<TabID>
    get() = represented.map { it.id }

/** Returns the container that represents a tab, or `null`. */
private fun <ID : Any> List<TabItem<ID>>.representing(tab: TabData): TabItem<ID>? = find { it.represents?.id == tab.id }
