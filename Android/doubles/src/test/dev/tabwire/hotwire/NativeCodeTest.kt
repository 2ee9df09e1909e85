package dev.tabwire.hotwire

import dev.tabwire.client.ContainerID
import dev.tabwire.protocol.TabID
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
        assertTrue(app.tabs.selectTab(TabID("explore")))
        app.hosts
        assertEquals(ContainerID(2), app.manager.selectedID)
        assertFalse(app.tabs.selectTab(TabID("library")))
    }

    @Test
    fun `a badge of the app is shown instead of that of the server`() {
        app.tabs.setBadge(TabID("explore"), BarBadge("7", label = null))
        send()
        assertEquals("7", badge(2))
        send()
        assertEquals("7", badge(2))
        app.tabs.setBadge(TabID("explore"), null)
        assertEquals("3", badge(2))
        app.tabs.setBadge(TabID("home"), BarBadge(text = null, label = null))
        assertTrue(app.bar.getBadge(1) != null && badge(1) == null)
    }

    @Test
    fun `another user sees no badge of the app`() {
        send()
        app.tabs.setBadge(TabID("home"), BarBadge("7", label = null))
        send(session = "bob")
        assertNull(app.bar.getBadge(1))
    }
}
