package dev.tabwire.fragments

import dev.hotwire.core.config.Hotwire
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

    @Test
    fun `an outdated tab that was never started loads once`() {
        sendVersion("1")
        sendVersion("2")
        app.tap("explore")
        assertEquals(0, app.visibleHost!!.refreshes)
    }

    @Test
    fun `a page with typed text is offered, and offered again`() {
        val offers = mutableListOf<() -> Unit>()
        app.tabs.onRefreshOffered = { offers += it }
        val explore = outdatedHost()
        explore.navigator.session.webView.setScriptResultForTest("true")
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

    @Test
    fun `an opened address is loaded once, and the pages below it load again on going back`() {
        val explore = outdatedHost()
        app.tabs.open("/explore/3")
        assertEquals(0, explore.refreshes)
        assertEquals("https://app.example/explore/3", explore.navigator.location)
        assertTrue(explore.navigator.session.webView.scriptsForTest().any { "cache?.clear()" in it })
    }

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
        navigator.currentDestination = object : HotwireDestination {
            override val fragment = navigator.host

            override fun refresh(displayProgress: Boolean) = Unit
        }
        navigator.route("https://app.example/native")
        assertTrue(app.isBarVisible)
        assertFalse(app.manager.isTabBarHidden)
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
