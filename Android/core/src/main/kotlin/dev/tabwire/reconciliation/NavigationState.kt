package dev.tabwire.reconciliation

import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabID

/**
 * The containers, the tab that each represents, and the selected container (reconciliation).
 *
 * It starts in bootstrap, with one container and no tab bar. It is a value: accepting a configuration or selecting a
 * container returns the next state.
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
    public val configuration: TabConfiguration?,
    /** The highest accepted revision. */
    internal val highestRevision: Long?,
) {
    /**
     * Creates the bootstrap state.
     *
     * @param bootstrapID the identity of the first container.
     */
    public constructor(bootstrapID: ID) : this(listOf(TabItem(bootstrapID, represents = null)), bootstrapID, null, null)

    /** Whether there is one container and no tab bar. */
    public val isBootstrap: Boolean
        get() = tabs.size == 1

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
    public fun accept(configuration: TabConfiguration, makeID: () -> ID): Step<ID> {
        if (isStale(configuration)) return Step(this, Transition(TransitionKind.STALE))
        // After a change of session, the other containers show another user's pages.
        val visible = if (changesSession(configuration)) listOf(selected) else tabs
        val effective = EffectiveTabs.of(configuration, visible.ids, selected.represents?.id)
        val next = copy(configuration = configuration, highestRevision = configuration.revision ?: highestRevision)
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

    private fun isStale(configuration: TabConfiguration): Boolean =
        configuration.revision != null && highestRevision != null && configuration.revision < highestRevision

    private fun changesSession(configuration: TabConfiguration): Boolean {
        val before = this.configuration?.session
        return before != null && configuration.session != null && before != configuration.session
    }

    private fun promote(effective: EffectiveTabs, makeID: () -> ID): Step<ID> =
        arrange(effective.tabs, makeID) { if (it == effective.hint) selectedID else null }
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
        arrange(effective.tabs, makeID) { if (it == effective.hint) selectedID else visible.representing(it) }.with {
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
    private fun arrange(tabs: List<TabData>, makeID: () -> ID, container: (TabData) -> ID?): Step<ID> {
        val created = mutableListOf<ID>()
        val next = tabs.map { TabItem(container(it) ?: makeID().also(created::add), it) }
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

    // The user

    /**
     * Selects a container.
     *
     * A tab whose latest deprecation is hard is removed when the user leaves it, and the tabs that were hidden on its
     * account take its position.
     *
     * @param id the container.
     * @param makeID returns the identity of a new container, as for [accept].
     * @return the next state, and everything a client must do to reach it.
     */
    public fun select(id: ID, makeID: () -> ID): Step<ID> = when {
        tabs.none { it.id == id } -> Step(this, Transition(TransitionKind.IGNORED))
        id == selectedID -> Step(this, Transition(TransitionKind.RESELECTED))
        selected.represents?.deprecated == Deprecation.HARD -> leave(selected, id, makeID)
        else -> Step(copy(selectedID = id), Transition(TransitionKind.SELECTED, selected = id))
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

    /** The broken invariant of the state, or `null`. */
    internal val brokenInvariant: String?
        get() {
            val represented = tabs.mapNotNull { it.represents }
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

/** The ids that containers represent. */
private val List<TabItem<*>>.ids: List<TabID>
    get() = mapNotNull { it.represents?.id }

/** Returns the container that represents a tab, or `null`. */
private fun <ID : Any> List<TabItem<ID>>.representing(tab: TabData): ID? = find { it.represents?.id == tab.id }?.id

private fun <ID : Any> Step<ID>.with(change: Transition<ID>.() -> Transition<ID>): Step<ID> =
    copy(transition = transition.change())
