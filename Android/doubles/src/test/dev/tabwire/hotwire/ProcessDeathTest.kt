package dev.tabwire.hotwire

import android.os.Bundle
import android.webkit.WebView
import androidx.fragment.app.Fragment
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.webview.HotwireWebView
import dev.tabwire.client.ContainerId
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class ProcessDeathTest {
    @Test
    fun `a restarted app has the same tabs, selection and navigation stacks`() {
        val app = RunningApp()
        app.send(configuration("home", "explore", "library"))
        app.tap("explore")
        app.visibleHost!!.navigator.stack += "https://app.example/explore/42"
        val restarted = app.restarted()
        assertNotSame(app.visibleHost, restarted.visibleHost)
        assertEquals(listOf("HOME", "EXPLORE", "LIBRARY"), restarted.titles)
        assertEquals(ContainerId(2), restarted.manager.selectedId)
        assertEquals(
            listOf("https://app.example/explore", "https://app.example/explore/42"), restarted.visibleHost!!.navigator.stack,
        )
        restarted.tap("library")
        assertEquals("https://app.example/library", restarted.visibleHost!!.navigator.configuration.startLocation)
    }

    @Test
    fun `only the selected tab loads after a restart, and the others when they are selected`() {
        val app = RunningApp()
        app.send(configuration("home", "explore", "library"))
        app.visibleHost!!.navigator.route("https://app.example/home/1")
        app.tap("explore")
        val before = WebView.liveCountForTest()
        val restarted = app.restarted().restarted()
        assertEquals(setOf(2), restarted.hosts.keys)
        assertEquals("one for each restart", before + 2, WebView.liveCountForTest())
        restarted.tap("home")
        assertEquals(listOf(START_URL, "https://app.example/home/1"), restarted.visibleHost!!.navigator.stack)
        assertEquals(setOf(1, 2), restarted.hosts.keys)
    }

    @Test
    fun `a restart makes one web view`() {
        var made = 0
        Hotwire.config.makeCustomWebView = { TabbedWebView(it).also { made += 1 } }
        val app = RunningApp()
        app.send(configuration("a", "b", "c", "d", "e"))
        for (tab in listOf("b", "c", "d", "e")) app.tap(tab)
        made = 0
        app.restarted().hosts
        Hotwire.config.makeCustomWebView = { HotwireWebView(it, null) }
        assertEquals(1, made)
    }

    @Test
    fun `other fragments of the app are restored`() {
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.layout.id = 77
        app.activity.supportFragmentManager.beginTransaction().add(77, AppFragment(), "app").commitNowAllowingStateLoss()
        assertTrue(app.restarted().activity.supportFragmentManager.findFragmentByTag("app") is AppFragment)
    }

    class AppFragment : Fragment()

    @Test
    fun `an outdated tab that was suspended by a restart loads once`() {
        fun configure(version: Int) = configuration("home", "explore") { ""","version":$version""" }
        val app = RunningApp()
        app.send(configure(1))
        app.tap("explore")
        val restarted = app.restarted()
        restarted.send(configure(2))
        restarted.tap("home")
        assertEquals(0, restarted.visibleHost!!.refreshes)
    }

    @Test
    fun `the selected container's configuration comes first`() {
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.tap("explore")
        val restarted = app.restarted()
        assertEquals(restarted.visibleHost!!.id, restarted.activity.navigatorConfigurations().first().navigatorHostId)
        assertEquals(restarted.visibleHost!!.id, restarted.activity.delegate.currentHostId)
    }

    @Test
    fun `tabs that cannot be restored leave no host behind`() {
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.tap("explore")
        for (text in listOf(null, "", "{}", "{\"next\":1}")) {
            val state = app.activity.saveForTest().apply { putString("dev.tabwire.tabs", text) }
            val restarted = RunningApp(state)
            assertNull(restarted.tabs.restorableState)
            assertTrue(restarted.manager.isBootstrap)
            assertEquals(listOf(restarted.visibleHost), restarted.allHosts)
        }
    }

    @Test
    fun `slots never run out`() {
        val app = RunningApp()
        repeat(200) { round ->
            app.send(configuration("a$round", "b$round"))
            app.tap("b$round")
            assertEquals(2, app.hosts.size)
        }
    }

    @Test
    fun `an empty saved state starts in bootstrap`() {
        assertTrue(RunningApp(Bundle()).manager.isBootstrap)
    }
}
