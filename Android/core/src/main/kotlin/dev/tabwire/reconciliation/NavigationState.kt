package dev.tabwire.reconciliation

import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabID

/**
 * Which containers there are, what each represents, and which one is selected (reconciliation).
 *
 * It starts in bootstrap: one container that represents nothing, without a tab bar. From there it goes on in two ways
 * only: a configuration is accepted, or the user selects a container. Either gives the next state; this one stays.
 *
 * **The one law:** accepting a configuration never changes which container is selected.
 *
 * @property tabs the containers in the order of the tab bar. In bootstrap there is one, which represents nothing.
 * @property selectedID the container that the user looks at.
 * @property configuration the last configuration that was accepted.
 */
@ConsistentCopyVisibility
public data class NavigationState<ID : Any> internal constructor(
    public val tabs: List<TabItem<ID>>,
    public val selectedID: ID,
    public val configuration: TabConfiguration?,
    /** The highest revision that was accepted so far. */
    internal val highestRevision: Long?,
) {
    /**
     * Starts in bootstrap.
     *
     * @param bootstrapID the identity of the first container.
     */
    public constructor(bootstrapID: ID) : this(listOf(TabItem(bootstrapID, represents = null)), bootstrapID, null, null)

    /** Whether there is a single container and no tab bar. */
    public val isBootstrap: Boolean
        get() = tabs.size == 1

    /** The container that the user looks at. */
    public val selected: TabItem<ID>
        get() = tabs.first { it.id == selectedID }

    // The server

    /**
     * Takes over what the server wants, touching as little as possible.
     *
     * @param configuration what the server wants.
     * @param makeID gives the identity of a new container: one that was never used before. It is called once for each
     *   new container, in the order of the tabs.
     * @return the next state, and what a client must do about it.
     */
    public fun accept(configuration: TabConfiguration, makeID: () -> ID): Step<ID> {
        val revision = configuration.revision
        if (revision != null && highestRevision != null && revision < highestRevision) {
            return Step(this, Transition(TransitionKind.STALE))
        }
        // After somebody else signed in, the other containers show pages of a stranger.
        val visible = visible(if (isForeign(configuration)) listOf(selected) else tabs)
        val effective = EffectiveTabs.of(configuration, selected.represents?.id, visible::containsKey)
        val accepted = copy(configuration = configuration, highestRevision = revision ?: highestRevision)
        return when {
            effective.tabs.size < 2 && isBootstrap -> Step(accepted, Transition(TransitionKind.BOOTSTRAP_KEPT))
            effective.tabs.size < 2 -> accepted.demote()
            isBootstrap -> accepted.promote(effective, makeID)
            effective.tabs.size == visible.size && effective.tabs.all { it.id in visible } ->
                accepted.relabel(effective.tabs)
            else -> accepted.restructure(effective, visible, makeID)
        }
    }

    /** Whether somebody else is signed in than before. */
    private fun isForeign(configuration: TabConfiguration): Boolean {
        val before = this.configuration?.session
        val now = configuration.session
        return before != null && now != null && before != now
    }

    private fun promote(effective: EffectiveTabs, makeID: () -> ID): Step<ID> {
        val created = mutableListOf<ID>()
        val tabs = effective.tabs.map { tab ->
            TabItem(if (tab == effective.hint) selectedID else makeID().also(created::add), tab)
        }
        return Step(copy(tabs = tabs), Transition(TransitionKind.PROMOTED, created = created, promoted = selectedID))
    }

    private fun demote(): Step<ID> {
        val disposed = tabs.map { it.id } - selectedID
        val transition = Transition(TransitionKind.DEMOTED, disposed = disposed, demoted = selectedID)
        return Step(copy(tabs = listOf(TabItem(selectedID, represents = null))), transition)
    }

    private fun relabel(effective: List<TabData>): Step<ID> {
        val next = effective.associateBy { it.id }
        val relabelled = tabs.map { it.copy(represents = next[it.represents?.id]) }
        val kind = when {
            relabelled.map { it.represents } != effective -> TransitionKind.ORDER_IGNORED
            selected.represents?.id != configuration?.active -> TransitionKind.HINT_IGNORED
            else -> TransitionKind.UNCHANGED
        }
        val updated = relabelled.filterIndexed { index, item ->
            item.represents?.looksLike(tabs[index].represents) == false
        }.map { it.id }
        return Step(copy(tabs = relabelled), Transition(kind, updated = updated))
    }

    private fun restructure(
        effective: EffectiveTabs,
        visible: Map<TabID, TabItem<ID>>,
        makeID: () -> ID,
    ): Step<ID> {
        val isSelectedGone = effective.tabs.none { it.id == selected.represents?.id }
        val heir = if (isSelectedGone) effective.hint else null
        val created = mutableListOf<ID>()
        val survivors = mutableListOf<ID>()
        val updated = mutableListOf<ID>()
        val next = effective.tabs.map { tab ->
            val before = visible[tab.id]
            val id = when {
                tab == heir -> selectedID
                before != null -> before.id.also(survivors::add)
                else -> makeID().also(created::add)
            }
            if (id in survivors && !tab.looksLike(before?.represents)) updated += id
            TabItem(id, tab)
        }
        val kind = when {
            heir != null && heir.id in visible -> TransitionKind.ACTIVE_REMOVED
            heir != null && survivors.isEmpty() -> TransitionKind.ALL_REPLACED
            heir != null -> TransitionKind.REPLACED
            survivors.size == visible.size -> TransitionKind.ADDED
            created.isEmpty() -> TransitionKind.REMOVED
            else -> TransitionKind.REPLACED
        }
        val idsBefore = tabs.map { it.id }
        val idsAfter = next.map { it.id }
        val transition = Transition(
            kind,
            created = created,
            disposed = idsBefore - idsAfter.toSet(),
            updated = updated,
            morphed = if (isSelectedGone) selectedID else null,
            isReordered = idsBefore.filter { it in idsAfter } != idsAfter.filter { it in idsBefore },
        )
        return Step(copy(tabs = next), transition)
    }

    // The user

    /**
     * Turns to the container that the user selects.
     *
     * A tab whose latest deprecation is hard does not survive being left: it goes, and the tabs that waited for it
     * appear in its place.
     *
     * @param id the container to turn to.
     * @param makeID gives the identity of a new container, as for [accept].
     * @return the next state, and what a client must do about it.
     */
    public fun select(id: ID, makeID: () -> ID): Step<ID> = when {
        tabs.none { it.id == id } -> Step(this, Transition(TransitionKind.IGNORED))
        id == selectedID -> Step(this, Transition(TransitionKind.RESELECTED))
        selected.represents?.deprecated == Deprecation.HARD -> leave(selected, id, makeID)
        else -> Step(copy(selectedID = id), Transition(TransitionKind.SELECTED, selected = id))
    }

    /** Turns away from a container that does not survive it. */
    private fun leave(left: TabItem<ID>, id: ID, makeID: () -> ID): Step<ID> {
        val staying = copy(tabs = tabs - left, selectedID = id)
        val waiting = staying.tabsNoLongerHidden()
        if (staying.tabs.size + waiting.size < 2) {
            val (state, transition) = copy(selectedID = id).demote()
            return Step(state, transition.copy(selected = id))
        }
        val appeared = waiting.map { TabItem(makeID(), it) }
        val transition = Transition(
            TransitionKind.SELECTED, created = appeared.map { it.id }, disposed = listOf(left.id), selected = id,
        )
        return Step(staying.copy(tabs = tabs.flatMap { if (it == left) appeared else listOf(it) }), transition)
    }

    private fun tabsNoLongerHidden(): List<TabData> {
        val visible = visible(tabs)
        val configuration = configuration ?: return emptyList()
        val effective = EffectiveTabs.of(configuration, selected.represents?.id, visible::containsKey)
        return effective.tabs.filter { it.id !in visible }
    }

    private fun visible(items: List<TabItem<ID>>): Map<TabID, TabItem<ID>> = buildMap {
        for (item in items) item.represents?.let { put(it.id, item) }
    }

    /** What is wrong with the state, in a sentence; nothing as long as the algorithm is right. */
    internal val brokenInvariant: String?
        get() {
            val represented = tabs.mapNotNull { it.represents }
            return when {
                tabs.none { it.id == selectedID } -> "the selected container is not among the tabs"
                tabs.distinctBy { it.id }.size != tabs.size -> "two tabs are the same container"
                tabs.size == 1 && represented.isNotEmpty() -> "the only container represents a tab"
                tabs.size > 1 && represented.size != tabs.size -> "a container on the tab bar represents nothing"
                represented.distinctBy { it.id }.size != represented.size -> "two containers represent the same tab"
                else -> null
            }
        }
}
