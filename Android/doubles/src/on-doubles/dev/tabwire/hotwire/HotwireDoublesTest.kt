package dev.tabwire.hotwire

import android.os.Looper
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.PathConfigurationProperties
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
    fun `the properties of a location are the same object for all tabs`() {
        val properties: PathConfigurationProperties = Hotwire.config.pathConfiguration.properties(START_URL)
        assertSame(properties, Hotwire.config.pathConfiguration.properties(START_URL))
    }
}
