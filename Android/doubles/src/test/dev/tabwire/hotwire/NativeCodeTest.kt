package dev.tabwire.hotwire

import dev.tabwire.client.ContainerId
import dev.tabwire.protocol.TabId
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** What the app's own code does with the tabs. */
class NativeCodeTest {
    private val app = RunningApp()

    private fun send(session: String = "ada") =
        app.send(configuration("home", "explore", members = ""","session":"$session"""") { if (it == "explore") ""","badge":"3"""" else "" })

    private fun badge(container: Int) = app.bar.getBadge(container)?.text

    @Test
    fun `a tab is selected by the id of the server`() {
        send()
        assertTrue(app.tabs.selectTab(TabId("explore")))
        app.hosts
        assertEquals(ContainerId(2), app.manager.selectedId)
        assertFalse(app.tabs.selectTab(TabId("library")))
    }

    @Test
    fun `a badge of the app is shown instead of that of the server`() {
        app.tabs.setBadge(TabId("explore"), BarBadge("7", label = null))
        send()
        assertEquals("7", badge(2))
        send()
        assertEquals("7", badge(2))
        app.tabs.setBadge(TabId("explore"), null)
        assertEquals("3", badge(2))
        app.tabs.setBadge(TabId("home"), BarBadge(text = null, label = null))
        assertTrue(app.bar.getBadge(1) != null && badge(1) == null)
    }

    @Test
    fun `another user sees no badge of the app`() {
        send()
        app.tabs.setBadge(TabId("home"), BarBadge("7", label = null))
        send(session = "bob")
        assertNull(app.bar.getBadge(1))
    }
}
