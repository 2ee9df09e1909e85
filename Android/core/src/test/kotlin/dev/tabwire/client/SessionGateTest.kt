package dev.tabwire.client

import dev.tabwire.location.AppLocation
import dev.tabwire.protocol.TabID
import dev.tabwire.reconciliation.Transition
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** P15.5, P15.6. */
class SessionGateTest {
    private val timers = mutableListOf<Pair<Long, () -> Unit>>()
    private val calls = mutableListOf<String>()
    private val manager = TabManager(
        AppLocation("https://app.example/"), { _, _ -> },
        schedule = { milliseconds, action -> timers += milliseconds to action },
    )

    private inner class Client : TabClient {
        override fun apply(transition: Transition<ContainerID>) {
            transition.selected?.let { calls += "selected ${it.number}" }
        }

        override fun visit(url: String, container: ContainerID) {
            calls += "visit $url"
        }

        override fun openExternally(address: String) = Unit

        override fun confirmLeaving(container: ContainerID, leave: () -> Unit) = leave()

        override fun willSelect(container: ContainerID?) {
            calls += "will select ${container?.number}"
        }

        override fun discardPages(container: ContainerID) {
            calls += "discard ${container.number}"
        }

        override fun pageDidConfigure() = Unit
    }

    init {
        manager.client = Client()
        receive("ada")
    }

    private fun receive(session: String?, isLive: Boolean = false, tabs: List<String> = listOf("a", "b")) {
        val items = tabs.map { """{"id": "$it", "title": "T", "icon": "", "path": "/$it"}""" } +
            """{"id": "new", "title": "T", "icon": "", "path": "/new", "action": true}"""
        val given = session?.let { """"session": "$it",""" }.orEmpty()
        val json = """{"active": "a", $given "live": $isLive, "tabs": [${items.joinToString()}]}"""
        manager.receive(json, manager.selectedID, "https://app.example/x", isFirstPage = false)
    }

    private fun submit() {
        manager.formDidStart()
        manager.pageDidAppear()
    }

    private fun select(id: String) = manager.selectTab(manager.tabs.first { it.represents?.id == TabID(id) }.id)

    private fun take() = calls.toList().also { calls.clear() }

    private fun passTime() {
        val due = timers.toList().also { timers.clear() }
        for ((milliseconds, action) in due) {
            assertEquals(3_000L, milliseconds)
            action()
        }
    }

    @Test
    fun `a tab waits until the session is the same, and keeps its pages`() {
        submit()
        select("b")
        assertEquals(listOf("will select 2"), take())
        receive("ada")
        assertEquals(listOf("selected 2", "will select null"), take())
        passTime()
        assertEquals(emptyList<String>(), take())
    }

    @Test
    fun `a tab waits until the session is another one, and is selected in its new container`() {
        submit()
        select("b")
        take()
        receive("nobody")
        assertEquals(listOf("selected 3", "will select null"), take())
    }

    @Test
    fun `a tab that is gone is not selected`() {
        submit()
        select("b")
        take()
        receive("nobody", tabs = listOf("a", "c"))
        assertEquals(listOf("will select null"), take())
    }

    @Test
    fun `a tap on the selected tab ends the wait`() {
        submit()
        select("b")
        select("a")
        assertEquals(listOf("will select 2", "will select null"), take())
        receive("ada")
        assertEquals(emptyList<String>(), take())
    }

    @Test
    fun `after three seconds a tab is selected, and loads its page again`() {
        submit()
        select("b")
        take()
        passTime()
        assertEquals(listOf("discard 2", "selected 2", "will select null"), take())
    }

    @Test
    fun `a page that gives no session lets tabs load their pages again`() {
        submit()
        receive(null)
        select("b")
        assertEquals(listOf("discard 2", "selected 2"), take())
    }

    @Test
    fun `the page with the form and a stream do not give the session of the page after the form`() {
        manager.formDidStart()
        receive("ada")
        select("b")
        manager.pageDidAppear()
        receive("ada", isLive = true)
        assertEquals(listOf("will select 2"), take())
    }

    @Test
    fun `a form after which no page follows lets the tab be selected`() {
        manager.formDidStart()
        select("b")
        take()
        manager.formDidEnd()
        assertEquals(listOf("selected 2", "will select null"), take())
    }

    @Test
    fun `an opened address and an action wait, and are visited once`() {
        submit()
        assertTrue(manager.open("/b/3") is OpenResult.Confirming)
        assertEquals(OpenResult.External, manager.open("https://other.example/"))
        take()
        receive("ada")
        assertEquals(listOf("selected 2", "visit https://app.example/b/3", "will select null"), take())
        submit()
        assertEquals(null, manager.perform(TabID("new")))
        take()
        receive("ada")
        assertEquals(listOf("visit https://app.example/new", "will select null"), take())
    }

    @Test
    fun `a reselect waits, since it shows an earlier page, and is dropped after three seconds`() {
        submit()
        select("a")
        take()
        passTime()
        assertEquals(listOf("will select null"), take())
    }
}
