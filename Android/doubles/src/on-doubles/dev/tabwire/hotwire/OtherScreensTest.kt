package dev.tabwire.hotwire

import android.view.View
import androidx.fragment.app.Fragment
import dev.hotwire.navigation.R
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** Screens that are in front of a page without a fragment of the back stack of their own. */
class OtherScreensTest {
    private val app = RunningApp()

    private fun show(fragment: Fragment) {
        val navigator = app.visibleHost!!.navigator
        navigator.destinationForTest = destination(fragment) { navigator }
    }

    @Test
    fun `after another session, a page below a sheet shows no screenshot`() {
        app.send(configuration("home", "explore", members = ""","session":"ada""""))
        val page = app.visibleHost!!.navigator.currentDestination!!.fragment.view!!
        val screenshot = page.findViewById<View>(R.id.hotwire_screenshot)
        show(Fragment())
        app.send(configuration("home", "explore", members = ""","session":"bob""""))
        assertEquals(0f, screenshot.alpha)
    }

    @Test
    fun `a native screen shows the tab bar that a page has hidden`() {
        val navigator = app.visibleHost!!.navigator
        navigator.route("https://app.example/home/1")
        app.send(configuration("home", "explore", members = ""","tabBarHidden":true"""))
        assertFalse(app.isBarVisible)
        show(app.visibleHost!!)
        navigator.route("https://app.example/native")
        assertTrue(app.isBarVisible)
        assertFalse(app.manager.isTabBarHidden)
    }
}
