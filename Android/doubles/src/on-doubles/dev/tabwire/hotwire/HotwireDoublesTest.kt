package dev.tabwire.hotwire

import android.content.res.Configuration
import android.os.Build
import android.os.Looper
import androidx.webkit.WebSettingsCompat
import androidx.webkit.WebViewFeature
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.PathConfigurationProperties
import dev.hotwire.core.turbo.webview.HotwireWebView
import org.junit.Assert.assertEquals
import org.junit.Assert.assertSame
import org.junit.Test

/** The doubles of Hotwire Native behave as its sources. The trial with the real ones runs the tests of the tabs without them. */
class HotwireDoublesTest {
    private val app = RunningApp().apply { hosts }

    @Test
    fun `a reload loads the location of the visit, unless that is the address of the page`() {
        val host = app.visibleHost!!
        host.navigator.currentDestination!!.refresh(false)
        assertEquals(1, host.navigator.session.webView.reloadsForTest())
        host.replaceAddress("$START_URL?sort=age")
        host.navigator.currentDestination!!.refresh(false)
        assertEquals(1, host.navigator.session.webView.reloadsForTest())
        assertEquals(START_URL, host.navigator.session.webView.url)
    }

    @Test
    fun `Hotwire goes back later, and pops the first page too`() {
        val host = app.visibleHost!!
        host.navigator.pop()
        assertEquals(listOf(START_URL), host.navigator.stack)
        Looper.idleForTest()
        assertEquals("the tab has started again", true, host !== app.visibleHost)
    }

    @Test
    fun `a web view looks at the theme only as it is made`() {
        WebViewFeature.supportForTest(WebViewFeature.FORCE_DARK)
        Build.VERSION.SDK_INT = Build.VERSION_CODES.S_V2
        try {
            val webView = HotwireWebView(app.activity)
            app.activity.setNightModeForTest(Configuration.UI_MODE_NIGHT_YES)
            assertEquals(WebSettingsCompat.FORCE_DARK_AUTO, WebSettingsCompat.getForceDark(webView.settings))
            assertEquals(WebSettingsCompat.FORCE_DARK_ON, WebSettingsCompat.getForceDark(HotwireWebView(app.activity).settings))
        } finally {
            Build.VERSION.SDK_INT = Build.VERSION_CODES.BAKLAVA
            WebViewFeature.supportForTest()
        }
    }

    @Test
    fun `the properties of a location are the same object for all tabs`() {
        val properties: PathConfigurationProperties = Hotwire.config.pathConfiguration.properties(START_URL)
        assertSame(properties, Hotwire.config.pathConfiguration.properties(START_URL))
    }
}
