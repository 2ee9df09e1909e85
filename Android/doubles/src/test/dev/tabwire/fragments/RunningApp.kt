package dev.tabwire.fragments

import android.content.Intent
import android.os.Bundle
import android.view.View
import android.widget.FrameLayout
import android.widget.PopupMenu
import androidx.fragment.app.Fragment
import androidx.fragment.app.FragmentContainerView
import com.google.android.material.bottomnavigation.BottomNavigationView
import com.google.android.material.navigation.MenuForTest
import dev.hotwire.core.bridge.BridgeDelegate
import dev.hotwire.core.bridge.Message
import dev.hotwire.core.bridge.Metadata
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.client.TabManager
import dev.tabwire.conformance.Scenario
import dev.tabwire.conformance.Simulation
import dev.tabwire.reconciliation.TabItem

const val START_URL = "https://app.example/"

/** The activity of an app. */
class AppActivity(override val startUrl: String = START_URL) : TabbedActivity() {
    fun showTabsAgain() = showTabs()
}

/** An app on the doubles: its screen, its user and its pages. */
class RunningApp(saved: Bundle? = null, private val start: String = START_URL, link: String? = null) {
    init {
        R.define()
    }

    val activity = AppActivity(start).apply {
        intent = Intent.ofForTest(link)
        openForTest(saved)
    }
    val tabs: TabbedNavigator = activity.tabbedNavigator
    val manager: TabManager = tabs.tabManager

    val layout: TabbedLayout
        get() = activity.contentForTest() as TabbedLayout

    val bar: BottomNavigationView
        get() = layout.bottomNavigation

    /** Returns the app after the system has ended and restored it. */
    fun restarted() = RunningApp(activity.saveForTest(), start)

    // The screen

    val hosts: Map<Int, NavigatorHost>
        get() = activity.supportFragmentManager.fragmentsForTest().filterIsInstance<NavigatorHost>()
            .associateBy { host -> containersBySlot.getValue(host.id) }

    private val containersBySlot: Map<Int, Int>
        get() = manager.tabs.mapNotNull { tab -> tabs.navigator(tab.id)?.let { it.host.id to tab.id } }.toMap()

    /** The views of the containers. */
    val views: List<FragmentContainerView>
        get() = (0 until containers.childCount).map { containers.getChildAt(it) as FragmentContainerView }

    val containers: FrameLayout
        get() = layout.getChildAt(0) as FrameLayout

    val visibleHost: NavigatorHost?
        get() = views.singleOrNull { it.visibility == View.VISIBLE }
            ?.let { activity.supportFragmentManager.findFragmentById(it.id) as NavigatorHost }

    val isBarVisible: Boolean
        get() = bar.visibility == View.VISIBLE

    val items: List<MenuForTest.ItemForTest>
        get() = (0 until bar.menu.size()).map { bar.menu.getItem(it) as MenuForTest.ItemForTest }

    val titles: List<String>
        get() = items.map { it.title.toString() }

    // The user

    /** Taps a tab, on the tab bar or in "More". */
    fun tap(tab: String) {
        val container = container(tab) ?: return
        if (bar.menu.findItem(container) != null) return bar.tapForTest(container)
        bar.tapForTest(R.id.tabwire_more)
        PopupMenu.shownForTest().chooseForTest(container)
    }

    private fun container(tab: String): Int? = manager.tabs.find { it.represents?.id?.rawValue == tab }?.id

    // Pages

    /** Sends a message from a page. */
    fun send(json: String, host: Fragment = visibleHost!!, page: String? = start, event: String = "configure") {
        val screen = Fragment().apply { nestForTest(host) }
        val destination = object : HotwireDestination {
            override val fragment = screen

            override fun refresh(displayProgress: Boolean) = Unit
        }
        NavigationComponent.factory.create(BridgeDelegate(start, destination, listOf(NavigationComponent.factory)))
            .onReceive(Message("1", "navigation", event, page?.let(::Metadata), json))
    }

    fun take(step: Scenario.Step) {
        when (step) {
            is Scenario.Step.Configure -> send(step.message.decodeToString())
            is Scenario.Step.Select -> tap(step.tab.rawValue)
            is Scenario.Step.Open -> tabs.open(step.address)
            is Scenario.Step.Load -> container(step.tab.rawValue)?.let(manager::load)
        }
    }
}

/** Takes the steps of a restart: Android loads the pages of the started containers again. */
fun Simulation.restart(tabs: List<TabItem<Int>>, selected: Int, isStarted: (Int) -> Boolean) {
    for (tab in tabs) {
        val id = tab.represents?.id ?: continue
        if (tab.id != selected && isStarted(tab.id)) take(Scenario.Step.Load(id))
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
