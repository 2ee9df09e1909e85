package dev.tabwire.fragments

import android.os.Bundle
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class ProcessDeathTest {
    @Test
    fun `Who comes back finds the tabs, the selected one and the way back in each`() {
        val app = RunningApp()
        app.send(configuration("home", "explore", "library"))
        app.tap("explore")
        app.visibleHost!!.navigator.stack += "https://app.example/explore/42"
        val reborn = app.reborn()
        assertNotSame(app.visibleHost, reborn.visibleHost)
        assertEquals(listOf("HOME", "EXPLORE", "LIBRARY"), reborn.titles)
        assertEquals(2, reborn.manager.selectedID)
        assertEquals(
            listOf("https://app.example/explore", "https://app.example/explore/42"), reborn.visibleHost!!.navigator.stack,
        )
        assertEquals(setOf(1, 2), reborn.hosts.keys)
        reborn.tap("library")
        assertEquals("https://app.example/library", reborn.visibleHost!!.navigator.configuration.startLocation)
    }

    @Test
    fun `The selected tab's navigator is the one that Hotwire asks for first`() {
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.tap("explore")
        val reborn = app.reborn()
        assertEquals(reborn.visibleHost!!.id, reborn.activity.navigatorConfigurations().first().navigatorHostId)
        assertEquals(reborn.visibleHost!!.id, reborn.activity.delegate.currentHostId)
    }

    @Test
    fun `Tabs that cannot be restored leave no host behind that nobody knows`() {
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.tap("explore")
        for (text in listOf(null, "", "{}", "{\"next\":1}")) {
            val state = app.activity.saveForTest().apply { putString("dev.tabwire.tabs", text) }
            val reborn = RunningApp(state)
            assertNull(reborn.tabs.restorableState)
            assertTrue(reborn.manager.isBootstrap)
            assertEquals(listOf(reborn.visibleHost), reborn.activity.supportFragmentManager.fragmentsForTest())
        }
    }

    @Test
    fun `Places never run out, however many tabs come and go`() {
        val app = RunningApp()
        repeat(200) { round ->
            app.send(configuration("a$round", "b$round"))
            app.tap("b$round")
            assertEquals(2, app.hosts.size)
        }
    }

    @Test
    fun `The state of an app before it had tabs starts in bootstrap`() {
        assertTrue(RunningApp(Bundle()).manager.isBootstrap)
    }
}
