package dev.tabwire.hotwire

import android.app.ActivityManager
import android.net.ConnectivityManager
import android.os.Looper
import android.os.PowerManager
import android.os.SystemClock
import android.webkit.JsResult
import android.webkit.WebChromeClient
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.webview.HotwireWebView
import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.client.conduct.LoadAhead
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test

class EagerTest {
    private lateinit var app: RunningApp

    @Before
    fun start() {
        Hotwire.config.makeCustomWebView = { TabbedWebView(it) }
        app = RunningApp()
    }

    @After
    fun reset() {
        Hotwire.config.makeCustomWebView = { HotwireWebView(it) }
        ConnectivityManager.setForTest(true, false)
        PowerManager.setSavingForTest(false)
        ActivityManager.setLowOnMemoryForTest(false)
    }

    private fun sendTabs() = app.send(configuration("home", "explore", "library", "more") { if (it != "more") ""","eager":true""" else "" })

    private fun quietTime() = Looper.passForTest(LoadAhead.QUIET_MILLISECONDS)

    private val NavigatorHost.webView: TabbedWebView
        get() = navigator.session.webView as TabbedWebView

    @Test
    fun `eager tabs load one after the other, without being shown`() {
        sendTabs()
        assertEquals(setOf(1), app.hosts.keys)
        quietTime()
        assertEquals(setOf(1, 2), app.hosts.keys)
        assertEquals(1, app.hosts.entries.single { it.value == app.visibleHost }.key)
        repeat(3) { quietTime() }
        assertEquals(setOf(1, 2, 3), app.hosts.keys)
        app.tap("explore")
        assertEquals("https://app.example/explore", app.visibleHost!!.navigator.location)
    }

    @Test
    fun `an eager tab waits for the one before it, and for the page in front`() {
        app.visibleHost!!.navigator.session.reset()
        sendTabs()
        quietTime()
        assertEquals(setOf(1), app.hosts.keys)
        app.visibleHost!!.navigator.session.isReady = true
        sendTabs()
        quietTime()
        app.hosts.getValue(2).navigator.session.reset()
        repeat(3) { quietTime() }
        assertEquals(setOf(1, 2), app.hosts.keys)
    }

    @Test
    fun `a tab that does not load in time counts as not started, and is not tried again`() {
        sendTabs()
        quietTime()
        app.hosts.getValue(2).navigator.session.reset()
        SystemClock.sleep(LoadAhead.LOAD_MILLISECONDS)
        repeat(2) { quietTime() }
        assertEquals(setOf(1, 3), app.hosts.keys)
        app.tap("explore")
        assertEquals("https://app.example/explore", app.visibleHost!!.navigator.location)
    }

    @Test
    fun `the request says prefetch, and dialogs are cancelled until the tab is selected`() {
        sendTabs()
        quietTime()
        val webView = app.hosts.getValue(2).webView
        val client = WebChromeClient()
        webView.setWebChromeClient(client)
        webView.loadUrl("https://app.example/explore")
        assertEquals(mapOf("Sec-Purpose" to "prefetch"), webView.loadsForTest().last())
        val result = JsResult.createForTest()
        assertTrue(webView.chromeClientForTest().onJsConfirm(webView, "", "", result))
        assertTrue(result.isCancelledForTest)
        app.tap("explore")
        assertEquals(client, webView.chromeClientForTest())
        webView.loadUrl("https://app.example/explore")
        assertEquals(emptyMap<String, String>(), webView.loadsForTest().last())
    }

    @Test
    fun `no tab loads on a metered network, with battery saver, low memory or a full limit of background tabs`() {
        fun assertNothingLoads() {
            sendTabs()
            repeat(2) { quietTime() }
            assertEquals(setOf(1), app.hosts.keys)
        }
        ConnectivityManager.setForTest(true, true)
        assertNothingLoads()
        ConnectivityManager.setForTest(true, false)
        PowerManager.setSavingForTest(true)
        assertNothingLoads()
        PowerManager.setSavingForTest(false)
        ActivityManager.setLowOnMemoryForTest(true)
        assertNothingLoads()
        ActivityManager.setLowOnMemoryForTest(false)
        app.tabs.maximumBackgroundTabs = 0
        assertNothingLoads()
        app.tabs.maximumBackgroundTabs = null
        sendTabs()
        quietTime()
        assertEquals(setOf(1, 2), app.hosts.keys)
    }

    // P18.2, P27.3
    @Test
    fun `no tab loads ahead after memory was low, and one that is loading stops`() {
        sendTabs()
        quietTime()
        app.hosts.getValue(2).navigator.session.reset()
        app.tabs.handleLowMemory()
        sendTabs()
        repeat(3) { quietTime() }
        assertEquals(setOf(1), app.hosts.keys)
        app.tap("explore")
        assertEquals("https://app.example/explore", app.visibleHost!!.navigator.location)
    }

    @Test
    fun `no tab loads in an ordinary web view`() {
        Hotwire.config.makeCustomWebView = { HotwireWebView(it) }
        sendTabs()
        repeat(2) { quietTime() }
        assertEquals(setOf(1), app.hosts.keys)
    }

    @Test
    fun `no tab loads while text is typed in a live tab`() {
        sendTabs()
        app.tap("more")
        app.hosts.getValue(1).webView.setScriptResultForTest("\"TYPED\"")
        repeat(2) { quietTime() }
        assertEquals(setOf(1, 4), app.hosts.keys)
        app.hosts.getValue(1).webView.setScriptResultForTest("\"IDLE\"")
        app.tap("home")
        quietTime()
        assertEquals(setOf(1, 2, 4), app.hosts.keys)
    }

    @Test
    fun `a disposed eager tab is forgotten`() {
        sendTabs()
        quietTime()
        val host = app.hosts.getValue(2)
        host.navigator.session.reset()
        app.send(configuration("home", "library") { ""","eager":true""" })
        assertTrue(host.isDestroyed)
        quietTime()
        assertEquals("the next eager tab does not wait for it", setOf(1, 3), app.hosts.keys)
    }

    @Test
    fun `no tab loads while the app is not on the screen`() {
        sendTabs()
        quietTime()
        app.hosts.getValue(2).navigator.session.reset()
        app.activity.stopForTest()
        repeat(3) { quietTime() }
        assertEquals(setOf(1), app.hosts.keys)
        app.activity.startForTest()
        quietTime()
        assertEquals(setOf(1, 2), app.hosts.keys)
    }
}
