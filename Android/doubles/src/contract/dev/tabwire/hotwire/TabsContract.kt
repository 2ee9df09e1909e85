package dev.tabwire.hotwire

import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.client.ContainerId
import dev.tabwire.client.OpenResult
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabId
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test

/**
 * What tabs do with fragments, written for the real libraries: it runs on the doubles, with the sources of Hotwire Native, and in
 * Robolectric.
 */
abstract class TabsContract {
    /** An app on the screen. */
    interface App {
        val activity: TabbedActivity

        /** Runs what waits on the main thread. */
        fun idle()

        /** Returns the app after the system has ended and restored it. */
        fun restarted(): App
    }

    abstract fun start(): App

    private fun App.send(vararg tabs: String) {
        val list = tabs.joinToString { """{"id":"$it","title":"${it.uppercase()}","icon":"house","path":"/$it","badge":"3"}""" }
        val json = """{"active":"${tabs.first()}","tabs":[$list]}"""
        activity.tabbedNavigator.tabManager.accept(TabConfiguration.fromJson(json))
        idle()
    }

    private fun App.select(container: Int) {
        activity.tabbedNavigator.selectTab(ContainerId(container))
        idle()
    }

    private fun App.host(container: Int): NavigatorHost? = activity.tabbedNavigator.navigator(ContainerId(container))?.host

    private val App.hosts: List<NavigatorHost>
        get() = activity.supportFragmentManager.fragments.filterIsInstance<NavigatorHost>()

    private val App.selected: ContainerId
        get() = activity.tabbedNavigator.tabManager.selectedId

    private val App.titles: List<String>
        get() = activity.tabbedNavigator.tabBarContent.value.items.map { it.title }

    @Test
    fun `the first page becomes the active tab`() {
        val app = start()
        val host = app.host(1)
        assertEquals(1, app.hosts.size)
        app.send("home", "explore")
        assertEquals(listOf("HOME", "EXPLORE"), app.titles)
        assertSame(host, app.host(1))
        assertEquals(1, app.hosts.size)
    }

    @Test
    fun `a tab starts when it is first selected`() {
        val app = start()
        app.send("home", "explore")
        assertNull(app.host(2))
        app.select(2)
        assertEquals("https://app.example/explore", app.host(2)?.navigator?.configuration?.startLocation)
        assertEquals(2, app.hosts.size)
    }

    @Test
    fun `tabs that stay keep their hosts, and those that go lose them`() {
        val app = start()
        app.send("home", "explore")
        app.select(2)
        val (home, explore) = app.host(1) to app.host(2)
        app.send("home", "library", "explore")
        assertSame(home, app.host(1))
        assertSame(explore, app.host(2))
        app.select(1)
        app.send("home", "library")
        assertSame(home, app.host(1))
        assertEquals(listOf(home), app.hosts)
    }

    @Test
    fun `the views of the hosts are in the activity`() {
        val app = start()
        app.send("home", "explore")
        app.select(2)
        for (host in app.hosts) assertNotNull(host.view?.parent)
    }

    @Test
    fun `an address is opened in the tab that it belongs to, and one of another site in none`() {
        val app = start()
        app.send("home", "explore")
        assertEquals(OpenResult.External, app.activity.tabbedNavigator.open("https://other.example/explore"))
        app.activity.tabbedNavigator.open("/explore/1")
        app.idle()
        assertEquals(ContainerId(2), app.selected)
        assertEquals("https://app.example/explore", app.host(2)?.navigator?.configuration?.startLocation)
    }

    @Test
    fun `a tab is selected by the id that the server gave it`() {
        val app = start()
        app.send("home", "explore")
        assertFalse(app.activity.tabbedNavigator.selectTab(TabId("library")))
        assertTrue(app.activity.tabbedNavigator.selectTab(TabId("explore")))
        app.idle()
        assertEquals(ContainerId(2), app.selected)
    }

    @Test
    fun `back on the first page of a tab can select the first tab`() {
        val app = start()
        app.send("home", "explore")
        app.activity.tabbedNavigator.backOnFirstPage = BackOnFirstPage.SELECT_FIRST_TAB
        app.select(2)
        app.activity.onBackPressedDispatcher.onBackPressed()
        app.idle()
        assertEquals(ContainerId(1), app.selected)
    }

    @Test
    fun `a restart restores the tabs and starts the selected one`() {
        val app = start()
        app.send("home", "explore", "library")
        app.select(2)
        val host = app.host(2)
        val restarted = app.restarted()
        assertEquals(listOf("HOME", "EXPLORE", "LIBRARY"), restarted.titles)
        assertEquals(ContainerId(2), restarted.selected)
        assertNotSame(host, restarted.host(2))
        assertEquals("https://app.example/explore", restarted.host(2)?.navigator?.configuration?.startLocation)
        assertEquals(1, restarted.hosts.size)
    }

    @Test
    fun `a tab that was started before a restart starts again when it is selected`() {
        val app = start()
        app.send("home", "explore")
        app.select(2)
        val restarted = app.restarted()
        assertNull(restarted.host(1))
        restarted.select(1)
        assertNotNull(restarted.host(1)?.view?.parent)
        assertEquals(2, restarted.hosts.size)
    }

    @Test
    fun `a badge of the app is shown instead of that of the server`() {
        val app = start()
        app.send("home", "explore")
        app.activity.tabbedNavigator.setBadge(TabId("explore"), BarBadge("7", label = null))
        app.idle()
        assertEquals(listOf("3", "7"), app.activity.tabbedNavigator.tabBarContent.value.items.map { it.badge?.text })
    }

    @Test
    fun `the app hides the tab bar, and shows it again`() {
        val app = start()
        app.send("home", "explore")
        for (isEnabled in listOf(false, true)) {
            app.activity.tabbedNavigator.isTabBarEnabled = isEnabled
            app.idle()
            assertEquals(isEnabled, app.activity.tabbedNavigator.tabBarContent.value.isVisible)
        }
    }
}
