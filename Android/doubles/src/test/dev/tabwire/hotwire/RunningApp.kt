package dev.tabwire.hotwire

import android.content.Context
import android.content.Intent
import android.os.Bundle
import android.os.Looper
import android.os.SystemClock
import android.view.View
import android.widget.FrameLayout
import android.widget.PopupMenu
import androidx.fragment.app.Fragment
import androidx.fragment.app.FragmentContainerView
import androidx.fragment.app.FragmentManager
import com.google.android.material.navigation.MenuForTest
import com.google.android.material.navigation.NavigationBarView
import dev.hotwire.core.bridge.BridgeDelegate
import dev.hotwire.core.bridge.Message
import dev.hotwire.core.bridge.Metadata
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.fragments.HotwireWebFragment
import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.client.ContainerId
import dev.tabwire.client.OpenResult
import dev.tabwire.client.TabManager
import dev.tabwire.conformance.Scenario
import dev.tabwire.views.TabbedLayout
import dev.tabwire.views.showTabbedLayout

const val START_URL = "https://app.example/"

/** The milliseconds after which coming back counts, and after which it is told (P14.13). */
const val A_MINUTE = 60_000L
const val A_SECOND = 1_000L

/** The activity of an app. */
class AppActivity(override val startUrl: String = START_URL) : TabbedActivity() {
    var icons = TabIcons.standard

    /** Called when a page starts, within a transaction of fragments. */
    var onPageStarted: (() -> Unit)? = null

    override fun onCreate(savedInstanceState: Bundle?) {
        supportFragmentManager.registerFragmentLifecycleCallbacks(Pages(), true)
        super.onCreate(savedInstanceState)
    }

    private inner class Pages : FragmentManager.FragmentLifecycleCallbacks() {
        override fun onFragmentStarted(manager: FragmentManager, fragment: Fragment) {
            if (fragment is HotwireWebFragment) onPageStarted?.invoke()
        }
    }

    override fun showTabs() {
        showTabbedLayout(icons)
    }

    fun showTabsAgain() = showTabs()
}

/** An app on the doubles: its screen, its user and its pages. */
class RunningApp(
    saved: Bundle? = null,
    private val start: String = START_URL,
    link: String? = null,
    intent: Intent = Intent.ofForTest(link),
    prepare: TabbedNavigator.() -> Unit = {},
) {
    init {
        R.define()
        // Nothing of an earlier process runs any more.
        Looper.clearForTest()
        Context.forgetComponentsForTest()
    }

    val activity = AppActivity(start).apply {
        this.intent = intent
        openForTest(saved)
    }
    val tabs: TabbedNavigator = activity.tabbedNavigator.apply(prepare)
    val manager: TabManager = tabs.tabManager

    val layout: TabbedLayout
        get() = activity.contentForTest() as TabbedLayout

    val bar: NavigationBarView
        get() = layout.navigationBar

    /** Returns the app after the system has ended and restored it. */
    fun restarted(): RunningApp {
        Looper.idleForTest()
        activity.stopForTest()
        return RunningApp(activity.saveForTest(), start)
    }

    /** Leaves the app for a time, in which the device sleeps. */
    fun leave(milliseconds: Long) {
        Looper.idleForTest()
        activity.stopForTest()
        SystemClock.sleepDeeplyForTest(milliseconds)
        activity.startForTest()
        Looper.passForTest(A_SECOND)
    }

    /** Returns the app after the device was rotated, without `configChanges` in the manifest. */
    fun rotated(): RunningApp {
        Looper.idleForTest()
        activity.stopForTest()
        val state = activity.saveForTest()
        activity.destroyForTest()
        Looper.idleForTest()
        return RunningApp(state, start)
    }

    /** Tells the app about memory, as the system does. */
    fun trimMemory(level: Int) {
        activity.onTrimMemory(level)
        Context.trimMemoryForTest(level)
        Looper.idleForTest()
    }

    // The screen, when the main thread has nothing more to do

    /** The hosts of the live containers. */
    val hosts: Map<Int, NavigatorHost>
        get() {
            Looper.idleForTest()
            return manager.tabs.mapNotNull { tab -> tabs.navigator(tab.id)?.let { tab.id.number to it.host } }.toMap()
        }

    /** All hosts in the activity. */
    val allHosts: List<NavigatorHost>
        get() {
            Looper.idleForTest()
            return activity.supportFragmentManager.fragments.filterIsInstance<NavigatorHost>()
        }

    /** The views of the containers. */
    val views: List<FragmentContainerView>
        get() {
            Looper.idleForTest()
            return (0 until containers.childCount).map { containers.getChildAt(it) as FragmentContainerView }
        }

    val containers: FrameLayout
        get() = (0 until layout.childCount).map(layout::getChildAt).first { it != bar } as FrameLayout

    val visibleHost: NavigatorHost?
        get() = views.singleOrNull { it.visibility == View.VISIBLE }
            ?.let { activity.supportFragmentManager.findFragmentById(it.id) as NavigatorHost }

    val isBarVisible: Boolean
        get() {
            Looper.idleForTest()
            return bar.visibility == View.VISIBLE
        }

    val items: List<MenuForTest.ItemForTest>
        get() {
            Looper.idleForTest()
            return (0 until bar.menu.size()).map { bar.menu.getItem(it) as MenuForTest.ItemForTest }
        }

    val titles: List<String>
        get() = items.map { it.title.toString() }

    /** Returns what a screen reader calls an item of the tab bar. */
    fun role(item: Int): String = bar.findViewById<View>(item).describeForTest().run {
        extras.getString("AccessibilityNodeInfo.roleDescription") ?: className.toString().substringAfterLast('.')
    }

    // The user

    /** Taps a tab, on the tab bar or in "More". */
    fun tap(tab: String) {
        Looper.idleForTest()
        val container = container(tab) ?: return
        if (bar.menu.findItem(container.number) != null) {
            bar.tapForTest(container.number)
        } else {
            bar.tapForTest(R.id.tabwire_more)
            PopupMenu.shownForTest().chooseForTest(container.number)
        }
        Looper.idleForTest()
    }

    private fun container(tab: String): ContainerId? = manager.tabs.find { it.represents?.id?.rawValue == tab }?.id

    /** Opens an address from outside the pages. */
    fun open(address: String): OpenResult = tabs.open(address).also { Looper.idleForTest() }

    // Pages

    /** Sends a message from a page. */
    fun send(json: String, host: Fragment = visibleHost!!, url: String? = start, event: String = "configure") {
        val screen = Fragment().apply { nestForTest(host) }
        val page = destination(screen) { visibleHost!!.navigator }
        NavigationComponent.factory.create(BridgeDelegate(start, page, listOf(NavigationComponent.factory)))
            .onReceive(Message("1", "navigation", event, url?.let(::Metadata), json))
        Looper.idleForTest()
    }

    fun take(step: Scenario.Step) {
        when (step) {
            is Scenario.Step.Configure -> when {
                step.isFirstPage -> manager.receive(step.message.decodeToString(), manager.selectedId, start, isFirstPage = true)
                else -> {
                    // The page has another one below it.
                    visibleHost!!.navigator.run { stack += manager.location.resolve("/page-${stack.size}")!! }
                    send(step.message.decodeToString())
                }
            }
            is Scenario.Step.Select -> tap(step.tab.rawValue)
            is Scenario.Step.Open -> open(step.address)
            is Scenario.Step.Perform -> manager.perform(step.action)
            is Scenario.Step.Load -> container(step.tab.rawValue)?.let(manager::didLoad)
            is Scenario.Step.FirstPageDidAppear -> container(step.tab.rawValue)?.let(manager::firstPageDidAppear)
            Scenario.Step.Resume -> leave(A_MINUTE)
        }
    }
}

/** Returns a configuration with tabs, the first of which is active. */
fun configuration(vararg tabs: String, members: String = "", rest: (String) -> String = { "" }) = tabs.joinToString(
    prefix = """{"active":"${tabs.firstOrNull().orEmpty()}"$members,"tabs":[""", postfix = "]}",
) { """{"id":"$it","title":"${it.uppercase()}","icon":"house","path":"/$it"${rest(it)}}""" }

/** An activity without tabs. */
class OtherActivity : HotwireActivity() {
    override fun navigatorConfigurations() = listOf(
        dev.hotwire.navigation.navigator.NavigatorConfiguration("main", START_URL, 1),
    )
}
