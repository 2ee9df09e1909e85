package dev.tabwire.client

import dev.tabwire.location.AppLocation
import dev.tabwire.reconciliation.Transition
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Windows that share the cookies (P15.3), and reloads whose page is stale (P14.9). */
class SharedSessionTest {
    private val clock = FakeClock()
    private val session = SharedSession()
    private val first = manager()
    private val second = manager()
    private val transitions = mutableListOf<Transition<ContainerId>>()

    private val reloads: Int
        get() = transitions.count { it.refreshed != null }

    private fun manager() = TabManager(AppLocation("https://app.example/"), { _, _ -> }, clock = clock, sharedSession = session)

    private fun receive(session: String, manager: TabManager, revision: Int = 1, version: Int = 1) {
        val tabs = listOf("a", "b").joinToString { """{"id": "$it", "title": "T", "icon": "", "path": "/$it", "version": "$version"}""" }
        val json = """{"active": "a", "session": "$session", "revision": $revision, "tabs": [$tabs]}"""
        manager.receive(json, manager.selectedId, "https://app.example/x", isFirstPage = false)
    }

    private fun TabManager.selectedTab() = tabs.first { it.id == selectedId }.represents?.id.toString()

    init {
        second.addObserver { transitions += it }
    }

    @Test
    fun `another session in one window reloads the page of the other, whose tabs wait for it`() {
        receive("ada", first)
        receive("ada", second)
        val before = second.selectedId
        receive("nobody", first, revision = 2)
        assertEquals(1, reloads)
        second.selectTab(second.tabs[1].id)
        assertEquals(before, second.selectedId)

        second.pageDidAppear()
        receive("nobody", second, revision = 2)
        assertEquals("b", second.selectedTab())
        assertNotEquals(before, second.selectedId)
        assertEquals(1, reloads)
    }

    @Test
    fun `the same session, a stale page, and a window in which no page gave a session, reload nothing`() {
        receive("ada", first, revision = 5)
        receive("ada", second, revision = 5)
        receive("ada", first, revision = 6)
        receive("bob", first, revision = 2)
        assertEquals(0, reloads)
    }

    @Test
    fun `a reload whose page is stale is owed, once`() {
        receive("ada", second)
        val (a, b) = second.tabs.map { it.id }
        second.selectTab(b)
        receive("ada", second, revision = 2)
        second.selectTab(a)
        receive("ada", second, revision = 3, version = 2)
        second.selectTab(b)
        assertEquals(1, transitions.count { it.refreshed == b })
        second.pageDidAppear()
        receive("ada", second, revision = 2)
        second.selectTab(a)
        second.selectTab(b)
        assertEquals(2, transitions.count { it.refreshed == b })
        second.pageDidAppear()
        receive("ada", second, revision = 4, version = 2)
        second.selectTab(a)
        second.selectTab(b)
        assertEquals(2, transitions.count { it.refreshed == b })
        assertTrue(transitions.none { it.refreshed == a })
    }
}
