package dev.tabwire.hotwire

import android.os.Looper
import androidx.fragment.app.Fragment
import androidx.fragment.app.FragmentContainerView
import dev.hotwire.navigation.navigator.NavigatorHost
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class NavigationComponentTest {
    private val app = RunningApp()

    @Test
    fun `a page in the selected tab configures the tabs`() {
        app.send(configuration("home", "explore"))
        assertEquals(listOf("HOME", "EXPLORE"), app.titles)
    }

    @Test
    fun `a page in the background, of another origin or without URL is ignored`() {
        app.send(configuration("home", "explore"), url = "https://evil.example/")
        app.send(configuration("home", "explore"), url = null)
        assertTrue(app.manager.isBootstrap)
        app.send(configuration("home", "explore"))
        val background = app.visibleHost!!
        app.tap("explore")
        app.send(configuration("x", "y"), host = background)
        assertEquals(listOf("HOME", "EXPLORE"), app.titles)
    }

    @Test
    fun `a page outside the containers is ignored`() {
        app.send(configuration("home", "explore"), host = Fragment().apply { attachForTest(app.activity) })
        assertTrue(app.manager.isBootstrap)
    }

    @Test
    fun `a page in a nested navigator host configures the tabs`() {
        app.send(configuration("home", "explore"), host = NavigatorHost().apply { nestForTest(app.visibleHost) })
        assertEquals(listOf("HOME", "EXPLORE"), app.titles)
    }

    @Test
    fun `other events are ignored`() {
        app.send(configuration("home", "explore"), event = "connect")
        assertTrue(app.manager.isBootstrap)
    }

    private val selected get() = app.manager.tabs.first { it.id == app.manager.selectedId }.represents?.id?.rawValue

    private val pageOfAda = configuration("home", "explore", members = ""","session":"ada"""")

    /** Opens two tabs. The form of the first one was sent, whose page gives no session yet. */
    private fun submit(): NavigatorHost? {
        app.send(pageOfAda)
        app.tap("explore")
        val explore = app.visibleHost
        app.tap("home")
        app.send("{}", event = "form-start")
        app.send("{}", event = "form-page")
        return explore
    }

    // P15.5
    @Test
    fun `a tab that is tapped after a form waits for the session of the next page`() {
        val explore = submit()
        app.tap("explore")
        assertEquals("home", selected)
        assertTrue(app.visibleHost !== explore)
        app.send(pageOfAda)
        assertEquals("explore", selected)
        assertTrue(app.visibleHost === explore)
    }

    // P15.7, P15.8
    @Test
    fun `a tab that has waited too long loads its page again`() {
        val explore = submit()
        app.tap("explore")
        Looper.passForTest(3_000)
        assertEquals("explore", selected)
        assertTrue(app.visibleHost !== explore)
    }

    @Test
    fun `a form after which no page follows does not make a tap wait`() {
        app.send(pageOfAda)
        app.send("{}", event = "form-start")
        app.send("{}", event = "form-end")
        app.tap("explore")
        assertEquals("explore", selected)
    }

    // P15.9
    @Test
    fun `no tap waits after a form where no page gives a session`() {
        app.send(configuration("home", "explore"))
        app.send("{}", event = "form-start")
        app.tap("explore")
        assertEquals("explore", selected)
    }

    @Test
    fun `an activity without tabs ignores configurations`() {
        val other = OtherActivity().apply { openForTest(null) }
        other.setContentView(FragmentContainerView(other).apply { id = 1 })
        val fragments = other.supportFragmentManager
        fragments.beginTransaction().add(1, NavigatorHost::class.java, null).commitNowAllowingStateLoss()
        app.send(configuration("home", "explore"), host = fragments.findFragmentById(1) as NavigatorHost)
        app.send(configuration("home", "explore"), host = NavigatorHost())
        assertTrue(app.manager.isBootstrap)
    }
}
