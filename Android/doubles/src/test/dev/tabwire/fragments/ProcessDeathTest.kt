package dev.tabwire.fragments

import android.os.Bundle
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class ProcessDeathTest {
    @Test
    fun `a restarted app has the same tabs, selection and navigation stacks`() {
        val app = RunningApp()
        app.send(configuration("home", "explore", "library"))
        app.tap("explore")
        app.visibleHost!!.navigator.stack += "https://app.example/explore/42"
        val restarted = app.restarted()
        assertNotSame(app.visibleHost, restarted.visibleHost)
        assertEquals(listOf("HOME", "EXPLORE", "LIBRARY"), restarted.titles)
        assertEquals(2, restarted.manager.selectedID)
        assertEquals(
            listOf("https://app.example/explore", "https://app.example/explore/42"), restarted.visibleHost!!.navigator.stack,
        )
        assertEquals(setOf(1, 2), restarted.hosts.keys)
        restarted.tap("library")
        assertEquals("https://app.example/library", restarted.visibleHost!!.navigator.configuration.startLocation)
    }

    @Test
    fun `the selected container's configuration comes first`() {
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.tap("explore")
        val restarted = app.restarted()
        assertEquals(restarted.visibleHost!!.id, restarted.activity.navigatorConfigurations().first().navigatorHostId)
        assertEquals(restarted.visibleHost!!.id, restarted.activity.delegate.currentHostId)
    }

    @Test
    fun `tabs that cannot be restored leave no host behind`() {
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.tap("explore")
        for (text in listOf(null, "", "{}", "{\"next\":1}")) {
            val state = app.activity.saveForTest().apply { putString("dev.tabwire.tabs", text) }
            val restarted = RunningApp(state)
            assertNull(restarted.tabs.restorableState)
            assertTrue(restarted.manager.isBootstrap)
            assertEquals(listOf(restarted.visibleHost), restarted.activity.supportFragmentManager.fragmentsForTest())
        }
    }

    @Test
    fun `slots never run out`() {
        val app = RunningApp()
        repeat(200) { round ->
            app.send(configuration("a$round", "b$round"))
            app.tap("b$round")
            assertEquals(2, app.hosts.size)
        }
    }

    @Test
    fun `an empty saved state starts in bootstrap`() {
        assertTrue(RunningApp(Bundle()).manager.isBootstrap)
    }
}
