package dev.tabwire.hotwire

import android.net.ConnectivityManager
import android.view.View
import dev.hotwire.core.config.Hotwire
import dev.hotwire.navigation.R
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.fragments.HotwireWebFragment
import dev.hotwire.navigation.navigator.NavigatorHost
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

class FreshPagesTest {
    private val app = RunningApp()

    private val NavigatorHost.refreshes: Int
        get() = (navigator.currentDestination as HotwireWebFragment).refreshes

    @After
    fun removeRules() {
        Hotwire.config.pathConfiguration.rules = emptyMap()
        ConnectivityManager.setForTest(true, false)
    }

    private fun sendVersion(version: String) = app.send(
        configuration("home", "explore") { if (it == "explore") ""","version":"$version"""" else "" },
    )

    /** Returns the host of an outdated tab that was started and left. */
    private fun outdatedHost(): NavigatorHost {
        sendVersion("1")
        app.tap("explore")
        val explore = app.visibleHost!!
        app.tap("home")
        sendVersion("2")
        return explore
    }

    @Test
    fun `an outdated page is loaded again when its tab is selected, once`() {
        val explore = outdatedHost()
        assertEquals(0, explore.refreshes)
        app.tap("explore")
        assertEquals(1, explore.refreshes)
        app.tap("home")
        app.tap("explore")
        assertEquals(1, explore.refreshes)
    }

    // P14.5
    @Test
    fun `an outdated tab that was never started loads once`() {
        sendVersion("1")
        sendVersion("2")
        app.tap("explore")
        assertEquals(0, app.visibleHost!!.refreshes)
    }

    // P14.6
    @Test
    fun `a page with typed text offers the reload, again at each selection`() {
        val offers = mutableListOf<() -> Unit>()
        app.tabs.onRefreshOffered = { offers += it }
        val explore = outdatedHost()
        explore.navigator.session.webView.setScriptResultForTest("\"TYPED\"")
        app.tap("explore")
        app.tap("home")
        app.tap("explore")
        assertEquals(0, explore.refreshes)
        assertEquals(2, offers.size)
        offers.last()()
        assertEquals(1, explore.refreshes)
        app.tap("home")
        app.tap("explore")
        assertEquals(2, offers.size)
    }

    // P14.7
    @Test
    fun `a reload that failed is tried again at the next selection, until it succeeds`() {
        val explore = outdatedHost()
        app.tap("explore")
        explore.navigator.session.reset()
        app.tap("home")
        app.tap("explore")
        assertEquals(2, explore.refreshes)
        explore.navigator.session.isReady = true
        app.tap("home")
        app.tap("explore")
        assertEquals(2, explore.refreshes)
    }

    @Test
    fun `without a network the old page stays, and is loaded later`() {
        val explore = outdatedHost()
        ConnectivityManager.setForTest(false, false)
        app.tap("explore")
        assertEquals(0, explore.refreshes)
        ConnectivityManager.setForTest(true, true)
        app.tap("home")
        app.tap("explore")
        assertEquals(1, explore.refreshes)
    }

    @Test
    fun `a pending refresh of a page behind the page in front is dropped`() {
        val explore = outdatedHost()
        explore.navigator.session.webView.setScriptResultForTest("\"TYPED\"")
        app.tap("explore")
        explore.navigator.destinationForTest = HotwireWebFragment().also { it.owner = explore.navigator }
        explore.navigator.session.webView.setScriptResultForTest("\"IDLE\"")
        app.tap("home")
        app.tap("explore")
        assertEquals(0, explore.refreshes)
    }

    /** A page with the view that Hotwire shows its screenshots in. */
    private fun page(): Pair<HotwireWebFragment, View> {
        val screenshot = View(app.activity).apply { id = R.id.hotwire_screenshot }
        return HotwireWebFragment().also { it.owner = app.visibleHost!!.navigator } to screenshot
    }

    private fun start(page: HotwireWebFragment, screenshot: View) {
        app.visibleHost!!.navigator.destinationForTest = page
        screenshot.visibility = View.VISIBLE
        app.activity.supportFragmentManager.startForTest(page, screenshot)
    }

    // P15.1, P15.2
    @Test
    fun `after another session, going back shows no screenshot and loads the page anew, once`() {
        app.send(configuration("home", "explore", members = ""","session":"ada""""))
        val (page, screenshot) = page()
        val (front, frontScreenshot) = page()
        start(page, screenshot)
        start(front, frontScreenshot)
        app.send(configuration("home", "explore", members = ""","session":"bob""""))
        assertTrue(app.visibleHost!!.navigator.session.isReady)
        val (_, shownAgain) = page()
        start(page, shownAgain)
        assertEquals(0f, shownAgain.alpha)
        assertEquals(View.GONE, shownAgain.visibility)
        assertFalse(app.visibleHost!!.navigator.session.isReady)
        assertEquals(1f, frontScreenshot.alpha)
        app.visibleHost!!.navigator.session.isReady = true
        val (_, nextTime) = page()
        start(page, nextTime)
        assertEquals(1f, nextTime.alpha)
        assertEquals(View.VISIBLE, nextTime.visibility)
        assertTrue(app.visibleHost!!.navigator.session.isReady)
    }

    @Test
    fun `after another session, a page below a sheet shows no screenshot`() {
        app.send(configuration("home", "explore", members = ""","session":"ada""""))
        val (page, screenshot) = page()
        start(page, screenshot)
        val (sheet, _) = page()
        app.visibleHost!!.navigator.destinationForTest = sheet
        app.send(configuration("home", "explore", members = ""","session":"bob""""))
        assertEquals(0f, screenshot.alpha)
    }

    // P16.1, P16.3
    @Test
    fun `an opened address is loaded once, and the pages below it load again on going back`() {
        val explore = outdatedHost()
        app.open("/explore/3")
        assertEquals(0, explore.refreshes)
        assertEquals("https://app.example/explore/3", explore.navigator.location)
        assertTrue(explore.navigator.session.webView.scriptsForTest().any { "cache?.clear()" in it })
    }

    // P15.2
    @Test
    fun `another session forgets the snapshots of the selected container`() {
        app.send(configuration("home", "explore", members = ""","session":"ada""""))
        val home = app.visibleHost!!
        app.send(configuration("home", "explore"))
        assertFalse(home.navigator.session.webView.scriptsForTest().any { "cache?.clear()" in it })
        app.send(configuration("home", "explore", members = ""","session":"bob""""))
        assertTrue(home.navigator.session.webView.scriptsForTest().any { "cache?.clear()" in it })
        assertEquals(0, home.refreshes)
    }

    @Test
    fun `another session from a stream loads the page in front again`() {
        app.send(configuration("home", "explore", members = ""","session":"ada""""))
        app.send(configuration("home", "explore", members = ""","live":true,"session":"bob""""))
        assertEquals(1, app.visibleHost!!.refreshes)
    }

    // P17.1, P17.2
    @Test
    fun `a page hides the tab bar, unless it is the first of its tab`() {
        val hiding = configuration("home", "explore", members = ""","tabBarHidden":true""")
        app.send(hiding)
        assertTrue(app.isBarVisible)
        app.visibleHost!!.navigator.route("https://app.example/home/1")
        assertFalse(app.isBarVisible)
        app.send(configuration("home", "explore"))
        assertTrue(app.isBarVisible)
        app.send(hiding)
        assertFalse(app.isBarVisible)
        app.visibleHost!!.navigator.clearAll()
        assertTrue(app.isBarVisible)
    }

    @Test
    fun `a native screen shows the tab bar that a page has hidden`() {
        app.send(configuration("home", "explore", members = ""","tabBarHidden":true"""))
        val navigator = app.visibleHost!!.navigator
        navigator.route("https://app.example/home/1")
        assertFalse(app.isBarVisible)
        navigator.destinationForTest = object : HotwireDestination {
            override val fragment = app.visibleHost!!
            override val navigator
                get() = app.visibleHost!!.navigator

            override fun refresh(displayProgress: Boolean) = Unit
        }
        navigator.route("https://app.example/native")
        assertTrue(app.isBarVisible)
        assertFalse(app.manager.isTabBarHidden)
    }

    @Test
    fun `a modal page that a tab starts with keeps the tab bar`() {
        Hotwire.config.pathConfiguration.rules = mapOf("/explore" to mapOf("context" to "modal"))
        app.send(configuration("home", "explore"))
        app.tap("explore")
        assertTrue(app.isBarVisible)
    }

    @Test
    fun `the tab bar is hidden over a modal page`() {
        Hotwire.config.pathConfiguration.rules = mapOf("/new" to mapOf("context" to "modal"))
        app.send(configuration("home", "explore"))
        app.visibleHost!!.navigator.route("https://app.example/new")
        assertFalse(app.isBarVisible)
        app.tap("explore")
        assertTrue(app.isBarVisible)
        app.tap("home")
        assertFalse(app.isBarVisible)
    }

    @Test
    fun `the app can hide the tab bar`() {
        app.send(configuration("home", "explore"))
        app.tabs.isTabBarEnabled = false
        assertFalse(app.isBarVisible)
        app.tabs.isTabBarEnabled = true
        assertTrue(app.isBarVisible)
    }
}
