package dev.tabwire.fragments

import android.os.Bundle
import android.view.ViewGroup
import android.widget.FrameLayout
import androidx.fragment.app.Fragment
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.navigator.Navigator
import dev.hotwire.navigation.navigator.NavigatorConfiguration
import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.client.AppLocation
import dev.tabwire.client.TabLogger
import dev.tabwire.client.TabManager
import dev.tabwire.reconciliation.Transition
import dev.tabwire.reconciliation.TransitionKind
import dev.tabwire.restoration.ContainerSlots
import dev.tabwire.restoration.SavedTabs

/**
 * The tabs of an activity: containers with a `NavigatorHost` each, and a tab bar. It carries out transitions and
 * decides nothing.
 *
 * Make it before `super.onCreate`, for restored hosts ask for their configuration there. [TabbedActivity] shows how.
 *
 * @param activity whose tabs they are.
 * @param location where the app lives.
 * @param savedInstanceState what the activity got: users who come back find their tabs again.
 * @param logger gets one line for each transition and each configuration that is turned down.
 */
public class TabbedNavigator(
    private val activity: HotwireActivity,
    location: AppLocation,
    savedInstanceState: Bundle?,
    logger: TabLogger = LogcatLogger,
) {
    /** Decides about the tabs. */
    public val tabManager: TabManager

    /**
     * What to hand to `super.onCreate`: the saved state if the tabs could be restored. Without tabs nothing of it may be
     * restored, for Android would look for places for hosts that have none.
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

    /** What Hotwire asks the activity for: a navigator for each container that was shown, the selected one first. */
    public fun navigatorConfigurations(): List<NavigatorConfiguration> =
        slots.occupied.keys.sortedBy { it != tabManager.selectedID }.map(::configuration)

    private fun configuration(container: Int) =
        NavigatorConfiguration("container-$container", tabManager.startUrl(container), slots.occupy(container))

    /** The navigator of a container; nothing before its tab was selected for the first time. */
    public fun navigator(container: Int): Navigator? =
        slots[container]?.let(stack::host)?.takeIf { it.isReady() }?.navigator

    /** What the user looks at; nothing while it is being made. */
    public val selectedNavigator: Navigator?
        get() = navigator(tabManager.selectedID)

    /**
     * The view that the containers fill, for a layout to hold. It outlives layouts: one that comes later takes it from
     * one that was before.
     */
    public fun takeContainers(): FrameLayout = containers.apply { (parent as? ViewGroup)?.removeView(this) }

    /**
     * Shows the tabs. A layout with the containers is in the activity's view tree by then, where fragments look for their
     * place.
     *
     * @param tabBar shows the tabs.
     */
    public fun attach(tabBar: TabBar) {
        this.tabBar = tabBar
        stack.restore(slots.occupied.values)
        stack.show(slots.occupy(tabManager.selectedID))
        tabBar.start(tabManager.tabs, tabManager.selectedID)
    }

    /** Lets go of a tab bar that leaves the screen. The tabs stay. */
    public fun detach() {
        tabBar = null
    }

    /** Keeps what is needed to find the same tabs again after the system has ended the app. */
    public fun save(outState: Bundle) {
        outState.putString(STATE_KEY, tabManager.save(slots.occupied).toJson())
    }

    /**
     * Takes the data of a `configure` message; see [TabManager.receive].
     *
     * @param json the data of the message.
     * @param fragment the fragment whose page sent it.
     * @param page the page that its web view shows.
     */
    public fun receive(json: String, fragment: Fragment, page: String?) {
        val host = generateSequence(fragment) { it.parentFragment }.firstOrNull { it is NavigatorHost }
        tabManager.receive(json, host?.let { slots.containerIn(it.id) }, page)
    }

    private fun apply(transition: Transition<Int>) {
        // What takes the place of a container comes before it goes: nothing blank is ever seen.
        transition.selected?.let(::turnTo)
        for (container in transition.disposed) dispose(container)
        if (transition.kind == TransitionKind.RESELECTED) reselect()
        tabBar?.apply(transition, tabManager.tabs, tabManager.selectedID)
    }

    private fun turnTo(container: Int) {
        val configuration = configuration(container)
        stack.show(configuration.navigatorHostId)
        // From now on the back button is this one's.
        activity.delegate.setCurrentNavigator(configuration)
    }

    private fun dispose(container: Int) {
        slots[container]?.let(stack::remove)
        slots.release(container)
    }

    /** Pops the selected tab to its root, or scrolls to the top if it is there. */
    private fun reselect() {
        val navigator = selectedNavigator ?: return
        if (navigator.isAtStartDestination()) navigator.session.webView.scrollTo(0, 0) else navigator.clearAll()
    }

    private companion object {
        const val STATE_KEY = "dev.tabwire.tabs"
    }
}
