package dev.tabwire.hotwire

import android.os.Looper
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertSame
import org.junit.Test

/** A theme that begins while the app runs. */
class ThemeTest {
    @Test
    fun `a night mode of the app reaches the tab bar and the views of all live pages, whose documents stay`() {
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.visibleHost!!.navigator.route("https://app.example/home/1")
        app.tap("explore")
        val bar = app.bar
        val pages = app.hosts.values.map { it.navigator.currentDestination!!.fragment }
        val views = pages.map { it.view }
        val reloads = app.hosts.values.map { it.refreshes }
        app.activity.setNightModeForTest(32)
        Looper.idleForTest()
        assertNotSame(bar, app.bar)
        assertEquals(pages, app.hosts.values.map { it.navigator.currentDestination!!.fragment })
        for ((page, view) in pages zip views) assertNotSame(view, page.view)
        assertEquals(reloads, app.hosts.values.map { it.refreshes })
        assertEquals(listOf(START_URL, "https://app.example/home/1"), app.hosts.getValue(1).navigator.stack)
    }

    @Test
    fun `another size of the window keeps the views of the pages`() {
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        val view = app.visibleHost!!.navigator.currentDestination!!.fragment.view
        app.activity.onConfigurationChanged(app.activity.resources.configuration)
        Looper.idleForTest()
        assertSame(view, app.visibleHost!!.navigator.currentDestination!!.fragment.view)
    }
}
