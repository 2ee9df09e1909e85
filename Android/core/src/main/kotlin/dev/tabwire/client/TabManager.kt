package dev.tabwire.client

import dev.tabwire.location.AppLocation
import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabID
import dev.tabwire.protocol.TabImage
import dev.tabwire.reconciliation.ActionItem
import dev.tabwire.reconciliation.NavigationState
import dev.tabwire.reconciliation.Step
import dev.tabwire.reconciliation.TabItem
import dev.tabwire.reconciliation.Transition
import dev.tabwire.reconciliation.TransitionKind
import dev.tabwire.restoration.SavedTabs
import dev.tabwire.restoration.SlotID

/**
 * Owns the tabs of an app: accepts configurations from the server, selects tabs for the user, and reports each transition
 * to its observers.
 *
 * Call it on the main thread. A transition that changes nothing on the screen is not reported.
 *
 * @property location the start URL and origin of the app.
 * @param logger receives one line for each transition and each rejected configuration.
 * @param saved the tabs to restore after the system has ended the app, or `null` to start in bootstrap.
 * @param schedule calls a function on the main thread after a time in milliseconds.
 */
public class TabManager(
    public val location: AppLocation,
    private val logger: TabLogger,
    saved: SavedTabs? = null,
    schedule: (milliseconds: Long, action: () -> Unit) -> Unit,
) {
    private val refreshDelay = RefreshDelay(schedule) { transition ->
        log(TabLogger.Level.INFO, TransitionSummary.of(Step(state, transition), state))
        notify(transition)
    }
    private val sessionGate = SessionGate(schedule, ::didWait, ::carryOut)
    private val observers = mutableListOf<(Transition<ContainerID>) -> Unit>()

    /** The client that shows the tabs, or `null`. A new client visits the address that was opened last. */
    public var client: TabClient? = null
        set(value) {
            field = value
            visitPending()
        }
    private var pendingVisit: OpenResult.Visit? = null

    private var nextID = saved?.nextID ?: 1
    private var state = saved?.state ?: NavigationState(bootstrapID = makeID())

    /** The containers in the order of the tab bar. In bootstrap there is one, which represents no tab. */
    public val tabs: List<TabItem<ContainerID>>
        get() = state.tabs

    /** The actions in the order of the tab bar, each with its place; none in bootstrap (R17.4 to R17.6). */
    public val actions: List<ActionItem<ContainerID>>
        get() = state.actions

    /** The number on the app's icon, or `null` before a configuration gave one (R18). */
    public val appBadge: Long?
        get() = state.appBadge

    /** The images of the tabs and actions on the tab bar. */
    public val images: Map<TabID, TabImage>
        get() {
            val tabs = tabs.mapNotNull { it.represents }.map { it.id to it.image }
            return (tabs + actions.map { it.action.id to it.action.image })
                .mapNotNull { (id, image) -> image?.let { id to it } }.toMap()
        }

    /** The selected container. */
    public val selectedID: ContainerID
        get() = state.selectedID

    /** Whether there is one container and no tab bar. */
    public val isBootstrap: Boolean
        get() = state.isBootstrap

    /** Whether the page in front hides the tab bar, although there are tabs. */
    public val isTabBarHidden: Boolean
        get() = state.isTabBarHidden

    /**
     * Returns the URL that a container starts with: its tab's path, or the start URL in bootstrap.
     *
     * @param id the container.
     */
    public fun startUrl(id: ContainerID): String {
        val path = tabs.find { it.id == id }?.represents?.path.orEmpty()
        return location.resolve(path) ?: location.startUrl
    }

    /**
     * Returns the tabs to save, so that they can be restored after the system has ended the app.
     *
     * @param slots the slot of each started container.
     */
    public fun save(slots: Map<ContainerID, SlotID>): SavedTabs = SavedTabs(state, nextID, slots)

    // Observers

    /** Adds a function that is called with each transition, after the client and those that were added before. */
    public fun addObserver(observer: (Transition<ContainerID>) -> Unit) {
        observers += observer
    }

    /** Removes a function that was added with [addObserver]. */
    public fun removeObserver(observer: (Transition<ContainerID>) -> Unit) {
        observers -= observer
    }

    // The server

    /**
     * Accepts the data of a `configure` message, if it comes from the app's page in the selected container.
     *
     * A message that is ignored changes nothing; a rejected one ends [isTabBarHidden] and changes nothing else. The log names
     * the reason and the place in the message.
     *
     * @param json the data of the message.
     * @param container the container whose page sent the message, or `null` if no container did.
     * @param page the URL of the page that the container shows.
     * @param isFirstPage whether it is the first page of the container, from which there is no way back (P17.2).
     */
    public fun receive(json: String, container: ContainerID?, page: String?, isFirstPage: Boolean) {
        if (container != selectedID) {
            return warn("configuration ignored: its page is not in the selected tab")
        }
        if (page == null || !location.contains(page)) {
            return warn("configuration ignored: ${page ?: "no page"} is not on the app's origin ${location.origin}")
        }
        val configuration = read(json, isFirstPage)
        client?.pageDidConfigure()
        sessionGate.pageDidConfigure(configuration, state.arrangement.session)
    }

    /** Reads and accepts a configuration of the page in front, and returns it, or `null` if it was rejected. */
    private fun read(json: String, isFirstPage: Boolean): TabConfiguration? =
        try {
            val configuration = TabConfiguration.fromJson(json)
            for (warning in configuration.warnings) log(TabLogger.Level.INFO, "configuration: $warning")
            accept(configuration, isFirstPage)
            configuration
        } catch (error: ConfigurationError) {
            warn("configuration rejected: $error")
            val rejection = state.reject()
            if (rejection.transition.isEmpty) state = rejection.state else apply(rejection)
            null
        }

    /**
     * Accepts a configuration (R5.6). The selected container stays selected.
     *
     * @param configuration a configuration from a trusted source; its origin is not checked.
     * @param isFirstPage whether it came from the first page of the selected container.
     */
    public fun accept(configuration: TabConfiguration, isFirstPage: Boolean = false) {
        val step = state.accept(configuration, isFirstPage, ::makeID)
        if (step.transition.kind == TransitionKind.STALE) {
            apply(step)
            return
        }
        if (!configuration.isLive) refreshDelay.pageDidLoad(configuration.session)
        val now = refreshDelay.apply(step.transition, configuration.session)
        if (now !== step.transition) log(TabLogger.Level.INFO, "refresh delayed: streams and pages disagree about the session")
        apply(step.copy(transition = now))
    }

    // The user

    /**
     * Selects a container. If that removes the tab in front, and something was typed in it, the user is asked first. Waits while
     * the session of the page in front is not known (P15.5).
     *
     * @param id the container.
     */
    public fun selectTab(id: ContainerID) {
        val tab = tabs.find { it.id == id }?.represents ?: return select(id)
        sessionGate.take(if (id == selectedID) SessionGate.Step.Reselect else SessionGate.Step.Select(tab.id))
    }

    private fun select(id: ContainerID) {
        // Nothing is applied, so the containers need no identity.
        confirmLeaving(state.select(id) { ContainerID(0) }.transition) { selectAtOnce(id) }
    }

    private fun selectAtOnce(id: ContainerID) {
        if (id != selectedID && tabs.any { it.id == id }) refreshDelay.userActs()
        apply(state.select(id, ::makeID))
    }

    /**
     * Opens an address from outside the pages in the tab that it belongs to: that of a notification, a deep link or another
     * app (R13.21). The tab's container visits it.
     *
     * If that removes a tab in which something was typed, the user is asked first. An address that is not on the app's origin
     * changes nothing and is opened as an external link. While the session of the page in front is not known, the visit waits
     * (P15.5).
     *
     * @param address an absolute URL, or a reference relative to the start URL.
     */
    public fun open(address: String): OpenResult {
        val url = location.resolveAddress(address)
        val container = url?.let(::owner)
        if (sessionGate.isOpen || container == null) return openConfirmed(address)
        sessionGate.take(SessionGate.Step.Open(address))
        return OpenResult.Confirming(container, url)
    }

    /** Returns the container that would visit an address. */
    private fun owner(url: String): ContainerID? =
        // Nothing is applied, so the containers need no identity.
        state.open(url, location) { ContainerID(0) }.transition.visits

    /** Opens an address. Asks first if something that was typed would be lost. */
    private fun openConfirmed(address: String): OpenResult {
        val url = location.resolveAddress(address)
        // Nothing is applied, so the containers need no identity.
        val transition = url?.let { state.open(it, location) { ContainerID(0) }.transition }
        val container = transition?.visits ?: return openExternally(address)
        var result: OpenResult = OpenResult.Confirming(container, url)
        confirmLeaving(transition) { result = openAtOnce(url) }
        return result
    }

    /**
     * Performs an action of the tab bar: the selected container visits its path (R17.7).
     *
     * @param id the action.
     * @return the container and the URL that it visits, or `null` if no such action is on the tab bar, or if it waits for the
     *   session of the page in front (P15.5).
     */
    public fun perform(id: TabID): OpenResult.Visit? {
        if (sessionGate.isOpen || actions.none { it.action.id == id }) return performAtOnce(id)
        sessionGate.take(SessionGate.Step.Perform(id))
        return null
    }

    private fun performAtOnce(id: TabID): OpenResult.Visit? {
        val transition = apply(state.perform(id))
        val container = transition.visits ?: return null
        val url = transition.performed?.let { location.resolve(it.path) } ?: return null
        return OpenResult.Visit(container, url).also {
            pendingVisit = it
            visitPending()
        }
    }

    /** Carries out a step that has waited, or need not wait. */
    private fun carryOut(step: SessionGate.Step, isSessionKnown: Boolean) {
        fun discardPages(id: ContainerID?) {
            if (id != null && id != selectedID && !isSessionKnown) client?.discardPages(id)
        }
        when (step) {
            is SessionGate.Step.Select -> {
                val id = tabs.find { it.represents?.id == step.tab }?.id ?: return
                if (id == selectedID) return
                discardPages(id)
                select(id)
            }
            SessionGate.Step.Reselect -> select(selectedID)
            is SessionGate.Step.Open -> {
                discardPages(location.resolveAddress(step.address)?.let(::owner))
                openConfirmed(step.address)
            }
            is SessionGate.Step.Perform -> performAtOnce(step.action)
        }
    }

    private fun didWait(step: SessionGate.Step?) {
        if (step != null) log(TabLogger.Level.INFO, "waiting for the session of the page in front")
        client?.willSelect((step as? SessionGate.Step.Select)?.let { tabs.find { tab -> tab.represents?.id == it.tab }?.id })
    }

    private fun openAtOnce(url: String): OpenResult {
        refreshDelay.userActs()
        val container = apply(state.open(url, location, ::makeID)).visits ?: return openExternally(url)
        return OpenResult.Visit(container, url).also {
            pendingVisit = it
            visitPending()
        }
    }

    private fun openExternally(address: String): OpenResult {
        log(TabLogger.Level.INFO, "external link: $address")
        client?.openExternally(address)
        return OpenResult.External
    }

    private fun visitPending() {
        val client = client ?: return
        val visit = pendingVisit ?: return
        pendingVisit = null
        if (tabs.any { it.id == visit.container }) client.visit(visit.url, visit.container)
    }

    /** Calls a function, after the client has asked if the transition would dispose the tab in front. */
    private fun confirmLeaving(transition: Transition<ContainerID>, leave: () -> Unit) {
        val client = client
        if (client == null || selectedID !in transition.disposed) leave() else client.confirmLeaving(selectedID, leave)
    }

    // Pages

    /**
     * Records that a container loaded its page without being selected, or a page that sends no configuration.
     *
     * @param id the container.
     */
    public fun didLoad(id: ContainerID) {
        apply(state.didLoad(id))
        if (id != selectedID) return
        client?.pageDidConfigure()
        sessionGate.pageDidSettle()
    }

    /** Records that the page in front sent a form, which may sign the user in or out (P15.5). */
    public fun formDidStart(): Unit = sessionGate.formDidStart()

    /** Records that the form ended, and that no other page follows. */
    public fun formDidEnd(): Unit = sessionGate.formDidEnd()

    /** Records that the page after a form is in front, or about to be. */
    public fun pageDidAppear(): Unit = sessionGate.pageDidAppear()

    /**
     * Records that the first page of a container is in front. It never hides the tab bar (P17.2).
     *
     * @param id the container.
     */
    public fun firstPageDidAppear(id: ContainerID) {
        // Clients call this for every look at a first page, of which few say anything new.
        if (id == selectedID && state.arrangement.pageHidesTabBar) apply(state.firstPageDidAppear(id))
    }

    private fun apply(step: Step<ContainerID>): Transition<ContainerID> {
        val level = if (step.transition.isEmpty) TabLogger.Level.DEBUG else TabLogger.Level.INFO
        log(level, TransitionSummary.of(step, state))
        state = step.state
        if (!step.transition.isEmpty) notify(step.transition)
        return step.transition
    }

    private fun notify(transition: Transition<ContainerID>) {
        client?.apply(transition)
        for (observer in observers.toList()) observer(transition)
    }

    private fun makeID(): ContainerID = ContainerID(nextID).also { nextID += 1 }

    private fun warn(message: String) = log(TabLogger.Level.WARNING, message)

    private fun log(level: TabLogger.Level, message: String) = logger.log(level, message.onOneLine())
}
