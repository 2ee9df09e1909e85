package dev.tabwire.reconciliation

import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabAction
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabId

/**
 * The reconciliation: what the containers represent, which of them is selected, and how a configuration or the user
 * changes that.
 *
 * Containers are known by their position on the tab bar; [NavigationState] gives them identities.
 *
 * @property tabs the tab that each container represents. Empty in bootstrap, where the only container represents none.
 * @property versions the versions that each container knows of its tab.
 * @property selected the position of the selected container.
 * @property configuration the last configuration that was accepted.
 * @property highestRevision the highest revision that was accepted.
 * @property session the last session that an accepted configuration gave.
 * @property sessionGuard decides when a streamed session refreshes the page in front.
 * @property pageHidesTabBar whether the page in front wants no tab bar (R10).
 * @property appBadge the number on the app's icon, or `null` before the first one was given (R18).
 * @property awaitsConfiguration whether the app came back, and the next accepted configuration says if the page in front is
 *   outdated (R20.2).
 */
internal data class TabArrangement(
    val tabs: List<TabData> = emptyList(),
    val versions: List<PageVersion> = emptyList(),
    val selected: Int = 0,
    val configuration: TabConfiguration? = null,
    val highestRevision: Long? = null,
    val session: String? = null,
    val sessionGuard: SessionGuard = SessionGuard(),
    val pageHidesTabBar: Boolean = false,
    val appBadge: Long? = null,
    val awaitsConfiguration: Boolean = false,
) {
    /** Whether the only container represents no tab. */
    val isBootstrap: Boolean
        get() = tabs.isEmpty()

    /** The tab that the selected container represents, or `null` in bootstrap. */
    val selectedTab: TabData?
        get() = tabs.getOrNull(selected)

    /** The latest version of that tab (R9.1), or `null`. */
    val latestVersion: String?
        get() = versions.getOrNull(selected)?.latest

    /** Whether the tab bar is visible. */
    val isTabBarVisible: Boolean
        get() = !pageHidesTabBar && !isBootstrap

    // Accepting a configuration

    /**
     * Reconciles a configuration with the containers ("Transition cases").
     *
     * @param isFirstPage whether it came from the first page of the selected container (R10.10).
     */
    fun accept(configuration: TabConfiguration, isFirstPage: Boolean): ArrangementChange {
        val shown = when {
            configuration.isLive -> this
            else -> copy(pageHidesTabBar = configuration.isTabBarHidden && !isFirstPage)
        }
        if (configuration.revision != null && highestRevision != null && configuration.revision < highestRevision) {
            val next = if (configuration.isLive) shown else shown.loading(configuration.session, isStale = true)
            return ArrangementChange(TransitionKind.STALE, next)
        }
        val isOtherSession = session != null && configuration.session != null && configuration.session != session
        // After a session change the other containers show another user's pages.
        val visible = if (isOtherSession && !isBootstrap) selected..selected else tabs.indices
        val effective = EffectiveTabs(configuration, selectedTab?.id, visible.map { tabs[it].id })
        val positions = effective.tabs.map { tab -> visible.find { tabs[it].id == tab.id } }
        val isBarNeeded = effective.tabs.size >= 2
        val change = when {
            isBootstrap && !isBarNeeded -> ArrangementChange(TransitionKind.BOOTSTRAP_KEPT, shown) // case 1
            isBootstrap -> shown.promote(effective) // case 2
            !isBarNeeded -> shown.demote() // case 3
            null !in positions && positions.size == visible.count() && configuration.reorders && positions != visible.toList() ->
                shown.arrange(TransitionKind.ORDER_IGNORED, effective.tabs, positions) // case 6, with the server's order
            null !in positions && positions.size == visible.count() ->
                shown.relabel(effective.tabs, configuration.active) // cases 4, 5 and 6
            selected in positions -> shown.restructure(effective.tabs, positions, visible) // cases 7, 8 and 10
            else -> shown.morph(effective, positions) // cases 9, 10 and 11
        }
        val next = change.arrangement.copy(
            configuration = configuration,
            highestRevision = configuration.revision ?: highestRevision,
            session = configuration.session ?: session,
            appBadge = configuration.appBadge ?: if (isOtherSession) appBadge?.let { 0 } else appBadge,
            awaitsConfiguration = false,
        )
        val (arrangement, refresh) = when {
            configuration.isLive -> next.streaming(configuration.session, isAwaited = awaitsConfiguration)
            else -> next.loading(configuration.session, isStale = false)
                .run { copy(versions = versions.markingLoaded(selected)) } to null
        }
        return change.copy(arrangement = arrangement, forgetsHistory = isOtherSession, refresh = refresh)
    }

    /**
     * Returns the arrangement after a stream gave a session, or none, and the reason to load the page in front again.
     *
     * @param isAwaited whether the configuration of the stream was awaited since the app came back (R20.3).
     */
    private fun streaming(session: String?, isAwaited: Boolean): Pair<TabArrangement, RefreshReason?> {
        val isOfOtherSession = sessionGuard.isRefreshed(session, inFront = selected)
        val isOutdated = isAwaited && versions.getOrNull(selected)?.isOutdated == true
        val next = copy(
            sessionGuard = if (session != null && isOfOtherSession) sessionGuard.reporting(session) else sessionGuard,
            versions = if (isOutdated) versions.markingLoaded(selected) else versions,
        )
        return next to when {
            isOfOtherSession -> RefreshReason.SESSION
            isOutdated -> RefreshReason.VERSION
            else -> null
        }
    }

    /** Returns the arrangement after the page in front gave a session, or none. */
    private fun loading(session: String?, isStale: Boolean) =
        copy(sessionGuard = sessionGuard.loading(session, selected, isStale))

    // The cases

    /** Case 2: the only container represents the hinted tab. */
    private fun promote(effective: EffectiveTabs): ArrangementChange =
        arrange(TransitionKind.PROMOTED, effective.tabs, effective.tabs.map { if (it.id == effective.hint) selected else null })

    /** Case 3: the selected container survives without a tab. */
    private fun demote(): ArrangementChange = ArrangementChange(
        TransitionKind.DEMOTED,
        copy(
            tabs = emptyList(), versions = emptyList(), selected = 0, sessionGuard = sessionGuard.moving(listOf(selected)),
        ),
        origins = listOf(selected),
    )

    /** Cases 4, 5 and 6: the containers keep their order; their tabs are updated in place. */
    private fun relabel(wanted: List<TabData>, active: TabId?): ArrangementChange {
        val updatedTabs = tabs.map { tab -> wanted.first { it.id == tab.id } }
        val kind = when {
            updatedTabs != wanted -> TransitionKind.ORDER_IGNORED // case 6
            active != selectedTab?.id -> TransitionKind.HINT_IGNORED // case 5
            else -> TransitionKind.UNCHANGED // case 4
        }
        return ArrangementChange(
            kind,
            copy(tabs = updatedTabs, versions = versions.zip(updatedTabs, PageVersion::updated)),
            updated = tabs.indices.filter { !updatedTabs[it].looksLike(tabs[it]) },
        )
    }

    /** Cases 7, 8 and 10: tabs are added and removed around the selected one. */
    private fun restructure(wanted: List<TabData>, positions: List<Int?>, visible: IntRange): ArrangementChange {
        val kind = when {
            positions.containsAll(visible.toList()) -> TransitionKind.ADDED // case 7
            null !in positions -> TransitionKind.REMOVED // case 8
            else -> TransitionKind.REPLACED // case 10
        }
        return arrange(kind, wanted, positions)
    }

    /** Cases 9, 10 and 11: the selected container represents the hinted tab, because its own is gone. */
    private fun morph(effective: EffectiveTabs, positions: List<Int?>): ArrangementChange {
        val heir = effective.tabs.indexOfFirst { it.id == effective.hint }.coerceAtLeast(0)
        val kind = when {
            positions[heir] != null -> TransitionKind.ACTIVE_REMOVED // case 9
            positions.any { it != null } -> TransitionKind.REPLACED // case 10
            else -> TransitionKind.ALL_REPLACED // case 11
        }
        return arrange(kind, effective.tabs, positions.replacing(heir, listOf(selected))).copy(isMorph = true)
    }

    /**
     * Puts containers on the tab bar, in the order of the server.
     *
     * @param wanted the tabs that they represent.
     * @param origins for each tab the position of its container before, or `null` for a new one. The selected one is among
     *   them.
     */
    private fun arrange(kind: TransitionKind, wanted: List<TabData>, origins: List<Int?>): ArrangementChange {
        // A container that comes to represent another tab starts with the version of that tab.
        val same = wanted.zip(origins) { tab, origin -> origin?.takeIf { tabs.getOrNull(it)?.id == tab.id } }
        return ArrangementChange(
            kind,
            copy(
                tabs = wanted,
                versions = wanted.zip(same) { tab, position -> position?.let { versions[it].updated(tab) } ?: PageVersion(tab) },
                selected = origins.indexOf(selected).coerceAtLeast(0),
                sessionGuard = sessionGuard.moving(origins),
            ),
            origins,
            updated = wanted.zip(same).mapNotNull { (tab, position) -> position?.takeIf { !tab.looksLike(tabs[it]) } },
        )
    }

    // The user

    /** Selects another container (R11.3). */
    fun select(position: Int?): ArrangementChange {
        if (position == null) return ArrangementChange(TransitionKind.IGNORED, this)
        if (position == selected) return ArrangementChange(TransitionKind.RESELECTED, this)
        val next = copy(
            selected = position, versions = versions.markingLoaded(position), pageHidesTabBar = false,
            sessionGuard = sessionGuard.selecting(session), awaitsConfiguration = false,
        )
        val change = when (selectedTab?.deprecated) {
            Deprecation.HARD -> next.removeHardDeprecated(selected)
            else -> ArrangementChange(TransitionKind.SELECTED, next)
        }
        return change.copy(isSelection = true, refresh = RefreshReason.VERSION.takeIf { versions[position].isOutdated })
    }

    /** Removes the tab that the user left. The tabs that waited for it appear in its place. */
    private fun removeHardDeprecated(left: Int): ArrangementChange {
        val visible = tabs.map { it.id } - tabs[left].id
        val effective = configuration?.let { EffectiveTabs(it, selectedTab?.id, visible).tabs }.orEmpty()
        val appearing = effective.filter { it.id !in visible }
        val remaining = tabs.replacing(left, appearing)
        val origins = tabs.indices.toList().replacing(left, appearing.map { null })
        return if (remaining.size < 2) demote() else arrange(TransitionKind.SELECTED, remaining, origins)
    }

    /** Performs an action on the tab bar: the selected container visits its path (R17.7). */
    fun perform(id: TabId): ArrangementChange {
        val action = configuration?.takeUnless { isBootstrap }?.actions?.find { it.id == id }
            ?: return ArrangementChange(TransitionKind.IGNORED, this)
        return ArrangementChange(TransitionKind.PERFORMED, this, isVisit = true, performed = action)
    }

    // Actions

    /** The actions in the order of the bar, each with the position of the container before it (R17.4 to R17.6). */
    val actions: List<Pair<TabAction, Int?>>
        get() {
            val configuration = configuration?.takeUnless { isBootstrap || it.actions.isEmpty() } ?: return emptyList()
            val positions = configuration.tabs.map { wanted -> tabs.indexOfFirst { it.id == wanted.id }.takeIf { it >= 0 } }
            // Several in one place keep the order of the configuration: sorting is stable.
            return configuration.actions.map { it to positions.take(it.position).lastOrNull { position -> position != null } }
                .sortedBy { (_, after) -> after ?: -1 }
        }

    // Pages

    /** Records that a container loaded its page without being selected, or a page that sent no configuration. */
    fun load(position: Int?): ArrangementChange {
        if (position == null) return ArrangementChange(TransitionKind.IGNORED, this)
        val isHidden = pageHidesTabBar && position != selected
        return ArrangementChange(
            TransitionKind.LOADED, copy(pageHidesTabBar = isHidden, versions = versions.markingLoaded(position)),
        )
    }

    /** Records that the app comes back (R20). */
    fun resume(): ArrangementChange = when {
        isBootstrap -> ArrangementChange(TransitionKind.RESUMED, this)
        versions[selected].isOutdated -> ArrangementChange(
            TransitionKind.RESUMED, copy(versions = versions.markingLoaded(selected)), refresh = RefreshReason.VERSION,
        )
        else -> ArrangementChange(TransitionKind.RESUMED, copy(awaitsConfiguration = true))
    }

    /** Records that the first page of a container has appeared, and sends no configuration (R12.3). */
    fun firstPageDidAppear(position: Int?): ArrangementChange {
        if (position == null) return ArrangementChange(TransitionKind.IGNORED, this)
        return ArrangementChange(TransitionKind.LOADED, copy(pageHidesTabBar = pageHidesTabBar && position != selected))
    }

    /** Records that the page in front sent a configuration that was rejected. */
    fun reject(): ArrangementChange = ArrangementChange(TransitionKind.REJECTED, copy(pageHidesTabBar = false))

    /** The broken invariant of the arrangement, or `null`. */
    val brokenInvariant: String?
        get() = when {
            tabs.size == 1 -> "a tab bar with one tab"
            selected !in if (isBootstrap) 0..0 else tabs.indices -> "the selected container is missing"
            versions.size != tabs.size -> "a container without a version"
            sessionGuard.pages.size != tabs.size.coerceAtLeast(1) -> "a container without a page"
            tabs.distinctBy { it.id }.size != tabs.size -> "two containers represent the same tab"
            else -> null
        }
}

private fun List<PageVersion>.markingLoaded(position: Int): List<PageVersion> =
    mapIndexed { index, version -> if (index == position) version.loaded() else version }

private fun <Element> List<Element>.replacing(index: Int, replacement: List<Element>): List<Element> =
    take(index) + replacement + drop(index + 1)
