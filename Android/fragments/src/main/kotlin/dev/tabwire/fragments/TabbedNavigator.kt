package dev.tabwire.fragments

import android.os.Bundle
import android.view.ViewGroup
import android.widget.FrameLayout
import androidx.fragment.app.Fragment
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.navigator.Navigator
import dev.hotwire.navigation.navigator.NavigatorConfiguration
import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.location.AppLocation
import dev.tabwire.client.TabLogger
import dev.tabwire.client.TabManager
import dev.tabwire.reconciliation.Transition
import dev.tabwire.reconciliation.TransitionKind
import dev.tabwire.restoration.ContainerSlots
import dev.tabwire.restoration.SavedTabs

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
 */
public class TabbedNavigator(
    private val activity: HotwireActivity,
    location: AppLocation,
    savedInstanceState: Bundle?,
    logger: TabLogger = LogcatLogger,
) {
    /** The state of the tabs. */
    public val tabManager: TabManager

    /**
     * The saved state to pass to `super.onCreate`, or `null` if the tabs could not be restored. Android would otherwise
     * restore hosts that no container owns.
     */
    public val restorableState: Bundle?

    private val containers by lazy { FrameLayout(activity) }
    private val slots: ContainerSlots
    private val stack by lazy { ContainerStack(activity, containers) }
    private var tabBar: TabBar? = null

    init {
        val pool = activity.resources.obtainTypedArray(R.array.tabwire_containers).run {
            List(length()) { getResourceId(it, 0) }.also { recycle() }
        }
        val saved = SavedTabs.fromJson(savedInstanceState?.getString(STATE_KEY), pool)
        restorableState = savedInstanceState?.takeIf { saved != null }
        slots = ContainerSlots(pool, saved?.slots.orEmpty())
        tabManager = TabManager(location, logger, saved)
        tabManager.onTransition = ::apply
        slots.occupy(tabManager.selectedID)
    }

    /** Returns the configurations of the started containers, the selected one first, for `HotwireActivity`. */
    public fun navigatorConfigurations(): List<NavigatorConfiguration> =
        slots.occupied.keys.sortedBy { it != tabManager.selectedID }.map(::configuration)

    private fun configuration(container: Int) =
        NavigatorConfiguration("container-$container", tabManager.startUrl(container), slots.occupy(container))

    /** Returns the navigator of a container, or `null` if the container is not started. */
    public fun navigator(container: Int): Navigator? =
        slots[container]?.let(stack::host)?.takeIf { it.isReady() }?.navigator

    /** The navigator of the selected container, or `null` until it is ready. */
    public val selectedNavigator: Navigator?
        get() = navigator(tabManager.selectedID)

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
        stack.restore(slots.occupied.values)
        stack.show(slots.occupy(tabManager.selectedID))
        tabBar.start(tabManager.tabs, tabManager.selectedID)
    }

    /** Releases the tab bar when it leaves the screen. The tabs stay. */
    public fun detach() {
        tabBar = null
    }

    /** Saves the tabs, to restore them after the system has ended the app. */
    public fun save(outState: Bundle) {
        outState.putString(STATE_KEY, tabManager.save(slots.occupied).toJson())
    }

    /**
     * Accepts the data of a `configure` message; see [TabManager.receive].
     *
     * @param json the data of the message.
     * @param fragment the fragment of the page that sent it.
     * @param page the URL of that page.
     */
    public fun receive(json: String, fragment: Fragment, page: String?) {
        val host = generateSequence(fragment) { it.parentFragment }.firstOrNull { it is NavigatorHost }
        tabManager.receive(json, host?.let { slots.containerIn(it.id) }, page)
    }

    private fun apply(transition: Transition<Int>) {
        // Shows the selected container before another is disposed, so that the screen is never blank.
        transition.selected?.let(::show)
        for (container in transition.disposed) dispose(container)
        if (transition.kind == TransitionKind.RESELECTED) reselect()
        tabBar?.apply(transition, tabManager.tabs, tabManager.selectedID)
    }

    private fun show(container: Int) {
        val configuration = configuration(container)
        stack.show(configuration.navigatorHostId)
        // The back button now belongs to this navigator.
        activity.delegate.setCurrentNavigator(configuration)
    }

    private fun dispose(container: Int) {
        slots[container]?.let(stack::remove)
        slots.release(container)
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
