package dev.tabwire.reconciliation

import dev.tabwire.InternalTabwireApi
import dev.tabwire.location.AppLocation
import dev.tabwire.opening.open
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabId

/**
 * The containers of an app, what each represents, and which one is selected (R1.1).
 *
 * It starts in bootstrap: one container that represents no tab, without a tab bar. It is a value: each change returns the
 * next state.
 *
 * **The one law:** accepting a configuration never changes which container is selected.
 */
@ConsistentCopyVisibility
@InternalTabwireApi
public data class NavigationState<ID : Any> internal constructor(
    internal val ids: List<ID>,
    internal val arrangement: TabArrangement,
) {
    /**
     * Creates a state in bootstrap.
     *
     * @param bootstrapId the identity of the first container.
     */
    public constructor(bootstrapId: ID) : this(listOf(bootstrapId), TabArrangement())

    /** The containers in the order of the tab bar. In bootstrap there is one, which represents no tab. */
    public val tabs: List<TabItem<ID>>
        get() = ids.mapIndexed { position, id -> TabItem(id, arrangement.tabs.getOrNull(position)) }

    /** Whether there is a single container and no tab bar. */
    public val isBootstrap: Boolean
        get() = arrangement.isBootstrap

    /** The selected container. */
    public val selected: TabItem<ID>
        get() = TabItem(selectedId, arrangement.selectedTab)

    /** The identity of the selected container. */
    public val selectedId: ID
        get() = ids[arrangement.selected]

    /** The actions in the order of the tab bar, each with its place; none in bootstrap (R17.4 to R17.6). */
    public val actions: List<ActionItem<ID>>
        get() = arrangement.actions.map { (action, after) -> ActionItem(action, after?.let(ids::get)) }

    /** The container of the tab that searches, or `null` if none is on the tab bar (P24.1). */
    public val searchId: ID?
        get() = configuration?.search?.let { search -> tabs.find { it.represents?.id == search }?.id }

    /** The number on the app's icon, or `null` before a configuration gave one (R18). */
    public val appBadge: Long?
        get() = arrangement.appBadge

    /** The last configuration that was accepted, or `null` before the first. */
    public val configuration: TabConfiguration?
        get() = arrangement.configuration

    /** The last session that an accepted configuration gave (R1.10), or `null`. */
    internal val session: String?
        get() = arrangement.session

    /** The latest version of the selected container's tab (R9.1), or `null`. */
    internal val latestVersion: String?
        get() = arrangement.latestVersion

    /** A transition that loads the page in front again because of its session, and nothing else. */
    internal val refreshOfSelected: Transition<ID>
        get() = Transition(ArrangementChange(TransitionKind.UNCHANGED, arrangement, refresh = RefreshReason.SESSION), this, this)

    /** A transition that loads the pages below an opened one afresh (P16.3), and nothing else. */
    internal val refreshBelowOpened: Transition<ID>
        get() = Transition(
            ArrangementChange(TransitionKind.UNCHANGED, arrangement, isVisit = true, refresh = RefreshReason.SESSION), this, this,
        )

    /** A transition that forgets the pages behind the page in front, and changes nothing else. */
    internal val forgettingHistory: Transition<ID>
        get() = Transition(ArrangementChange(TransitionKind.UNCHANGED, arrangement, forgetsHistory = true), this, this)

    /** Returns the session that the last page of a container gave (R8.1), or `null`. */
    internal fun pageSession(id: ID): String? = position(id)?.let(arrangement.sessionGuard.pages::get)

    /** Whether there are tabs, but the page in front wants no tab bar (R10.7). */
    public val isTabBarHidden: Boolean
        get() = !isBootstrap && !arrangement.isTabBarVisible

    // The server

    /**
     * Accepts a configuration, changing as little as possible.
     *
     * @param configuration the configuration of the server.
     * @param isFirstPage whether it came from the first page of the selected container, from which there is no way back. That
     *   page never hides the tab bar (R10.10).
     * @param makeId returns the identity of a new container, never used before. It is called once for each new container,
     *   in the order of the tabs.
     * @return the next state, and the transition to apply.
     */
    public fun accept(configuration: TabConfiguration, isFirstPage: Boolean = false, makeId: () -> ID): Step<ID> =
        step(arrangement.accept(configuration, isFirstPage), makeId)

    /**
     * Records that the page in front sent a configuration that was rejected: it no longer hides the tab bar.
     *
     * @return the next state, and the transition to apply.
     */
    public fun reject(): Step<ID> = step(arrangement.reject())

    /**
     * Records that a container loaded its page without being selected, or loaded a page that sent no configuration.
     *
     * @param id the container.
     * @return the next state, and the transition to apply.
     */
    public fun didLoad(id: ID): Step<ID> = step(arrangement.load(position(id)))

    /**
     * Records that the first page of a container has appeared, and sends no configuration: the user went back to it, or the
     * pages before it are gone (R12.3).
     *
     * @param id the container.
     * @return the next state, and the transition to apply.
     */
    public fun firstPageDidAppear(id: ID): Step<ID> = step(arrangement.firstPageDidAppear(position(id)))

    // The user

    /**
     * Selects a container.
     *
     * If the deselected tab is hard-deprecated, its container is disposed, and the tabs that waited for it take its place.
     *
     * @param id the container to select.
     * @param makeId returns the identity of a new container, as for [accept].
     * @return the next state, and the transition to apply.
     */
    public fun select(id: ID, makeId: () -> ID): Step<ID> = step(arrangement.select(position(id)), makeId)

    /**
     * Opens an address that comes from outside the pages: a notification, a deep link, another app (R13.21).
     *
     * The tab that owns the address is selected, and visits it.
     *
     * @param address an absolute URL, or a reference relative to the start URL.
     * @param location the start URL and origin of the app.
     * @param makeId returns the identity of a new container, as for [accept].
     * @return the next state, and the transition to apply; [TransitionKind.IGNORED] if the address is not on the app's origin.
     */
    public fun open(address: String, location: AppLocation, makeId: () -> ID): Step<ID> =
        step(arrangement.open(address, location), makeId)

    /**
     * Performs an action on the tab bar: the selected container visits its path (R17.7).
     *
     * @param id the action.
     * @return the same state, and the transition to apply; [TransitionKind.IGNORED] if no such action is on the tab bar.
     */
    public fun perform(id: TabId): Step<ID> = step(arrangement.perform(id))

    /**
     * Records that the app comes back: it was not on the screen for a while (R20).
     *
     * @return the next state, and the transition to apply: the selected container is refreshed if it is outdated. Otherwise the
     *   next accepted configuration decides, if a stream delivers it.
     */
    public fun resume(): Step<ID> = step(arrangement.resume())

    // Positions and identities

    private fun position(id: ID): Int? = ids.indexOf(id).takeIf { it >= 0 }

    /** Turns the positions of a change into identities. Without `makeId`, the change creates no container. */
    private fun step(change: ArrangementChange, makeId: () -> ID = { selectedId }): Step<ID> {
        val idsAfter = change.origins?.map { origin -> if (origin == null) makeId() else ids[origin] } ?: ids
        val after = NavigationState(idsAfter, change.arrangement)
        return Step(after, Transition(change, this, after))
    }

    /** The broken invariant of the state, or `null`. */
    internal val brokenInvariant: String?
        get() = when {
            ids.size != arrangement.tabs.size.coerceAtLeast(1) -> "a container on the tab bar represents no tab"
            ids.distinct().size != ids.size -> "two tabs have the same container"
            else -> arrangement.brokenInvariant
        }
}
