package dev.tabwire.hotwire

import android.os.Looper
import android.widget.PopupMenu
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test

/** Dots, spoken badges and actions on Material's views. */
class BarItemsTest {
    private val app = RunningApp()

    @After
    fun forgetRules() {
        pathRules = emptyMap()
    }

    private fun withAction(vararg tabs: String, members: String = "") =
        configuration(*tabs, members = members) { if (it == "compose") ""","action":true""" else "" }

    private val action
        get() = app.items.single { it.title == "COMPOSE" }

    private fun tapAction() {
        app.bar.tapForTest(action.itemId)
        Looper.idleForTest()
    }

    @Test
    fun `a dot has no text, and is read by its label or as New`() {
        app.send(configuration("home", "explore") { if (it == "home") ""","badge":true""" else "" })
        assertNull(app.bar.getBadge(1)?.text)
        assertEquals("New", app.bar.getBadge(1)?.contentDescription)
        app.send(configuration("home", "explore") { if (it == "home") ""","badge":true,"badgeLabel":"A trip was shared"""" else "" })
        assertEquals("A trip was shared", app.bar.getBadge(1)?.contentDescription)
        app.send(configuration("home", "explore") { if (it == "home") ""","badge":3,"badgeLabel":"3 unread messages"""" else "" })
        assertEquals("3", app.bar.getBadge(1)?.text)
        assertEquals("3 unread messages", app.bar.getBadge(1)?.contentDescription)
        app.send(configuration("home", "explore") { if (it == "home") ""","badgeLabel":"nothing"""" else "" })
        assertNull(app.bar.getBadge(1))
    }

    @Test
    fun `an action is a button in its place, and no tab`() {
        app.send(withAction("home", "compose", "explore"))
        assertEquals(listOf("HOME", "COMPOSE", "EXPLORE"), app.titles)
        assertEquals("Tab", app.role(app.items[0].itemId))
        assertEquals("Button", app.role(action.itemId))
        app.send(configuration("home", "compose", "explore"))
        assertEquals("Tab", app.role(app.items[1].itemId))
    }

    @Test
    fun `an action visits its path in the selected tab and never looks selected`() {
        app.send(withAction("home", "compose", "explore"))
        app.tap("explore")
        val host = app.visibleHost
        tapAction()
        assertSame(host, app.visibleHost)
        assertEquals("https://app.example/compose", host!!.navigator.location)
        assertFalse(action.isChecked)
        assertEquals(2, app.bar.selectedItemId)
    }

    @Test
    fun `an action is disabled while its page is loading, and opens it once`() {
        app.send(withAction("home", "compose", "explore"))
        app.bar.tapForTest(action.itemId)
        app.bar.tapForTest(action.itemId)
        app.tabs.perform(app.manager.actions.single().action.id)
        Looper.idleForTest()
        assertEquals(listOf(START_URL, "https://app.example/compose"), app.visibleHost!!.navigator.stack)
        assertFalse(action.isEnabled)
        app.send(withAction("home", "compose", "explore"))
        assertTrue(action.isEnabled)
        tapAction()
        assertEquals("its page is in front", 2, app.visibleHost!!.navigator.stack.size)
        assertTrue(action.isEnabled)
    }

    @Test
    fun `a stream of the page before does not enable an action`() {
        app.send(withAction("home", "compose", "explore"))
        app.bar.tapForTest(action.itemId)
        app.manager.receive(
            withAction("home", "compose", "explore", members = ""","live":true"""), app.manager.selectedId, START_URL, isFirstPage = true,
        )
        assertFalse((app.bar.menu.getItem(1)).isEnabled)
        Looper.idleForTest()
    }

    @Test
    fun `an action is enabled when the user goes back, selects another tab, or after a while`() {
        app.send(withAction("home", "compose", "explore"))
        tapAction()
        assertFalse(action.isEnabled)
        app.visibleHost!!.navigator.run { stack = stack.dropLast(1) }
        assertTrue(action.isEnabled)
        tapAction()
        app.tap("explore")
        assertTrue(action.isEnabled)
        tapAction()
        Looper.passForTest(ActionVisits.TIMEOUT_MILLISECONDS - 1)
        assertFalse(action.isEnabled)
        Looper.passForTest(1)
        assertTrue(action.isEnabled)
    }

    @Test
    fun `the modal page of an action hides the tab bar`() {
        pathRules = mapOf("/compose" to mapOf("context" to "modal"))
        app.send(withAction("home", "compose", "explore"))
        tapAction()
        assertFalse(app.isBarVisible)
    }

    @Test
    fun `an action behind More is performed from its menu`() {
        app.send(withAction("a", "b", "c", "d", "e", "compose"))
        assertEquals(listOf("A", "B", "C", "D", "More"), app.titles)
        app.bar.tapForTest(R.id.tabwire_more)
        val menu = PopupMenu.shownForTest().menu
        val items = (0 until menu.size()).map(menu::getItem)
        assertEquals(listOf("E", "COMPOSE"), items.map { it.title })
        PopupMenu.shownForTest().chooseForTest(items[1].itemId)
        Looper.idleForTest()
        assertEquals("https://app.example/compose", app.visibleHost!!.navigator.location)
        assertEquals(1, app.bar.selectedItemId)
        app.bar.tapForTest(R.id.tabwire_more)
        assertFalse(PopupMenu.shownForTest().menu.getItem(1).isEnabled)
    }

    @Test
    fun `relabelling an action rebuilds nothing, and moving it does`() {
        app.send(withAction("home", "compose", "explore"))
        val rebuilds = app.bar.rebuildsForTest()
        app.send(withAction("home", "compose", "explore").replace("COMPOSE", "Write"))
        assertEquals(listOf("HOME", "Write", "EXPLORE"), app.titles)
        assertEquals(rebuilds, app.bar.rebuildsForTest())
        app.send(withAction("home", "explore", "compose"))
        assertEquals(listOf("HOME", "EXPLORE", "COMPOSE"), app.titles)
        assertEquals(1, app.bar.selectedItemId)
    }

    @Test
    fun `a tab and an action that change roles are shown anew`() {
        fun bar(action: String) = configuration("home", "explore", "compose") { if (it == action) ""","action":true""" else "" }
        app.send(bar(action = "explore").replace(""""active":"home"""", """"active":"compose""""))
        app.send(bar(action = "home").replace(""""active":"home"""", """"active":"compose""""))
        assertEquals(listOf("HOME", "EXPLORE", "COMPOSE"), app.titles)
        assertEquals(listOf("Button", "Tab", "Tab"), app.items.map { app.role(it.itemId) })
    }

    @Test
    fun `actions are restored with the tabs`() {
        app.send(withAction("compose", "home", "explore").replace("\"active\":\"compose\"", "\"active\":\"home\""))
        app.tap("explore")
        val restarted = app.restarted()
        assertEquals(listOf("COMPOSE", "HOME", "EXPLORE"), restarted.titles)
        assertEquals(2, restarted.bar.selectedItemId)
        restarted.bar.tapForTest(restarted.items[0].itemId)
        Looper.idleForTest()
        assertEquals("https://app.example/compose", restarted.visibleHost!!.navigator.location)
    }

    @Test
    fun `the order of the server counts if it says so`() {
        app.send(configuration("home", "explore"))
        val host = app.visibleHost
        app.send(configuration("explore", "home", members = ""","reorders":true"""))
        assertEquals(listOf("EXPLORE", "HOME"), app.titles)
        assertEquals(1, app.bar.selectedItemId)
        assertSame(host, app.visibleHost)
    }

    @Test
    fun `the app hears of the number on its icon`() {
        val numbers = mutableListOf<Long>()
        app.tabs.onAppBadgeChanged = { numbers += it }
        app.send("""{"active":null,"tabs":[],"appBadge":3}""")
        app.send(configuration("home", "explore"))
        app.send(configuration("home", "explore", members = ""","appBadge":0"""))
        assertEquals(listOf(3L, 0L), numbers)
    }
}
