package dev.tabwire.hotwire

import android.os.Build
import android.os.Looper
import androidx.webkit.WebSettingsCompat
import androidx.webkit.WebViewFeature
import org.junit.After
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

    /** An app with two live tabs, before Android 13. */
    private fun appWithForcedDark(): RunningApp {
        Build.VERSION.SDK_INT = Build.VERSION_CODES.S_V2
        WebViewFeature.supportForTest(WebViewFeature.FORCE_DARK)
        return RunningApp().apply {
            send(configuration("home", "explore"))
            tap("explore")
        }
    }

    @After
    fun useNewestAndroid() {
        Build.VERSION.SDK_INT = Build.VERSION_CODES.BAKLAVA
        WebViewFeature.supportForTest()
    }

    private fun RunningApp.settings() = hosts.values.map { it.navigator.session.webView.settings }

    @Test
    fun `before Android 13, live web views get the theme that begins, and the one after it`() {
        val app = appWithForcedDark()
        for ((uiMode, mode) in listOf(0x20 to WebSettingsCompat.FORCE_DARK_ON, 0x10 to WebSettingsCompat.FORCE_DARK_AUTO)) {
            app.activity.setNightModeForTest(uiMode)
            Looper.idleForTest()
            assertEquals(listOf(mode, mode), app.settings().map(WebSettingsCompat::getForceDark))
        }
    }

    @Test
    fun `before Android 13, a web view whose app has turned dark pages off keeps its theme`() {
        val app = appWithForcedDark()
        for (settings in app.settings()) WebSettingsCompat.setForceDark(settings, WebSettingsCompat.FORCE_DARK_OFF)
        app.activity.setNightModeForTest(0x20)
        Looper.idleForTest()
        assertEquals(List(2) { WebSettingsCompat.FORCE_DARK_OFF }, app.settings().map(WebSettingsCompat::getForceDark))
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
