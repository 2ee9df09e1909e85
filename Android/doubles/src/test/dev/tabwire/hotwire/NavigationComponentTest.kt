package dev.tabwire.hotwire

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
