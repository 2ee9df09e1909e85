package dev.tabwire.hotwire

import android.app.ActivityManager
import android.content.ComponentCallbacks2.TRIM_MEMORY_BACKGROUND
import android.content.ComponentCallbacks2.TRIM_MEMORY_RUNNING_CRITICAL
import android.content.ComponentCallbacks2.TRIM_MEMORY_UI_HIDDEN
import android.content.Context
import android.os.Looper
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

class BackgroundTabsTest {
    private val app = RunningApp()
    private val tabs = listOf("a", "b", "c", "d")

    /** Visits all tabs, each with a second page. */
    private fun visitAll() {
        app.send(configuration(*tabs.toTypedArray()))
        for (tab in tabs) {
            app.tap(tab)
            app.visibleHost!!.navigator.route("https://app.example/$tab/1")
        }
    }

    @Test
    fun `the least recently shown tab over the maximum is suspended, and restored with its stack`() {
        app.tabs.maximumBackgroundTabs = 2
        visitAll()
        assertEquals(setOf(2, 3, 4), app.hosts.keys)
        app.tap("a")
        assertEquals("https://app.example/a/1", app.visibleHost!!.navigator.location)
        assertEquals(setOf(1, 3, 4), app.hosts.keys)
        app.tap("c")
        app.tap("b")
        assertEquals(setOf(1, 2, 3), app.hosts.keys)
    }

    @Test
    fun `a tab with typed text or audio stays alive`() {
        visitAll()
        app.hosts.getValue(1).navigator.session.webView.setScriptResultForTest("\"TYPED\"")
        app.hosts.getValue(2).navigator.session.webView.setScriptResultForTest("\"BUSY\"")
        app.tabs.maximumBackgroundTabs = 0
        assertEquals(setOf(1, 2, 4), app.hosts.keys)
    }

    @Test
    fun `low memory suspends every background tab`() {
        visitAll()
        app.trimMemory(TRIM_MEMORY_RUNNING_CRITICAL)
        assertEquals(setOf(4), app.hosts.keys)
        app.tap("b")
        Context.lowMemoryForTest()
        assertEquals(setOf(2), app.hosts.keys)
    }

    @Test
    fun `leaving the app suspends no tab unless the system is short of memory`() {
        visitAll()
        app.activity.stopForTest()
        app.trimMemory(TRIM_MEMORY_UI_HIDDEN)
        app.trimMemory(TRIM_MEMORY_BACKGROUND)
        assertEquals(setOf(1, 2, 3, 4), app.hosts.keys)
        ActivityManager.setLowOnMemoryForTest(true)
        app.trimMemory(TRIM_MEMORY_BACKGROUND)
        ActivityManager.setLowOnMemoryForTest(false)
        assertEquals(setOf(4), app.hosts.keys)
        app.activity.startForTest()
        app.tap("b")
        assertEquals(listOf("https://app.example/b", "https://app.example/b/1"), app.visibleHost!!.navigator.stack)
    }

    @Test
    fun `a tab whose page does not respond stays alive`() {
        visitAll()
        app.hosts.getValue(2).navigator.session.webView.setScriptResultForTest(null)
        app.tabs.maximumBackgroundTabs = 0
        Looper.passForTest(PageActivity.TIMEOUT_MILLISECONDS)
        assertEquals(setOf(2, 4), app.hosts.keys)
    }

    @Test
    fun `a suspended tab that is removed and added again starts at its path`() {
        visitAll()
        app.tabs.handleLowMemory()
        app.send(configuration("b", "c", "d"))
        app.send(configuration(*tabs.toTypedArray()))
        app.tap("a")
        assertEquals(listOf("https://app.example/a"), app.visibleHost!!.navigator.stack)
    }

    @Test
    fun `a link to a suspended tab is visited above its stack`() {
        visitAll()
        app.tabs.handleLowMemory()
        app.open("/b/2")
        assertEquals(
            listOf("https://app.example/b", "https://app.example/b/1", "https://app.example/b/2"), app.visibleHost!!.navigator.stack,
        )
    }

    @Test
    fun `the maximum is not negative`() {
        val error = assertThrows(IllegalArgumentException::class.java) { app.tabs.maximumBackgroundTabs = -1 }
        assertTrue(error.message!!, "maximumBackgroundTabs is -1" in error.message!!)
    }
}
