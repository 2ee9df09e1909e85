package dev.tabwire.hotwire

import android.animation.ValueAnimator
import androidx.core.view.WindowInsetsCompat
import androidx.transition.TransitionManager
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test

/** How the tab bar appears and disappears. */
class TabBarVisibilityTest {
    private val app = RunningApp()
    private val animations: List<String>
        get() = TransitionManager.takeBegunForTest()

    @Before
    fun showTabs() {
        app.send(configuration("home", "explore"))
        app.tabs.route("https://app.example/deep")
        animations
    }

    @After
    fun allowAnimations() {
        ValueAnimator.enableForTest(true)
    }

    private fun hideOnPage() = app.send(configuration("home", "explore", members = ""","tabBarHidden":true"""))

    @Test
    fun `the tab bar slides out when a page hides it, and in when a page shows it`() {
        hideOnPage()
        assertFalse(app.isBarVisible)
        assertEquals(listOf("slide at the bottom"), animations)
        app.send(configuration("home", "explore"))
        assertTrue(app.isBarVisible)
        assertEquals(listOf("slide at the bottom"), animations)
    }

    @Test
    fun `the tab bar slides when the app hides and shows it`() {
        app.tabs.isTabBarEnabled = false
        app.tabs.isTabBarEnabled = true
        assertEquals(2, animations.size)
    }

    @Test
    fun `a navigation rail slides at its edge`() {
        app.activity.resources.configuration.screenWidthDp = 600
        app.layout.configureForTest(app.activity.resources.configuration)
        assertEquals(emptyList<String>(), animations)
        hideOnPage()
        assertEquals(listOf("slide at the start"), animations)
    }

    @Test
    fun `a tab bar that stays visible is not animated`() {
        app.send(configuration("home", "explore", "library"))
        app.tap("explore")
        hideOnPage()
        app.tap("home")
        assertTrue(app.isBarVisible)
        assertEquals(emptyList<String>(), animations)
    }

    @Test
    fun `the first tabs and the last ones come and go without an animation`() {
        app.send("""{"active":null,"tabs":[]}""")
        app.send(configuration("home", "explore"))
        assertTrue(app.isBarVisible)
        assertEquals(emptyList<String>(), animations)
    }

    @Test
    fun `the keyboard and another layout animate nothing`() {
        app.layout.applyInsetsForTest(WindowInsetsCompat.ofForTest(/* systemBars */ 24, /* ime */ 300))
        assertFalse(app.isBarVisible)
        app.activity.showTabsAgain()
        assertEquals(emptyList<String>(), animations)
    }

    @Test
    fun `an app can do without the animation`() {
        app.tabs.animatesVisibilityChanges = false
        hideOnPage()
        assertFalse(app.isBarVisible)
        assertEquals(emptyList<String>(), animations)
    }

    @Test
    fun `nothing is animated if the user has removed animations`() {
        ValueAnimator.enableForTest(false)
        hideOnPage()
        assertFalse(app.isBarVisible)
        assertEquals(emptyList<String>(), animations)
    }

    @Test
    fun `a page knows whether it is modal`() {
        fun mark() = app.visibleHost!!.navigator.session.webView.scriptsForTest().last { "isModal" in it }.substringAfterLast(" = ")
        pathRules = mapOf("/new" to mapOf("context" to "modal"))
        assertEquals("false", mark())
        app.tabs.route("https://app.example/new")
        app.hosts
        assertEquals("true", mark())
        app.visibleHost!!.navigator.pop()
        app.hosts
        assertEquals("false", mark())
        pathRules = emptyMap()
    }
}
