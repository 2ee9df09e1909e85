package dev.tabwire.hotwire

import android.animation.ValueAnimator
import android.content.res.Configuration
import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import androidx.activity.OnBackPressedCallback
import androidx.annotation.MainThread
import androidx.core.view.WindowInsetsCompat
import androidx.fragment.app.DialogFragment
import androidx.fragment.app.Fragment
import androidx.fragment.app.FragmentManager
import androidx.lifecycle.DefaultLifecycleObserver
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.navigation.fragment.FragmentNavigator
import dev.hotwire.core.turbo.config.context
import dev.hotwire.core.turbo.nav.PresentationContext
import dev.hotwire.core.turbo.visit.VisitOptions
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.fragments.HotwireWebFragmentCallback
import dev.hotwire.navigation.navigator.Navigator
import dev.hotwire.navigation.navigator.NavigatorConfiguration
import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.client.ContainerId
import dev.tabwire.client.OpenResult
import dev.tabwire.client.SharedSession
import dev.tabwire.client.TabClient
import dev.tabwire.client.TabLogger
import dev.tabwire.client.TabManager
import dev.tabwire.hotwire.PendingVisit.IfInFront
import dev.tabwire.location.AppLocation
import dev.tabwire.protocol.TabId
import dev.tabwire.reconciliation.Transition
import dev.tabwire.reconciliation.TransitionKind
import dev.tabwire.restoration.ContainerSlots
import dev.tabwire.restoration.SavedTabs
import dev.tabwire.restoration.SlotId
import kotlin.reflect.KClass
import kotlinx.coroutines.flow.StateFlow

/**
 * The tabs of an activity: one `NavigatorHost` per live container, and a tab bar. It applies the transitions of a
 * [TabManager].
 *
 * Create it before `super.onCreate`, where restored hosts need their configurations; see [TabbedActivity]. Its handlers are called
 * on the main thread.
 *
 * @param activity the activity that shows the tabs.
 * @param location the start URL and origin of the app.
 * @param savedInstanceState the saved state of the activity, to restore the tabs from.
 * @param logger receives one line for each transition and each rejected configuration.
 * @param destinations the fragments that the app registers with `Hotwire.registerFragmentDestinations`. A tab whose path is
 *   mapped to any other fragment, or to a sheet, starts at the start URL.
 * @param sharedSession the session that activities share which can be on the screen together, or `null` if there is one.
 */
@MainThread
public class TabbedNavigator(
    private val activity: HotwireActivity,
    location: AppLocation,
    savedInstanceState: Bundle?,
    private val logger: TabLogger = LogcatLogger,
    destinations: List<KClass<out Fragment>> = StartLocations.defaultDestinations,
    sharedSession: SharedSession? = null,
) {
    private val conditions = DeviceConditions(activity)
    private val properties = PathProperties(logger)
    private val refresher = PageRefresher({ tabManager }, ::navigator) { conditions.isOffline }

    /** The state of the tabs. */
    public val tabManager: TabManager

    /**
     * The saved state to pass to `super.onCreate`, or `null` if the tabs could not be restored. Android would otherwise
     * restore hosts that no container owns.
     */
    public val restorableState: Bundle?

    /** Whether the app shows the tab bar. `false` hides it, whatever the page in front says. */
    public var isTabBarEnabled: Boolean = true
        set(value) {
            field = value
            updateTabBar()
        }

    /**
     * Whether the tab bar slides in and out when a page or the app shows or hides it. It never does after the user has removed
     * animations, nor when the first tabs come or the last ones go.
     */
    public var animatesVisibilityChanges: Boolean = true

    /** Whether selecting the selected tab again goes to its root, or scrolls to the top. */
    public var clearsStackOnReselect: Boolean = true

    /** What "back" does on the first page of a tab. */
    public var backOnFirstPage: BackOnFirstPage = BackOnFirstPage.LEAVE_APP
        set(value) {
            field = value
            updateBack()
        }

    private val backToFirstTab = object : OnBackPressedCallback(false) {
        override fun handleOnBackPressed() = selectTab(tabManager.tabs.first().id)
    }

    /**
     * The number of background tabs that keep their page running, or `null` for all. The least recently shown tabs over it
     * are suspended, unless something was typed in them or is playing. A suspended tab keeps its navigation stack and loads
     * its page when it is selected.
     */
    public var maximumBackgroundTabs: Int?
        get() = background.limit
        set(value) {
            require(value == null || value >= 0) { "maximumBackgroundTabs is $value (use 0 or more, or null)" }
            background.limit = value
            tabManager.didAct()
        }

    /**
     * Offers to refresh a page on which the user has typed something, for example with a snackbar. By default nothing happens. The
     * page is then refreshed or offered again when its tab is next selected, as it is if the user declines.
     */
    public var onRefreshOffered: (refresh: () -> Unit) -> Unit by refresher::onOffered

    /**
     * Asks the user whether to leave a tab that would be removed, although something was typed in it. By default this is a
     * dialog.
     */
    public var onLeaveAsked: (leave: () -> Unit) -> Unit = { leave -> LeaveDialog.show(activity, leave) }

    /**
     * Receives the number for the app's icon, where 0 removes it (R18.1, R18.2). By default nothing happens: Android lets an app
     * show a number only with a notification, or as the maker of a launcher offers it.
     */
    public var onAppBadgeChanged: (number: Long) -> Unit = {}

    /** What the tab bar shows, for a tab bar of your own. */
    public val tabBarContent: StateFlow<TabBarContent>
        get() = bars.content

    private val containers by lazy { ContainersView(activity) }
    private val startLocations = StartLocations(destinations, location.startUrl, logger)
    private val pool: List<SlotId>

    /** Gives the manager of fragments its factory back, after a restart. */
    private val restoreFactory: (() -> Unit)?
    private val slots: ContainerSlots
    private val background: BackgroundNavigators
    private val lazyStack = lazy {
        val saved = savedInstanceState?.getBundle(HOSTS_KEY).takeIf { restorableState != null }
        ContainerStack(activity, containers, saved, onPageLeft = ::restartIfEmpty) {
            destinationDidChange()
            updateTabBar()
            tabManager.didAct()
        }
    }
    private val stack by lazyStack
    private val formerPages = FormerPages()
    private val shownVisits = ShownVisits()
    private val clock = MainThreadClock()
    private val memoryTrimmer = MemoryTrimmer(conditions, ::handleLowMemory)

    /** The transitions, as far as they concern pages. The tab bar shows them at once. */
    private val screen = ScreenQueue { isAttached && isStarted }
    private val bars: TabBars
    private val images = BarImages(activity, { tabManager }, logger, ::updateItem)
    private val actionVisits = ActionVisits(::updateItem)

    private var uiMode = activity.resources.configuration.uiMode

    /** The badges of the app. */
    private val badges = mutableMapOf<TabId, BarBadge>()

    /** Whether the containers are in the activity's view tree. */
    private var isAttached = false

    private val isStarted: Boolean
        get() = activity.lifecycle.currentState.isAtLeast(Lifecycle.State.STARTED)

    /** The visits that wait until the navigator of their container is ready. */
    private val pendingVisits = mutableMapOf<ContainerId, PendingVisit>()

    init {
        pool = activity.resources.obtainTypedArray(R.array.tabwire_containers).run {
            List(length()) { SlotId(getResourceId(it, 0)) }.also { recycle() }
        }
        val saved = SavedTabs.fromJson(savedInstanceState?.getString(STATE_KEY), pool)
        restorableState = savedInstanceState?.takeIf { saved != null }
        slots = ContainerSlots(pool, saved?.slots.orEmpty())
        tabManager = TabManager(location, logger, saved, clock, sharedSession)
        slots.occupy(tabManager.selectedId)
        background = BackgroundNavigators(tabManager, slots, lazyStack) {
            isAttached && isStarted && screen.isEmpty && conditions.allowsEagerLoading
        }
        bars = TabBars(barItems(), tabManager.selectedId)
        tabManager.client = Client()
        restorableState?.getBundle(VISITS_KEY)?.let { visits ->
            for (tab in tabManager.tabs) visits.getString("${tab.id.number}")?.let { pendingVisits[tab.id] = PendingVisit(it) }
        }
        restoreFactory = restorableState?.let { RestoredHost.replaceHosts(activity.supportFragmentManager) }
        activity.supportFragmentManager.registerFragmentLifecycleCallbacks(formerPages, true)
        activity.supportFragmentManager.registerFragmentLifecycleCallbacks(WebViewCleaner, true)
        activity.supportFragmentManager.registerFragmentLifecycleCallbacks(Pages(), true)
        activity.registerComponentCallbacks(memoryTrimmer)
        activity.addOnConfigurationChangedListener(::configurationDidChange)
        activity.lifecycle.addObserver(ActivityObserver())
    }

    private inner class ActivityObserver : DefaultLifecycleObserver {
        override fun onCreate(owner: LifecycleOwner) {
            restoreFactory?.invoke()
            activity.onBackPressedDispatcher.addCallback(activity, backToFirstTab)
            // Android has created what it restored, but not the views.
            stack.dropRestored(pool)
        }

        override fun onStart(owner: LifecycleOwner) {
            screen.proceed()
            images.retry()
            tabManager.didReturnToScreen()
        }

        override fun onStop(owner: LifecycleOwner) {
            tabManager.didLeaveScreen()
        }

        override fun onDestroy(owner: LifecycleOwner) {
            activity.unregisterComponentCallbacks(memoryTrimmer)
            screen.clear()
            clock.close()
            background.close()
            actionVisits.close()
            images.close()
            detach()
        }
    }

    // Navigators

    /**
     * Returns the configurations of the started containers, the selected one first, for `HotwireActivity`. Those of free slots
     * follow: Android may restore the host of a container that was removed when the app was no longer on the screen.
     */
    public fun navigatorConfigurations(): List<NavigatorConfiguration> {
        val started = slots.occupied.keys.sortedBy { it != tabManager.selectedId }.map(::configuration)
        val free = pool - slots.occupied.values.toSet()
        return started + free.map { NavigatorConfiguration("free", tabManager.location.startUrl, it.viewId) }
    }

    private fun configuration(container: ContainerId): NavigatorConfiguration {
        val startLocation = startLocations.location(tabManager.startUrl(container))
        return NavigatorConfiguration("container-${container.number}", startLocation, slots.occupy(container).viewId)
    }

    /** Returns the navigator of a container, or `null` if the container is not started, or is suspended. */
    public fun navigator(container: ContainerId): Navigator? = host(container)?.takeIf { it.isReady() }?.navigator

    private fun host(container: ContainerId): NavigatorHost? = slots[container]?.let(stack::host)

    /** The navigator of the selected container, or `null` until it is ready. */
    public val selectedNavigator: Navigator?
        get() = navigator(tabManager.selectedId)

    /**
     * Visits a URL in the selected tab, as the path configuration says.
     *
     * @param location the URL.
     * @param options the options of the visit.
     * @param bundle arguments for the destination, or `null`.
     * @param extras extras of the navigation, or `null`.
     */
    public fun route(
        location: String,
        options: VisitOptions = VisitOptions(),
        bundle: Bundle? = null,
        extras: FragmentNavigator.Extras? = null,
    ) {
        val container = tabManager.selectedId
        screen.add {
            val navigator = navigator(container)
            if (navigator != null) navigator.route(location, options, bundle, extras)
            else pendingVisits[container] = PendingVisit(location, options, bundle, extras)
        }
    }

    /**
     * Selects a tab for the user. If that would remove the selected tab, and something was typed in it, the user is asked first.
     *
     * @param container the container of the tab.
     */
    public fun selectTab(container: ContainerId): Unit = tabManager.selectTab(container)

    /**
     * Selects a tab by the id that the server gave it, as [selectTab] does.
     *
     * @param tab the id.
     * @return `false` if no tab on the bar has it.
     */
    public fun selectTab(tab: TabId): Boolean {
        val container = tabManager.tabs.find { it.represents?.id == tab }?.id ?: return false
        selectTab(container)
        return true
    }

    /**
     * Shows a badge instead of that of the server, for example the number of messages that a push message has brought. It stays until the
     * app sets another one or another user signs in. It is not saved.
     *
     * @param tab the id that the server gave the tab or the action. It need not be on the bar yet.
     * @param badge the badge, or `null` for that of the server.
     */
    public fun setBadge(tab: TabId, badge: BarBadge?) {
        if (badge == null) badges.remove(tab) else badges[tab] = badge
        updateItem(tab)
    }

    /**
     * Performs an action of the tab bar: the selected tab visits its path, as the path configuration says (R17.7). While the page
     * is loading, a second call does nothing.
     *
     * @param action the action.
     */
    public fun perform(action: TabId) {
        if (action !in actionVisits) tabManager.perform(action)
    }

    /**
     * Selects a tab or performs an action, as a tap on its item of the tab bar does.
     *
     * @param item the item.
     */
    public fun select(item: BarItem): Unit = when (item) {
        is BarItem.Tab -> selectTab(item.container)
        is BarItem.Action -> perform(item.id)
    }

    /**
     * Opens an address from outside the pages in the tab that it belongs to: that of a notification, a deep link or another
     * app. The visit waits until the tab's navigator is ready. If it would remove a tab in which something was typed, the user
     * is asked first.
     *
     * @param address an absolute URL, or a reference relative to the start URL.
     * @return the visit, or [OpenResult.External] if the address belongs to another app or site. Nothing is opened then.
     */
    public fun open(address: String): OpenResult = tabManager.open(address)

    /**
     * Asks the page in front for news, as after a push message: it sends its configuration again and opens its stream afresh. By
     * itself this changes no tabs (P14.14).
     */
    public fun askAgain() {
        selectedNavigator?.session?.webView?.evaluateJavascript(ASK_AGAIN, null)
    }

    /**
     * Shows the theme that the system, or `AppCompatDelegate.setDefaultNightMode`, has set: an activity that handles `uiMode` is not made
     * anew. AppCompat tells only the activity, not its views.
     */
    private fun configurationDidChange(configuration: Configuration) {
        if (configuration.uiMode == uiMode) return
        uiMode = configuration.uiMode
        containers.rootView.dispatchConfigurationChanged(configuration)
        screen.add {
            for (navigator in slots.occupied.values.mapNotNull { stack.host(it)?.navigator }) {
                WebViewTheme.change(navigator.session.webView, configuration)
                PageViews.makeAnew(navigator)
            }
        }
    }

    /** What the tabs need of the activity and its pages. */
    private inner class Client : TabClient {
        /** The action whose path is visited next, or `null`. */
        private var performed: TabId? = null

        override fun apply(transition: Transition<ContainerId>) {
            images.apply(transition)
            val former = if (transition.forgetsHistory) badges.keys.toList() else emptyList()
            badges -= former
            performed = transition.performed?.id
            bars.apply(transition, barItems(), tabManager.selectedId)
            former.forEach(::updateItem)
            actionVisits.endAllBut(tabManager.selectedId)
            transition.appBadge?.let(onAppBadgeChanged)
            screen.add { applyToPages(transition) }
        }

        override fun visit(url: String, container: ContainerId) {
            val action = performed
            if (action != null) actionVisits.start(action, container, from = navigator(container)?.location)
            val ifInFront = if (action != null) IfInFront.STAY else IfInFront.REFRESH
            pendingVisits[container] = PendingVisit(url, ifInFront = ifInFront)
            screen.add { visitPending(container) }
        }

        /** Does nothing: the app hears of it by [open]. */
        override fun openExternally(address: String) = Unit

        override fun findInput(container: ContainerId, completion: (Boolean) -> Unit) {
            val navigator = navigator(container) ?: return completion(false)
            PageActivity.askWithoutLimit(navigator.session.webView) { completion(it == PageActivity.TYPED) }
        }

        override fun askToLeave(container: ContainerId, completion: (Boolean) -> Unit) = onLeaveAsked { completion(true) }

        override fun willSelect(container: ContainerId?) {
            bars.start(barItems(), container ?: tabManager.selectedId)
        }

        override fun discardPages(container: ContainerId) = screen.add {
            val location = navigator(container)?.location
            dispose(container)
            // It is visited above the first page, as an opened address is.
            if (location != null && location != tabManager.startUrl(container)) pendingVisits[container] = PendingVisit(location)
        }

        override val backgroundTabs
            get() = background

        override fun pageDidConfigure() {
            actionVisits.pageDidConfigure(tabManager.selectedId)
            tabManager.didAct()
        }
    }

    private fun visitPending(container: ContainerId) {
        val navigator = navigator(container) ?: return
        // Hotwire drops a visit while the page in front has no view.
        if (navigator.currentDestination?.fragment?.view == null) return
        val visit = pendingVisits.remove(container) ?: return
        // Routing to the first page of a tab would replace it, and fails if the page is modal.
        val ifInFront = if (visit.location == navigator.location) visit.ifInFront else IfInFront.VISIT
        when (ifInFront) {
            IfInFront.VISIT -> navigator.route(visit.location, visit.options, visit.bundle, visit.extras)
            IfInFront.REFRESH -> navigator.currentDestination?.refresh(false)
            IfInFront.STAY -> actionVisits.end(container)
        }
    }

    // The tab bar

    private fun barItems(): List<BarItem> =
        BarItem.all(tabManager.tabs, tabManager.actions, images::icon, { it !in actionVisits }, badges::get)

    private fun updateItem(id: TabId) {
        barItems().find { it.id == id }?.let(bars::update)
    }

    private fun destinationDidChange() {
        val destination = selectedNavigator?.currentDestination ?: return
        val isWeb = destination is HotwireWebFragmentCallback
        actionVisits.destinationDidChange(tabManager.selectedId, selectedNavigator?.location, isWeb)
    }

    /** Visits the addresses that wait for a page of their container, and notices other pages. */
    private inner class Pages : FragmentManager.FragmentLifecycleCallbacks() {
        override fun onFragmentViewCreated(manager: FragmentManager, fragment: Fragment, view: View, state: Bundle?) {
            // A sheet is above the page in front, which stays.
            if (fragment is HotwireDestination && fragment !is DialogFragment) container(fragment)?.let(tabManager::didNavigate)
        }

        override fun onFragmentStarted(manager: FragmentManager, fragment: Fragment) {
            val container = container(fragment) ?: return
            if (container in pendingVisits) screen.add { visitPending(container) }
        }
    }

    /**
     * Starts a container again that has lost its last page. Hotwire pops it if the user goes back twice at once, or if it is redirected
     * to another origin.
     */
    private fun restartIfEmpty(host: NavigatorHost) {
        if (host.navigator.location == null) screen.add { restart(host) }
    }

    private fun restart(host: NavigatorHost) {
        val container = container(host) ?: return
        // Hotwire replaces a page by popping it first.
        if (host(container) !== host || host.navigator.location != null) return
        slots[container]?.let(stack::remove)
        if (container == tabManager.selectedId) show(container)
    }

    /** Returns the container of a fragment. A screen may have a navigator host of its own, within that of the container. */
    private fun container(fragment: Fragment): ContainerId? =
        generateSequence(fragment) { it.parentFragment }.lastOrNull { it is NavigatorHost }?.let { slots.containerIn(SlotId(it.id)) }

    // The view

    /**
     * Removes the view of the containers from its parent and returns it, to add it to another layout.
     *
     * @param pageInsets returns the insets that the pages get, of those that reach the view; by default all. Request insets when its
     *   result changes.
     * @return the view.
     */
    public fun takeContainers(pageInsets: (WindowInsetsCompat) -> WindowInsetsCompat = { it }): FrameLayout = containers.apply {
        (parent as? ViewGroup)?.removeView(this)
        this.pageInsets = pageInsets
    }

    /**
     * Shows the tabs. The view of the containers must be in the activity's view tree, where fragments look for their views.
     *
     * @param tabBar the tab bar, or `null` for one that shows [tabBarContent].
     */
    public fun attach(tabBar: TabBar? = null) {
        bars.attached = tabBar
        isAttached = true
        images.update()
        bars.start(barItems(), tabManager.selectedId)
        updateTabBar(isAnimated = false)
        screen.add {
            show(tabManager.selectedId)
            tabManager.didAct()
        }
    }

    /** Releases the tab bar when it leaves the screen. The tabs stay. */
    public fun detach() {
        bars.attached = null
        isAttached = false
    }

    /** Saves the tabs, to restore them after the system has ended the app. Call it in `onSaveInstanceState`. */
    public fun save(outState: Bundle) {
        // The slots of removed containers may wait to be released.
        val containers = tabManager.tabs.map { it.id }
        val slots = slots.occupied.filterKeys { it in containers }
        val tabs = tabManager.save(slots).toJson()
        if (tabs == null) {
            logger.log(TabLogger.Level.WARNING, "the tabs are too large to be saved: the app restarts without them")
        }
        outState.putString(STATE_KEY, tabs)
        outState.putBundle(HOSTS_KEY, stack.save(slots.values))
        outState.putBundle(VISITS_KEY, Bundle().apply {
            for ((container, visit) in pendingVisits) if (container in containers) putString("${container.number}", visit.location)
        })
    }

    /**
     * Suspends every background tab, unless something was typed in it or is playing, as when the system is short of memory. From then
     * on, no eager tab loads before the user selects it.
     */
    public fun handleLowMemory(): Unit = tabManager.memoryDidRunLow()

    /** Hotwire handles "back" on other pages. */
    private fun updateBack() {
        backToFirstTab.isEnabled = backOnFirstPage == BackOnFirstPage.SELECT_FIRST_TAB && !tabManager.isBootstrap &&
            tabManager.selectedId != tabManager.tabs.first().id && selectedNavigator?.isAtStartDestination() == true
    }

    /** Shows or hides the tab bar, after a change of the tabs or of the page in front. */
    private fun updateTabBar(isAnimated: Boolean = true) {
        updateBack()
        val navigator = host(tabManager.selectedId)?.navigator
        val destination = navigator?.currentDestination
        // A native screen sends no configuration.
        if (destination != null && destination !is HotwireWebFragmentCallback && tabManager.isTabBarHidden) {
            return tabManager.didLoad(tabManager.selectedId)
        }
        // A host that is being restored has no pages yet.
        val isFirstPage = navigator?.takeIf { it.isReady() }?.isAtStartDestination()
        // If that shows the tab bar, its transition calls this again.
        if (isFirstPage == true) tabManager.firstPageDidAppear(tabManager.selectedId)
        val isModal = navigator?.let(::isModal) == true
        if (isFirstPage != null) ModalPage.mark(navigator.session.webView, isModal)
        bars.setVisible(
            isVisible = isTabBarEnabled && !tabManager.isBootstrap && !tabManager.isTabBarHidden && !isModal,
            isAnimated = isAnimated && animatesVisibilityChanges && ValueAnimator.areAnimatorsEnabled(),
        )
    }

    /** Modal pages are in the navigation stack of their tab, above its first page. */
    private fun isModal(navigator: Navigator): Boolean = navigator.isReady() && !navigator.isAtStartDestination() &&
        properties[navigator.location.orEmpty()].context == PresentationContext.MODAL

    // Configurations

    /**
     * Accepts the data of a `configure` message; see [TabManager.receive].
     *
     * @param json the data of the message.
     * @param fragment the fragment of the page that sent it.
     * @param page the URL of that page.
     */
    internal fun receive(json: String, fragment: Fragment, page: String?) {
        val container = container(fragment)
        if (container == tabManager.selectedId) host(container)?.navigator?.let { navigator ->
            if (shownVisits.record(container, navigator.session)) tabManager.pageDidAppear()
            FormEvent.install(navigator.session.webView)
            ModalPage.mark(navigator.session.webView, isModal(navigator))
        }
        val isFirstPage = container?.let(::host)?.navigator?.isAtStartDestination() != false
        tabManager.receive(json, container, page, isFirstPage)
    }

    /**
     * Accepts an event of a form in a page; see [FormEvent].
     *
     * @param event the event.
     * @param fragment the fragment of the page.
     */
    internal fun receive(event: FormEvent, fragment: Fragment) {
        val container = container(fragment)?.takeIf { it == tabManager.selectedId } ?: return
        // The page with the form may send again.
        navigator(container)?.let { shownVisits.record(container, it.session) }
        when (event) {
            FormEvent.STARTED -> tabManager.formDidStart()
            FormEvent.PAGE_FOLLOWS -> tabManager.pageDidAppear()
            FormEvent.ENDED -> tabManager.formDidEnd()
        }
    }

    private fun applyToPages(transition: Transition<ContainerId>) {
        val selected = transition.selected
        // A container that starts, or was suspended, loads its page anyway.
        val isLive = selected == null || host(selected) != null
        // Shows the selected container before another is disposed, so that the screen is never blank.
        selected?.let(::show)
        for (container in transition.disposed) dispose(container)
        if (transition.kind == TransitionKind.RESELECTED && clearsStackOnReselect) reselect()
        if (transition.forgetsHistory) forgetHistory()
        if (isLive) refresh(transition)
        updateTabBar(isAnimated = transition.promoted == null && transition.demoted == null)
        tabManager.didAct()
    }

    private fun show(container: ContainerId) {
        // A later transition has removed it.
        if (tabManager.tabs.none { it.id == container }) return
        val configuration = configuration(container)
        val slot = SlotId(configuration.navigatorHostId)
        stack.show(slot)
        background.release(container)
        (stack.host(slot)?.navigator?.session?.webView as? TabbedWebView)?.isPrefetching = false
        // The back button now belongs to this navigator.
        activity.delegate.setCurrentNavigator(configuration)
    }

    private fun dispose(container: ContainerId) {
        background.release(container)
        slots[container]?.let(stack::remove)
        slots.release(container)
        pendingVisits.remove(container)
        shownVisits.forget(container)
    }

    private fun forgetHistory() {
        val navigator = selectedNavigator ?: return
        PageSnapshots.forget(navigator)
        formerPages.forget(front = navigator.currentDestination?.fragment)
    }

    private fun refresh(transition: Transition<ContainerId>) {
        val container = transition.refreshed ?: transition.selected ?: return
        val navigator = navigator(container) ?: return
        when {
            // The session is ready only after the page has loaded.
            transition.refreshed == null -> if (!navigator.session.isReady) tabManager.pageIsMissing(container)
            // The visit of an opened address loads the page in front.
            transition.visits != null -> PageSnapshots.forgetAlsoInFront(navigator)
            else -> refresher.refresh(container)
        }
    }

    /** Pops the selected tab to its root, or scrolls to the top if it is at its root. */
    private fun reselect() {
        val navigator = selectedNavigator ?: return
        if (navigator.isAtStartDestination()) navigator.session.webView.scrollTo(0, 0) else BackStack.popToRoot(navigator)
    }

    private companion object {
        const val ASK_AGAIN = "document.dispatchEvent(new CustomEvent('tabwire:ask-again'))"
        const val STATE_KEY = "dev.tabwire.tabs"
        const val HOSTS_KEY = "dev.tabwire.hosts"
        const val VISITS_KEY = "dev.tabwire.visits"
    }
}
