package dev.tabwire.fragments

import android.os.Bundle
import android.view.ViewGroup
import android.widget.FrameLayout
import androidx.fragment.app.Fragment
import androidx.navigation.fragment.FragmentNavigator
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.context
import dev.hotwire.core.turbo.nav.PresentationContext
import dev.hotwire.core.turbo.visit.VisitOptions
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.fragments.HotwireWebFragmentCallback
import dev.hotwire.navigation.navigator.Navigator
import dev.hotwire.navigation.navigator.NavigatorConfiguration
import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.client.TabLogger
import dev.tabwire.client.TabManager
import dev.tabwire.location.AppLocation
import dev.tabwire.reconciliation.Transition
import dev.tabwire.reconciliation.TransitionKind
import dev.tabwire.restoration.ContainerSlots
import dev.tabwire.restoration.SavedTabs
import kotlin.reflect.KClass

/**
 * The tabs of an activity: one `NavigatorHost` per started container, and a tab bar. It applies the transitions of a
 * [TabManager].
 *
 * Create it before `super.onCreate`, where restored hosts need their configurations; see [TabbedActivity].
 *
 * @param activity the activity that shows the tabs.
 * @param location the start URL and origin of the app.
 * @param savedInstanceState the saved state of the activity, to restore the tabs from.
 * @param logger receives one line for each transition and each rejected configuration.
 * @param destinations the fragments that the app registers with `Hotwire.registerFragmentDestinations`. A tab whose path is
 *   mapped to any other fragment, or to a sheet, starts at the start URL.
 */
public class TabbedNavigator(
    private val activity: HotwireActivity,
    location: AppLocation,
    savedInstanceState: Bundle?,
    private val logger: TabLogger = LogcatLogger,
    destinations: List<KClass<out Fragment>> = StartLocations.defaultDestinations,
) {
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

    /** Whether selecting the selected tab again goes to its root, or scrolls to the top. */
    public var clearsStackOnReselect: Boolean = true

    /**
     * Offers to refresh a page on which the user has typed something, for example with a snackbar. Without a handler, and
     * if the offer is not taken up, the page is refreshed or offered again when its tab is next selected.
     */
    public var onRefreshOffered: ((refresh: () -> Unit) -> Unit)? = null

    private val containers by lazy { FrameLayout(activity) }
    private val startLocations = StartLocations(destinations, location.startUrl, logger)
    private val slots: ContainerSlots
    private val stack by lazy { ContainerStack(activity, containers) { updateTabBar() } }
    private var tabBar: TabBar? = null

    /** Whether the containers are in the activity's view tree. */
    private var isAttached = false

    /** The opened addresses that wait until the navigator of their container is ready. */
    private val pendingVisits = mutableMapOf<Int, String>()

    /** The containers whose refresh was not possible when they were selected. */
    private val owedRefreshes = mutableSetOf<Int>()

    /** The containers that Android restored, whose pages are loaded again. */
    private var restored: Set<Int>

    init {
        val pool = activity.resources.obtainTypedArray(R.array.tabwire_containers).run {
            List(length()) { getResourceId(it, 0) }.also { recycle() }
        }
        val saved = SavedTabs.fromJson(savedInstanceState?.getString(STATE_KEY), pool)
        restorableState = savedInstanceState?.takeIf { saved != null }
        slots = ContainerSlots(pool, saved?.slots.orEmpty())
        restored = slots.occupied.keys
        tabManager = TabManager(location, logger, saved)
        tabManager.addObserver(::apply)
        slots.occupy(tabManager.selectedID)
    }

    // Navigators

    /** Returns the configurations of the started containers, the selected one first, for `HotwireActivity`. */
    public fun navigatorConfigurations(): List<NavigatorConfiguration> =
        slots.occupied.keys.sortedBy { it != tabManager.selectedID }.map(::configuration)

    private fun configuration(container: Int): NavigatorConfiguration {
        val startLocation = startLocations.location(tabManager.startUrl(container))
        return NavigatorConfiguration("container-$container", startLocation, slots.occupy(container))
    }

    /** Returns the navigator of a container, or `null` if the container is not started. */
    public fun navigator(container: Int): Navigator? =
        slots[container]?.let(stack::host)?.takeIf { it.isReady() }?.navigator

    /** The navigator of the selected container, or `null` until it is ready. */
    public val selectedNavigator: Navigator?
        get() = navigator(tabManager.selectedID)

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
        selectedNavigator?.route(location, options, bundle, extras)
    }

    /**
     * Opens an address from outside the pages in the tab that it belongs to: that of a notification, a deep link or another
     * app. The visit waits until the tab's navigator is ready.
     *
     * @param address an absolute URL, or a reference relative to the start URL.
     * @return `false` if the address belongs to another app or site. Nothing is opened then.
     */
    public fun open(address: String): Boolean {
        val container = tabManager.open(address).visits ?: return false
        pendingVisits[container] = tabManager.location.resolveAddress(address) ?: return false
        navigator(container)?.let(::visitPending)
        return true
    }

    /** Visits the address that waits for a navigator. Call it in `HotwireActivity.onNavigatorReady`. */
    public fun onNavigatorReady(navigator: Navigator) {
        // The screen of the start location has no view yet, without which Hotwire drops a visit.
        navigator.host.view?.post { visitPending(navigator) }
    }

    private fun visitPending(navigator: Navigator) {
        val url = pendingVisits.remove(slots.containerIn(navigator.host.id)) ?: return
        navigator.route(url)
    }

    // The view

    /**
     * Removes the view of the containers from its parent and returns it, to add it to another layout.
     */
    public fun takeContainers(): FrameLayout = containers.apply { (parent as? ViewGroup)?.removeView(this) }

    /**
     * Shows the tabs. The view of the containers must be in the activity's view tree, where fragments look for their views.
     *
     * @param tabBar the tab bar.
     */
    public fun attach(tabBar: TabBar) {
        this.tabBar = tabBar
        isAttached = true
        stack.restore(slots.occupied.values)
        show(tabManager.selectedID)
        tabBar.start(tabManager.tabs, tabManager.selectedID)
        updateTabBar()
        val reloaded = restored - tabManager.selectedID
        restored = emptySet()
        reloaded.forEach(tabManager::load)
    }

    /** Releases the tab bar when it leaves the screen. The tabs stay. */
    public fun detach() {
        tabBar = null
        isAttached = false
    }

    /** Saves the tabs, to restore them after the system has ended the app. */
    public fun save(outState: Bundle) {
        outState.putString(STATE_KEY, tabManager.save(slots.occupied).toJson())
    }

    /** Shows or hides the tab bar, after a change of the tabs or of the page in front. */
    private fun updateTabBar() {
        val navigator = slots[tabManager.selectedID]?.let(stack::host)?.navigator
        val destination = navigator?.currentDestination
        // A native screen sends no configuration.
        if (destination != null && destination !is HotwireWebFragmentCallback && tabManager.isTabBarHidden) {
            return tabManager.load(tabManager.selectedID)
        }
        val isModal = navigator?.location?.let { Hotwire.config.pathConfiguration.properties(it).context } ==
            PresentationContext.MODAL
        // The first page has no way back, so it never hides the bar.
        val isHiddenByPage = tabManager.isTabBarHidden && navigator?.isAtStartDestination() == false
        tabBar?.isVisible = isTabBarEnabled && !tabManager.isBootstrap && !isModal && !isHiddenByPage
    }

    // Configurations

    /**
     * Accepts the data of a `configure` message; see [TabManager.receive].
     *
     * @param json the data of the message.
     * @param fragment the fragment of the page that sent it.
     * @param page the URL of that page.
     */
    internal fun receive(json: String, fragment: Fragment, page: String?) {
        // A screen may have a navigator host of its own, within that of the container.
        val host = generateSequence(fragment) { it.parentFragment }.lastOrNull { it is NavigatorHost }
        tabManager.receive(json, host?.let { slots.containerIn(it.id) }, page)
    }

    private fun apply(transition: Transition<Int>) {
        val isStarted = transition.selected in slots.occupied
        // Shows the selected container before another is disposed, so that the screen is never blank.
        transition.selected?.let(::show)
        for (container in transition.disposed) dispose(container)
        if (transition.kind == TransitionKind.RESELECTED && clearsStackOnReselect) reselect()
        tabBar?.apply(transition, tabManager.tabs, tabManager.selectedID)
        if (transition.forgetsHistory) selectedNavigator?.let(PageRefresh::forgetSnapshots)
        val owed = transition.selected?.takeIf(owedRefreshes::remove)
        (transition.refreshed ?: owed)?.let { if (isStarted || transition.selected == null) refresh(it, transition) }
        updateTabBar()
    }

    private fun show(container: Int) {
        // The containers are shown when they are attached.
        if (!isAttached) return
        val configuration = configuration(container)
        stack.show(configuration.navigatorHostId)
        // The back button now belongs to this navigator.
        activity.delegate.setCurrentNavigator(configuration)
    }

    private fun dispose(container: Int) {
        slots[container]?.let(stack::remove)
        slots.release(container)
        pendingVisits.remove(container)
        owedRefreshes.remove(container)
    }

    private fun refresh(container: Int, transition: Transition<Int>) {
        val navigator = navigator(container) ?: return
        // The visit of an opened address loads the page in front.
        if (transition.visits != null) return PageRefresh.forgetSnapshots(navigator)
        PageRefresh.refresh(navigator) {
            owedRefreshes += container
            onRefreshOffered?.invoke {
                owedRefreshes -= container
                navigator.currentDestination?.refresh(false)
            }
        }
    }

    /** Pops the selected tab to its root, or scrolls to the top if it is at its root. */
    private fun reselect() {
        val navigator = selectedNavigator ?: return
        if (navigator.isAtStartDestination()) navigator.session.webView.scrollTo(0, 0) else navigator.clearAll()
    }

    private companion object {
        const val STATE_KEY = "dev.tabwire.tabs"
    }
}
