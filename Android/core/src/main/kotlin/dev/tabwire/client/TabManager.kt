package dev.tabwire.client

import dev.tabwire.InternalTabwireApi
import dev.tabwire.client.conduct.ClientClock
import dev.tabwire.client.conduct.Conduct
import dev.tabwire.client.conduct.Conduct.Effect
import dev.tabwire.client.conduct.Conduct.Event
import dev.tabwire.client.conduct.Conduct.Knowledge
import dev.tabwire.client.conduct.ConductStep
import dev.tabwire.location.AppLocation
import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabId
import dev.tabwire.protocol.TabImage
import dev.tabwire.reconciliation.ActionItem
import dev.tabwire.reconciliation.NavigationState
import dev.tabwire.reconciliation.Step
import dev.tabwire.reconciliation.TabItem
import dev.tabwire.reconciliation.Transition
import dev.tabwire.reconciliation.TransitionKind
import dev.tabwire.restoration.SavedTabs
import dev.tabwire.restoration.SlotId

/**
 * Owns the tabs of an app: accepts configurations from the server, selects tabs for the user, and reports each transition
 * to its observers.
 *
 * Call it on the main thread. A transition that changes nothing on the screen is not reported.
 *
 * @property location the start URL and origin of the app.
 * @param logger receives one line for each transition and each rejected configuration.
 * @param saved the tabs to restore after the system has ended the app, or `null` to start in bootstrap.
 * @param clock the time, and timers on the main thread.
 * @param sharedSession the session that this activity shares with others, or `null` if there is one.
 */
public class TabManager @InternalTabwireApi constructor(
    public val location: AppLocation,
    private val logger: TabLogger,
    saved: SavedTabs? = null,
    private val clock: ClientClock,
    private val sharedSession: SharedSession? = null,
) {
    private val conduct = Conduct<ContainerId>()

    /** The time at which conduct is woken next, or `null`. */
    private var wakeTime: Long? = null

    private val observers = mutableListOf<(Transition<ContainerId>) -> Unit>()

    /** The client that shows the tabs, or `null`. A new client visits the address that was opened last. */
    @InternalTabwireApi
    public var client: TabClient? = null
        set(value) {
            field = value
            visitPending()
        }
    private var pendingVisit: OpenResult.Visit? = null

    /** The visit of the step that was carried out last, or `null` if it visits nothing. */
    private var lastVisit: OpenResult.Visit? = null

    private var nextId = saved?.nextId ?: 1
    private var state = saved?.state ?: NavigationState(bootstrapId = makeId())

    init {
        take(Event.Selected(state.selectedId))
        sharedSession?.add(this)
    }

    /** The containers in the order of the tab bar. In bootstrap there is one, which represents no tab. */
    public val tabs: List<TabItem<ContainerId>>
        get() = state.tabs

    /** The actions in the order of the tab bar, each with its place; none in bootstrap (R17.4 to R17.6). */
    public val actions: List<ActionItem<ContainerId>>
        get() = state.actions

    /** The number on the app's icon, or `null` before a configuration gave one (R18). */
    public val appBadge: Long?
        get() = state.appBadge

    /** The images of the tabs and actions on the tab bar. */
    public val images: Map<TabId, TabImage>
        get() {
            val tabs = tabs.mapNotNull { it.represents }.map { it.id to it.image }
            return (tabs + actions.map { it.action.id to it.action.image })
                .mapNotNull { (id, image) -> image?.let { id to it } }.toMap()
        }

    /** The selected container. */
    public val selectedId: ContainerId
        get() = state.selectedId

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
    public fun startUrl(id: ContainerId): String {
        val path = tabs.find { it.id == id }?.represents?.path.orEmpty()
        return location.resolve(path) ?: location.startUrl
    }

    /**
     * Returns the tabs to save, so that they can be restored after the system has ended the app.
     *
     * @param slots the slot of each started container.
     */
    @InternalTabwireApi
    public fun save(slots: Map<ContainerId, SlotId>): SavedTabs = SavedTabs(state, nextId, slots)

    // Observers

    /** Adds a function that is called with each transition, after the client and those that were added before. */
    public fun addObserver(observer: (Transition<ContainerId>) -> Unit) {
        observers += observer
    }

    /** Removes a function that was added with [addObserver]. */
    public fun removeObserver(observer: (Transition<ContainerId>) -> Unit) {
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
    @InternalTabwireApi
    public fun receive(json: String, container: ContainerId?, page: String?, isFirstPage: Boolean) {
        take(Event.Time)
        if (container != selectedId) {
            receiveInBackground(json, container, page)
            return warn("configuration ignored: its page is not in the selected tab")
        }
        if (page == null || !location.contains(page)) {
            return warn("configuration ignored: ${page?.let(TabLogger::loggable) ?: "no page"} is not on the app's origin ${location.origin}")
        }
        val accepted = read(json, isFirstPage)
        client?.pageDidConfigure()
        val session = accepted?.configuration?.session
        // A stream says nothing of the page in front.
        if (accepted?.configuration?.isLive != true) {
            take(Event.PageGave(session, session != null && session == state.session, isStale = accepted?.isStale == true))
        }
        if (session != null && !accepted.isStale) sharedSession?.pageGave(session, this)
    }

    /**
     * Records that a page of another activity gave a session. If it is another one, what this activity has loaded may be a former
     * user's (P15.3).
     */
    internal fun sessionDidChange(session: String) {
        if (state.session == null || session == state.session) return
        log(TabLogger.Level.INFO, "another session in another window: the page in front is loaded again")
        take(Event.SessionChanged(session))
    }

    /** A configuration that was not rejected, and whether it was stale (R5.2). */
    private class Accepted(val configuration: TabConfiguration, val isStale: Boolean)

    /** Reports the session of a page in the background, which may be the late answer of a form (P15.11). */
    private fun receiveInBackground(json: String, container: ContainerId?, page: String?) {
        if (container == null || page == null || !location.contains(page)) return
        val configuration = try {
            TabConfiguration.fromJson(json)
        } catch (_: ConfigurationError) {
            return
        }
        if (configuration.isLive) return
        val session = configuration.session
        take(Event.BackgroundPageGave(container, session, isLast = session != null && session == state.session))
    }

    /** Reads and accepts a configuration of the page in front. Returns `null` if it was rejected. */
    private fun read(json: String, isFirstPage: Boolean): Accepted? =
        try {
            val configuration = TabConfiguration.fromJson(json)
            for (warning in configuration.warnings) log(TabLogger.Level.INFO, "configuration: $warning")
            Accepted(configuration, accept(configuration, isFirstPage) == TransitionKind.STALE)
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
     * @return the kind of transition.
     */
    public fun accept(configuration: TabConfiguration, isFirstPage: Boolean = false): TransitionKind {
        val step = state.accept(configuration, isFirstPage, ::makeId)
        val former = state.pageSession(selectedId)
        val session = configuration.session
        val isOther = former != null && session != null && session != former
        val isRefreshed = step.transition.refreshed != null
        val disagrees = configuration.isLive && isOther && !isRefreshed && step.transition.kind != TransitionKind.STALE
        val effects = if (disagrees) conduct.on(Event.StreamDisagreed, clock.now) else emptyList()
        // Reloads for another reason delay no other one (P14.4).
        applyDelayingReload(step, session.takeIf { step.transition.isForOtherSession })
        carryOut(effects)
        return step.transition.kind
    }

    /**
     * Applies a step. Conduct says whether the reload that a stream or coming back demands waits, or is made already.
     *
     * @param session the session that the page in front is not of, or `null` if it is reloaded for another reason.
     */
    private fun applyDelayingReload(step: Step<ContainerId>, session: String?) {
        if (step.transition.refreshed == null) {
            apply(step)
            return
        }
        val effects = conduct.on(Event.StreamDemanded(session, step.state.latestVersion), clock.now)
        if (Effect.Reload in effects) {
            apply(step)
        } else {
            log(TabLogger.Level.INFO, "no reload now: a reload or a form is under way, or streams and pages disagree about the session")
            apply(step.copy(transition = step.transition.withoutRefresh))
        }
        carryOut(effects.filter { it != Effect.Reload })
    }

    // The user

    /**
     * Selects a container. If that removes the tab in front, and something was typed in it, the user is asked first. Waits while
     * the session of the page in front is not known (P15.5).
     *
     * @param id the container.
     */
    @InternalTabwireApi
    public fun selectTab(id: ContainerId) {
        val wasSelected = id == selectedId
        // A client that is woken late may select another tab now, which the user did not see.
        take(Event.Time)
        if (id == selectedId && !wasSelected) return
        val tab = tabs.find { it.id == id }?.represents ?: return select(id)
        take(Event.User(if (id == selectedId) ConductStep.Reselect else ConductStep.Select(tab.id)))
    }

    private fun select(id: ContainerId) {
        if (id != selectedId && tabs.any { it.id == id }) take(Event.UserActed)
        apply(state.select(id, ::makeId))
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
    @InternalTabwireApi
    public fun open(address: String): OpenResult {
        val url = location.resolveAddress(address)
        val container = url?.let(::owner)
        if (container == null) {
            openExternally(address)
            return OpenResult.External
        }
        return visit(ConductStep.Open(address)) ?: OpenResult.Confirming(container, url)
    }

    /**
     * Takes a step of the user.
     *
     * @return what it visits, or `null` if it waits, or visits nothing.
     */
    private fun visit(step: ConductStep): OpenResult.Visit? {
        take(Event.Time)
        lastVisit = null
        take(Event.User(step))
        return lastVisit
    }

    /** Returns the container that would visit an address. */
    private fun owner(url: String): ContainerId? =
        // Nothing is applied, so the containers need no identity.
        state.open(url, location) { ContainerId(0) }.transition.visits

    /** Opens an address. Asks first if something that was typed would be lost. */
    private fun openConfirmed(address: String) {
        val url = location.resolveAddress(address) ?: return openExternally(address)
        // Nothing is applied, so the containers need no identity.
        val isAsked = mustConfirm(state.open(url, location) { ContainerId(0) }.transition)
        if (isAsked) take(Event.Leaving(selectedId, ConductStep.Open(address))) else openAtOnce(url)
    }

    /** Whether a transition disposes the container in front, in which something may have been typed (P16.6). */
    private fun mustConfirm(transition: Transition<ContainerId>): Boolean = client != null && selectedId in transition.disposed

    /**
     * Performs an action of the tab bar: the selected container visits its path (R17.7).
     *
     * @param id the action.
     * @return the container and the URL that it visits, or `null` if no such action is on the tab bar, or if it waits for the
     *   session of the page in front (P15.5).
     */
    @InternalTabwireApi
    public fun perform(id: TabId): OpenResult.Visit? =
        if (actions.any { it.action.id == id }) visit(ConductStep.Perform(id)) else null

    private fun performAtOnce(id: TabId) {
        val transition = apply(state.perform(id))
        val container = transition.visits ?: return
        visit(OpenResult.Visit(container, transition.performed?.let { location.resolve(it.path) } ?: return))
    }

    private fun visit(visit: OpenResult.Visit) {
        lastVisit = visit
        pendingVisit = visit
        visitPending()
    }

    /**
     * Carries out a step that has waited, or need not wait.
     *
     * @param knowledge what is known of the session. Pages that may be another user's are loaded again before they are shown.
     */
    private fun carryOut(step: ConductStep, knowledge: Knowledge) {
        when (step) {
            is ConductStep.Select -> {
                val id = tabs.find { it.represents?.id == step.tab }?.id ?: return
                if (id == selectedId) return
                willShow(id, knowledge)
                // Nothing is applied, so the containers need no identity.
                val isAsked = mustConfirm(state.select(id) { ContainerId(0) }.transition)
                if (isAsked) take(Event.Leaving(selectedId, step)) else select(id)
            }
            ConductStep.Reselect -> select(selectedId)
            is ConductStep.Open -> {
                location.resolveAddress(step.address)?.let(::owner)?.let { willShow(it, knowledge) }
                openConfirmed(step.address)
            }
            is ConductStep.Perform -> performAtOnce(step.action)
        }
    }

    /** Carries out a step that leaves the container in front. */
    private fun leave(container: ContainerId, step: ConductStep) {
        if (container != selectedId) return
        when (step) {
            is ConductStep.Select ->
                tabs.find { it.represents?.id == step.tab && it.id != selectedId }?.let { select(it.id) }
            is ConductStep.Open -> location.resolveAddress(step.address)?.let(::openAtOnce)
            is ConductStep.Perform, ConductStep.Reselect -> Unit
        }
    }

    /** Reports that a step is going to show a container, if it is not the selected one. */
    private fun willShow(id: ContainerId, knowledge: Knowledge) {
        if (id == selectedId) return
        val isOfLastSession = state.session != null && state.pageSession(id) == state.session
        take(Event.WillShow(id, isOfLastSession, knowledge))
    }

    private fun openAtOnce(url: String) {
        owner(url)?.let { if (it != selectedId) take(Event.UserActed) }
        val container = apply(state.open(url, location, ::makeId)).visits ?: return openExternally(url)
        visit(OpenResult.Visit(container, url))
    }

    private fun openExternally(address: String) {
        log(TabLogger.Level.INFO, "external link: ${TabLogger.loggable(address)}")
        client?.openExternally(address)
    }

    private fun visitPending() {
        val client = client ?: return
        val visit = pendingVisit ?: return
        pendingVisit = null
        if (tabs.any { it.id == visit.container }) client.visit(visit.url, visit.container)
    }

    // Pages

    /**
     * Records that a container loaded its page without being selected, or a page that sends no configuration.
     *
     * @param id the container.
     */
    @InternalTabwireApi
    public fun didLoad(id: ContainerId) {
        take(Event.Time)
        apply(state.didLoad(id))
        if (id != selectedId) return
        client?.pageDidConfigure()
        take(Event.PageSettled)
    }

    /** Records that the page in front sent a form, which may sign the user in or out (P15.5). */
    @InternalTabwireApi
    public fun formDidStart(): Unit = take(Event.FormStarted(givesSessions = state.session != null))

    /** Records that the form ended, and that no other page follows. */
    @InternalTabwireApi
    public fun formDidEnd(): Unit = take(Event.FormEnded)

    /** Records that another page is in front, or about to be. */
    @InternalTabwireApi
    public fun pageDidAppear(): Unit = take(Event.PageBegan)

    /**
     * Records that the first page of a container is in front. It never hides the tab bar (P17.2).
     *
     * @param id the container.
     */
    @InternalTabwireApi
    public fun firstPageDidAppear(id: ContainerId) {
        // Clients call this for every look at a first page, of which few say anything new.
        if (id == selectedId && state.arrangement.pageHidesTabBar) apply(state.firstPageDidAppear(id))
    }

    /**
     * Records that the app comes back: the activity is on the screen again after at least a minute (P14.13). An outdated page in
     * front is refreshed.
     */
    @InternalTabwireApi
    public fun resume() {
        // The next reload is no loop of streams and pages.
        take(Event.UserActed)
        applyDelayingReload(state.resume(), session = null)
    }

    // Reloads

    /**
     * Records that the page in front of a container was not loaded again: there is no network, or a reload was offered, because the
     * user would lose something (P14.6, P14.10).
     *
     * @param id the container.
     */
    @InternalTabwireApi
    public fun reloadWasPostponed(id: ContainerId): Unit = take(Event.ReloadPostponed(id))

    /**
     * Records that the user accepts a reload that was offered.
     *
     * @param id the container.
     * @return whether to load its page again now. One that is not selected is loaded again when it is.
     */
    @InternalTabwireApi
    public fun acceptReload(id: ContainerId): Boolean {
        if (id != selectedId) return false
        take(Event.Reloaded(id, state.latestVersion))
        return true
    }

    /**
     * Records that the page in front of a container that was just selected has not loaded. It is loaded again if it was before.
     *
     * @param id the container.
     */
    @InternalTabwireApi
    public fun pageIsMissing(id: ContainerId): Unit = take(Event.PageMissing(id))

    /**
     * Records that a container shows another page of its navigation stack.
     *
     * @param id the container.
     */
    @InternalTabwireApi
    public fun didNavigate(id: ContainerId): Unit = take(Event.Navigated(id))

    // Tabs in the background

    /** Records that the user did something, or that a page began to load or has loaded. */
    @InternalTabwireApi
    public fun didAct() {
        take(Event.Activity)
        updateBackgroundTabs()
    }

    /**
     * Records that a load ahead has ended.
     *
     * @param id the container.
     * @param isLoaded whether its page has loaded.
     */
    @InternalTabwireApi
    public fun loadAheadDidEnd(id: ContainerId, isLoaded: Boolean) {
        take(Event.LoadEnded(id, isLoaded))
        updateBackgroundTabs()
    }

    /**
     * Records that a load ahead has not begun, because the page in front still loads, or because the user would lose something (P18.9).
     *
     * @param id the container.
     */
    @InternalTabwireApi
    public fun loadAheadWasPostponed(id: ContainerId): Unit = take(Event.LoadPostponed(id))

    /**
     * Records that a container was suspended, or stays.
     *
     * @param id the container.
     * @param isSuspended whether it was suspended.
     */
    @InternalTabwireApi
    public fun suspendDidEnd(id: ContainerId, isSuspended: Boolean) {
        take(Event.SuspendEnded(id, isSuspended))
        updateBackgroundTabs()
    }

    /** Records that the system warned of low memory: nothing loads ahead any more, and the tabs in the background are suspended. */
    @InternalTabwireApi
    public fun memoryDidRunLow() {
        take(Event.MemoryIsLow)
    }

    /** Records that nothing of the tabs is on the screen any more. */
    @InternalTabwireApi
    public fun didLeaveScreen(): Unit = take(Event.LeftScreen)

    /** Records that the tabs are on the screen again. */
    @InternalTabwireApi
    public fun didReturnToScreen() {
        take(Event.ReturnedToScreen)
        updateBackgroundTabs()
    }

    /** Loads a tab ahead, unless battery, network or memory forbid it by now. */
    private fun loadAhead(id: ContainerId) {
        val background = client?.backgroundTabs ?: return
        if (background.mayLoad) background.load(id) else take(Event.LoadPostponed(id))
    }

    private fun updateBackgroundTabs() {
        // A step that is due can select another tab.
        take(Event.Time)
        val background = client?.backgroundTabs ?: return
        val others = tabs.filter { it.id != selectedId }
        val running = others.map { it.id }.filter(background::isRunning)
        take(Event.BackgroundTabs(running, background.limit))
        val eager = others.filter { it.represents?.isEager == true && !background.isStarted(it.id) }.map { it.id }
        take(Event.EagerTabs(eager, background.mayLoad))
    }

    // Conduct

    private fun wake() {
        take(Event.Time)
        updateBackgroundTabs()
    }

    /**
     * Takes an event of conduct, and carries out its effects. A client that is woken late first carries out what was due, one after
     * the other: each step may change what the next one is about.
     */
    private fun take(event: Event<ContainerId>) {
        while (true) {
            val due = wakeTime?.takeIf { it <= clock.now } ?: break
            wakeTime = null
            carryOut(conduct.on(Event.Time, due))
        }
        carryOut(conduct.on(event, clock.now))
    }

    private fun carryOut(effects: List<Effect<ContainerId>>) {
        for (effect in effects) if (effect is Effect.Wake) wakeTime = effect.time
        for (effect in effects) carryOut(effect)
    }

    private fun carryOut(effect: Effect<ContainerId>) {
        when (effect) {
            is Effect.CarryOut -> carryOut(effect.step, effect.knowledge)
            is Effect.Waits -> didWait(effect.step)
            is Effect.DiscardPages -> client?.discardPages(effect.container)
            Effect.Reload -> reload()
            Effect.Resume -> resume()
            is Effect.ReloadOwed -> if (effect.container == selectedId) reload()
            is Effect.RefreshBelow -> if (effect.container == selectedId) show(state.refreshBelowOpened)
            is Effect.ForgetPagesBehind -> if (effect.container == selectedId) notify(state.forgettingHistory)
            is Effect.FindInput ->
                client?.findInput(effect.container) { take(Event.InputFound(effect.container, hasInput = it)) }
            is Effect.AskToLeave ->
                client?.askToLeave(effect.container) { take(Event.LeaveAnswered(effect.container, leaves = it)) }
            is Effect.Leave -> leave(effect.container, effect.step)
            is Effect.Wake -> clock.schedule(effect.time - clock.now) { wake() }
            is Effect.LoadAhead -> loadAhead(effect.container)
            is Effect.StopLoading -> client?.backgroundTabs?.stop(effect.container)
            is Effect.LoadedAhead -> didLoad(effect.container)
            is Effect.Suspend -> client?.backgroundTabs?.suspend(effect.container)
        }
    }

    private fun didWait(step: ConductStep?) {
        if (step != null) log(TabLogger.Level.INFO, "waiting for the session of the page in front")
        client?.willSelect((step as? ConductStep.Select)?.let { tabs.find { tab -> tab.represents?.id == it.tab }?.id })
    }

    /** Notifies of a transition that changes no state. */
    private fun show(transition: Transition<ContainerId>) {
        log(TabLogger.Level.INFO, TransitionSummary.of(Step(state, transition), state))
        notify(transition)
    }

    private fun reload() {
        show(state.refreshOfSelected)
        take(Event.Reloaded(selectedId, state.latestVersion))
    }

    // Transitions

    private fun apply(step: Step<ContainerId>): Transition<ContainerId> {
        val level = if (step.transition.isEmpty) TabLogger.Level.DEBUG else TabLogger.Level.INFO
        log(level, TransitionSummary.of(step, state))
        state = step.state
        if (!step.transition.isEmpty) notify(step.transition)
        step.transition.disposed.forEach { take(Event.Disposed(it)) }
        // A page that is loaded again with its selection is not owed any more.
        step.transition.refreshed?.let { take(Event.Reloaded(it, state.latestVersion)) }
        val opened = step.transition.visits?.takeIf { step.transition.performed == null }
        if (opened != null) take(Event.Opened(opened)) else step.transition.selected?.let { take(Event.Selected(it)) }
        updateBackgroundTabs()
        return step.transition
    }

    private fun notify(transition: Transition<ContainerId>) {
        client?.apply(transition)
        for (observer in observers.toList()) observer(transition)
    }

    private fun makeId(): ContainerId = ContainerId(nextId).also { nextId += 1 }

    private fun warn(message: String) = log(TabLogger.Level.WARNING, message)

    private fun log(level: TabLogger.Level, message: String) = logger.log(level, message.onOneLine())
}
