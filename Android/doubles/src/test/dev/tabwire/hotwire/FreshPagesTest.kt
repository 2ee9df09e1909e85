package dev.tabwire.hotwire

import android.net.ConnectivityManager
import android.os.Looper
import android.os.SystemClock
import android.view.View
import dev.hotwire.navigation.R
import dev.hotwire.navigation.navigator.NavigatorHost
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

class FreshPagesTest {
    @Test
    fun `a page that has replaced its query is refreshed at its present address`() {
        val app = RunningApp()
        app.send(configuration("home", "explore") { ""","version":1""" })
        app.tap("explore")
        val explore = app.visibleHost!!
        app.send(configuration("home", "explore") { ""","version":1""" })
        explore.replaceAddress("https://app.example/explore?sort=age")
        app.tap("home")
        app.send(configuration("home", "explore") { ""","version":2""" })
        app.tap("explore")
        assertEquals(1, explore.refreshes)
        assertEquals("https://app.example/explore?sort=age", explore.navigator.session.webView.url)
    }

    private val app = RunningApp()

    @After
    fun removeRules() {
        pathRules = emptyMap()
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
        Looper.idleForTest()
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

    private fun sendRevision(revision: Int, version: Int) = app.send(
        configuration("home", "explore", members = ""","session":"ada","revision":$revision""") { ""","version":$version""" },
    )

    // P14.9
    @Test
    fun `a reload whose page is stale is owed, and not one whose former page is`() {
        sendRevision(1, version = 1)
        app.tap("explore")
        val explore = app.visibleHost!!
        sendRevision(1, version = 1)
        app.tap("home")
        sendRevision(2, version = 2)
        app.tap("explore")
        assertEquals(1, explore.refreshes)
        // The page before the reload, which the session is not ready after, sends again.
        explore.navigator.session.isReady = false
        sendRevision(1, version = 1)
        explore.navigator.session.isReady = true
        sendRevision(2, version = 2)
        app.tap("home")
        app.tap("explore")
        assertEquals(1, explore.refreshes)

        app.tap("home")
        sendRevision(3, version = 3)
        app.tap("explore")
        assertEquals(2, explore.refreshes)
        sendRevision(2, version = 2)
        app.tap("home")
        app.tap("explore")
        assertEquals(3, explore.refreshes)
        sendRevision(3, version = 3)
        app.tap("home")
        app.tap("explore")
        assertEquals(3, explore.refreshes)
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
        explore.navigator.route("https://app.example/explore/1")
        Looper.idleForTest()
        val refreshes = explore.refreshes
        explore.navigator.session.webView.setScriptResultForTest("\"IDLE\"")
        app.tap("home")
        app.tap("explore")
        assertEquals(refreshes, explore.refreshes)
    }

    // P14.3, P14.6, P16.3
    @Test
    fun `Turbo takes no snapshot of an outdated page when the user goes to another one`() {
        fun keepsSnapshot(host: NavigatorHost) = host.navigator.session.webView.scriptsForTest().none { "turbo-cache-control" in it }
        val explore = outdatedHost()
        assertTrue(keepsSnapshot(explore))
        explore.navigator.session.webView.setScriptResultForTest("\"TYPED\"")
        app.tap("explore")
        assertFalse(keepsSnapshot(explore))

        sendHomeVersion(1)
        app.tap("home")
        sendHomeVersion(1)
        app.tap("explore")
        sendHomeVersion(2)
        app.open("/home/1")
        assertFalse(keepsSnapshot(app.visibleHost!!))
    }

    // P14.6
    @Test
    fun `an offer that is accepted after its tab was left stands for the next selection`() {
        val offers = mutableListOf<() -> Unit>()
        app.tabs.onRefreshOffered = { offers += it }
        val explore = outdatedHost()
        explore.navigator.session.webView.setScriptResultForTest("\"TYPED\"")
        app.tap("explore")
        app.tap("home")
        offers.single()()
        Looper.idleForTest()
        assertEquals(0, explore.refreshes)
        explore.navigator.session.webView.setScriptResultForTest("\"IDLE\"")
        app.tap("explore")
        assertEquals(1, explore.refreshes)
    }

    // P14.15, P16.1
    @Test
    fun `an address that is opened in a tab that owes a reload is loaded once`() {
        val explore = outdatedHost()
        explore.navigator.session.webView.setScriptResultForTest("\"TYPED\"")
        app.tap("explore")
        app.tap("home")
        explore.navigator.session.webView.setScriptResultForTest("\"IDLE\"")
        app.open("/explore/3")
        assertEquals("https://app.example/explore/3", explore.navigator.location)
        assertEquals(0, explore.refreshes)
    }

    // P14.7
    @Test
    fun `a page that the user leaves before it has answered is not loaded over the next one`() {
        val explore = outdatedHost()
        explore.navigator.session.webView.setScriptResultForTest(null)
        app.tap("explore")
        explore.navigator.route("https://app.example/explore/1")
        Looper.idleForTest()
        val offers = mutableListOf<() -> Unit>()
        app.tabs.onRefreshOffered = { offers += it }
        Looper.passForTest(PageActivity.TIMEOUT_MILLISECONDS)
        assertEquals(0, offers.size)
    }

    /** The view of the page in front in which Hotwire shows its screenshot. */
    private val screenshot: View
        get() {
            Looper.idleForTest()
            return app.visibleHost!!.navigator.currentDestination!!.fragment.view!!.findViewById(R.id.hotwire_screenshot)
        }

    // P15.1, P15.2
    @Test
    fun `after another session, going back shows no screenshot and loads the page anew, once`() {
        val host = app.visibleHost!!
        app.send(configuration("home", "explore", members = ""","session":"ada""""))
        host.navigator.route("https://app.example/home/1")
        assertEquals(1f, screenshot.alpha)
        val resets = host.resets
        app.send(configuration("home", "explore", members = ""","session":"bob""""))
        assertEquals("the page in front is the new user's", 1f, screenshot.alpha)
        assertEquals(resets, host.resets)
        host.navigator.clearAll()
        assertEquals(0f, screenshot.alpha)
        assertEquals(View.GONE, screenshot.visibility)
        assertEquals(resets + 1, host.resets)
        host.navigator.session.isReady = true
        host.navigator.route("https://app.example/home/1")
        host.navigator.clearAll()
        assertEquals(1f, screenshot.alpha)
        assertEquals(resets + 1, host.resets)
    }

    // P15.1, P14.12
    @Test
    fun `a page with a form whose reload was not needed shows no screenshot on going back, and is loaded anew`() {
        val host = app.visibleHost!!
        app.send(configuration("home", "explore", members = ""","session":"ada""""))
        app.send("{}", event = "form-start")
        app.send(configuration("home", "explore", members = ""","live":true,"session":"bob""""))
        app.send("{}", event = "form-page")
        host.navigator.route("https://app.example/home/1")
        val resets = host.resets
        app.send(configuration("home", "explore", members = ""","session":"bob""""))
        assertEquals("the page in front is the new user's", 1f, screenshot.alpha)
        host.navigator.clearAll()
        assertEquals(0f, screenshot.alpha)
        assertEquals(resets + 1, host.resets)
        assertEquals(0, host.refreshes)
    }

    // P15.3
    @Test
    fun `the page that is loaded again for another activity's session ends the wait for it`() {
        fun selected() = app.manager.tabs.first { it.id == app.manager.selectedId }.represents?.id?.rawValue
        app.send(configuration("home", "explore", members = ""","session":"ada""""))
        app.manager.sessionDidChange("bob")
        Looper.idleForTest()
        assertEquals(1, app.visibleHost!!.refreshes)
        app.tap("explore")
        assertEquals("home", selected())
        app.send(configuration("home", "explore", members = ""","session":"bob""""))
        assertEquals("explore", selected())
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

    private fun sendHomeVersion(version: Int, isLive: Boolean = false) = app.send(
        configuration("home", "explore", members = ""","live":$isLive""") { if (it == "home") ""","version":$version""" else "" },
    )

    // P14.13, R20.1
    @Test
    fun `an outdated page in front is loaded again when the app comes back after a minute, once`() {
        sendHomeVersion(1)
        sendHomeVersion(2, isLive = true)
        app.leave(A_MINUTE - 1)
        assertEquals(0, app.visibleHost!!.refreshes)
        app.leave(A_MINUTE)
        assertEquals(1, app.visibleHost!!.refreshes)
        app.leave(A_MINUTE)
        assertEquals(1, app.visibleHost!!.refreshes)
    }

    // P10.4, R20.3
    @Test
    fun `a page that a stream outdates after the return is loaded again, though it sent again before`() {
        sendHomeVersion(1)
        app.activity.stopForTest()
        SystemClock.sleepDeeplyForTest(A_MINUTE)
        app.activity.startForTest()
        sendHomeVersion(1)
        Looper.passForTest(A_SECOND)
        sendHomeVersion(2, isLive = true)
        assertEquals(1, app.visibleHost!!.refreshes)
        sendHomeVersion(3, isLive = true)
        assertEquals(1, app.visibleHost!!.refreshes)
    }

    // P14.13
    @Test
    fun `an app that leaves again within the second after its return was away since the first time`() {
        sendHomeVersion(1)
        sendHomeVersion(2, isLive = true)
        app.activity.stopForTest()
        SystemClock.sleepDeeplyForTest(A_MINUTE)
        app.activity.startForTest()
        app.leave(10_000)
        assertEquals(1, app.visibleHost!!.refreshes)
    }

    // P14.6
    @Test
    fun `an outdated page with typed text offers the reload when the app comes back`() {
        val offers = mutableListOf<() -> Unit>()
        app.tabs.onRefreshOffered = { offers += it }
        sendHomeVersion(1)
        sendHomeVersion(2, isLive = true)
        app.visibleHost!!.navigator.session.webView.setScriptResultForTest("\"TYPED\"")
        app.leave(A_MINUTE)
        assertEquals(0, app.visibleHost!!.refreshes)
        assertEquals(1, offers.size)
    }

    @Test
    fun `a tab that is selected right after the return is not loaded while somebody reads`() {
        sendHomeVersion(1)
        app.activity.stopForTest()
        SystemClock.sleepDeeplyForTest(A_MINUTE)
        app.activity.startForTest()
        app.tap("explore")
        app.tap("home")
        Looper.passForTest(A_SECOND)
        sendHomeVersion(2, isLive = true)
        assertEquals(0, app.visibleHost!!.refreshes)
    }

    @Test
    fun `an activity that a rotation creates anew was not away`() {
        sendHomeVersion(1)
        sendHomeVersion(2, isLive = true)
        val rotated = app.rotated()
        Looper.passForTest(A_SECOND)
        assertEquals(0, rotated.visibleHost!!.refreshes)
    }

    // P14.12
    @Test
    fun `a reload that a stream demands waits for a form, and is not needed if the page after it gives the session`() {
        app.send(configuration("home", "explore", members = ""","session":"ada""""))
        app.send("{}", event = "form-start")
        app.send(configuration("home", "explore", members = ""","live":true,"session":"nobody""""))
        assertEquals(0, app.visibleHost!!.refreshes)
        app.send("{}", event = "form-page")
        app.send(configuration("home", "explore", members = ""","session":"nobody""""))
        assertEquals(0, app.visibleHost!!.refreshes)
        app.send("{}", event = "form-start")
        app.send(configuration("home", "explore", members = ""","live":true,"session":"ada""""))
        app.send("{}", event = "form-end")
        assertEquals(1, app.visibleHost!!.refreshes)
    }

    // P14.14, P10.9
    @Test
    fun `an app can ask the page in front again`() {
        app.send(configuration("home", "explore"))
        app.tabs.askAgain()
        fun isAsked() = app.visibleHost!!.navigator.session.webView.scriptsForTest().any { "tabwire:ask-again" in it }
        assertTrue(isAsked())
        app.tap("explore")
        assertFalse(isAsked())
        assertEquals(2, app.manager.tabs.size)
    }

    // P17.1, P17.2
    @Test
    fun `a page hides the tab bar, unless it is the first of its tab`() {
        val hiding = configuration("home", "explore", members = ""","tabBarHidden":true""")
        app.send(hiding)
        assertTrue(app.isBarVisible)
        app.visibleHost!!.navigator.route("https://app.example/home/1")
        assertTrue(app.isBarVisible)
        app.send(hiding)
        assertFalse(app.isBarVisible)
        app.send(configuration("home", "explore"))
        assertTrue(app.isBarVisible)
        app.send(hiding)
        assertFalse(app.isBarVisible)
        app.visibleHost!!.navigator.clearAll()
        assertTrue(app.isBarVisible)
    }

    @Test
    fun `a modal page that a tab starts with keeps the tab bar`() {
        pathRules = mapOf("/explore" to mapOf("context" to "modal"))
        app.send(configuration("home", "explore"))
        app.tap("explore")
        assertTrue(app.isBarVisible)
    }

    @Test
    fun `the tab bar is hidden over a modal page`() {
        pathRules = mapOf("/new" to mapOf("context" to "modal"))
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
