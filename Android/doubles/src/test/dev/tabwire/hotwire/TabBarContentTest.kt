package dev.tabwire.hotwire

import dev.tabwire.client.ContainerId
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test

/** The content that a tab bar of the app's own observes. */
class TabBarContentTest {
    private val app = RunningApp()
    private val content: TabBarContent
        get() = app.tabs.tabBarContent.value

    @Test
    fun `the content follows the tabs, the selection and the visibility`() {
        assertTrue(content.items.isEmpty())
        assertFalse(content.isVisible)
        app.send(configuration("home", "explore"))
        assertEquals(listOf("HOME", "EXPLORE"), content.items.map { it.title })
        assertTrue(content.isVisible)
        app.tap("explore")
        assertEquals(ContainerId(2), content.selectedId)
        app.tabs.isTabBarEnabled = false
        assertFalse(content.isVisible)
        assertTrue(content.isAnimated)
    }

    @Test
    fun `the content changes only with what the bar shows`() {
        app.send(configuration("home", "explore"))
        val before = content
        app.send(configuration("home", "explore"))
        assertSame(before, content)
        app.send(configuration("home", "explore") { if (it == "home") ""","badge":3""" else "" })
        assertEquals(BarBadge("3", label = null), content.items[0].badge)
    }

    @Test
    fun `a restored app has its content before a tab bar is attached`() {
        app.send(configuration("home", "explore"))
        val saved = app.activity.saveForTest()
        val restarted = RunningApp(saved)
        assertEquals(listOf("HOME", "EXPLORE"), restarted.tabs.tabBarContent.value.items.map { it.title })
    }

    @Test
    fun `an action in the content is disabled while its page is loading`() {
        fun send() = app.send(configuration("home", "compose", "explore") { if (it == "compose") ""","action":true""" else "" })
        send()
        val action = content.items[1] as BarItem.Action
        assertTrue(action.isEnabled)
        app.tabs.select(action)
        assertFalse((content.items[1] as BarItem.Action).isEnabled)
    }
}
