package dev.tabwire.client

import dev.tabwire.location.AppLocation
import dev.tabwire.protocol.TabId
import dev.tabwire.reconciliation.Transition
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** P15.5, P15.7 to P15.11. */
class SessionGateTest {
    private val clock = FakeClock()
    private val calls = mutableListOf<String>()
    private val manager = TabManager(AppLocation("https://app.example/"), { _, _ -> }, clock = clock)

    private inner class Client : TabClient {
        override fun apply(transition: Transition<ContainerId>) {
            transition.selected?.let { calls += "selected ${it.number}" }
            transition.refreshed?.let { calls += "refreshed ${it.number}" }
        }

        override fun visit(url: String, container: ContainerId) {
            calls += "visit $url"
        }

        override fun openExternally(address: String) = Unit

        override fun findInput(container: ContainerId, completion: (Boolean) -> Unit) = completion(false)

        override fun askToLeave(container: ContainerId, completion: (Boolean) -> Unit) = Unit

        override fun willSelect(container: ContainerId?) {
            calls += "will select ${container?.number}"
        }

        override fun discardPages(container: ContainerId) {
            calls += "discard ${container.number}"
        }

        override val backgroundTabs = NoBackgroundTabs

        override fun pageDidConfigure() = Unit
    }

    init {
        manager.client = Client()
        receive("ada")
    }

    private fun receive(
        session: String?,
        isLive: Boolean = false,
        tabs: List<String> = listOf("a", "b"),
        container: ContainerId = manager.selectedId,
        page: String = "https://app.example/x",
    ) {
        val items = tabs.map { """{"id": "$it", "title": "T", "icon": "", "path": "/$it"}""" } +
            """{"id": "new", "title": "T", "icon": "", "path": "/new", "action": true}"""
        val given = session?.let { """"session": "$it",""" }.orEmpty()
        val json = """{"active": "a", $given "live": $isLive, "tabs": [${items.joinToString()}]}"""
        manager.receive(json, container, page, isFirstPage = false)
    }

    private fun submit() {
        manager.formDidStart()
        manager.pageDidAppear()
    }

    private fun select(id: String) = manager.selectTab(manager.tabs.first { it.represents?.id == TabId(id) }.id)

    private fun take() = calls.toList().also { calls.clear() }

    /** Lets a step wait as long as it may. */
    private fun passTime() {
        clock.advance(2_999)
        assertEquals(emptyList<String>(), take())
        clock.advance(1)
    }

    @Test
    fun `a tab waits until the session is the same, and keeps its pages`() {
        submit()
        select("b")
        assertEquals(listOf("will select 2"), take())
        receive("ada")
        assertEquals(listOf("selected 2", "will select null"), take())
        clock.advance(60_000)
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

    // P15.7, P15.8
    @Test
    fun `three seconds after a tap a tab is selected, and loads its page again if the page after the form is in front`() {
        submit()
        select("b")
        take()
        passTime()
        assertEquals(listOf("discard 2", "selected 2", "will select null"), take())
    }

    // P15.7
    @Test
    fun `three seconds after a tap a tab is shown as it was if its page gave the session last given`() {
        select("b")
        manager.formDidStart()
        select("a")
        assertEquals(listOf("selected 2", "will select 1"), take())
        passTime()
        assertEquals(listOf("selected 1", "will select null"), take())
        // Its page gave no session yet.
        select("b")
        assertEquals(listOf("discard 2", "selected 2"), take())
    }

    @Test
    fun `a tap whose time has come is carried out before a stream that comes before the timer`() {
        manager.formDidStart()
        select("b")
        take()
        clock.passBusily(3_000)
        receive("bob", isLive = true)
        assertEquals(listOf("discard 2", "selected 2", "will select null"), take())
        assertEquals(ContainerId(2), manager.selectedId)
    }

    /** Sends a form, and leaves its container before the answer. */
    private fun leaveForm() {
        manager.formDidStart()
        select("b")
        take()
        passTime()
        assertEquals(listOf("discard 2", "selected 2", "will select null"), take())
    }

    // P15.11
    @Test
    fun `a late answer that gives another session loads the page in front again, once`() {
        leaveForm()
        receive("bob", container = ContainerId(1))
        assertEquals(listOf("refreshed 2"), take())
        receive("bob", container = ContainerId(1))
        clock.advance(60_000)
        assertEquals(emptyList<String>(), take())
    }

    // P15.11
    @Test
    fun `a late answer and a stream that waits for the form load the page in front again once`() {
        leaveForm()
        receive("ada")
        receive("bob", isLive = true)
        receive("bob", container = ContainerId(1))
        clock.advance(60_000)
        assertEquals(listOf("refreshed 2"), take())
    }

    // P15.11
    @Test
    fun `a late answer that gives the same session or none ends the form`() {
        for (session in listOf("ada", null)) {
            manager.formDidStart()
            val left = manager.selectedId
            select(if (left == ContainerId(1)) "b" else "a")
            clock.advance(3_000)
            receive("ada")
            take()
            receive(session, container = left)
            assertEquals(emptyList<String>(), take())
            select(if (left == ContainerId(1)) "a" else "b")
            assertEquals(listOf("selected ${left.number}"), take())
        }
    }

    // P15.11
    @Test
    fun `no stream, other page or other container is taken for a late answer`() {
        leaveForm()
        receive("bob", isLive = true, container = ContainerId(1))
        receive("bob", container = ContainerId(1), page = "https://evil.example/x")
        receive("bob", container = ContainerId(9))
        clock.advance(60_000)
        assertEquals(emptyList<String>(), take())
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

    // P14.12
    @Test
    fun `a reload that a stream demands waits for the form, and is not needed if its page gives the session`() {
        submit()
        receive("nobody", isLive = true)
        assertEquals(emptyList<String>(), take())
        receive("nobody")
        assertEquals(emptyList<String>(), take())
    }

    @Test
    fun `a reload that a stream demands is made after a form whose page gives another session`() {
        submit()
        receive("bob", isLive = true)
        receive("cid")
        assertEquals(listOf("refreshed 1"), take())
    }

    @Test
    fun `a reload that a stream demands is made after a form that ends without a page`() {
        manager.formDidStart()
        receive("nobody", isLive = true)
        // The page with the form sends again.
        receive("ada")
        receive("nobody", isLive = true)
        assertEquals(emptyList<String>(), take())
        manager.formDidEnd()
        assertEquals(listOf("refreshed 1"), take())
    }

    @Test
    fun `a reload that a stream demands is made after a form whose page sends nothing`() {
        submit()
        receive("nobody", isLive = true)
        manager.didLoad(manager.selectedId)
        assertEquals(listOf("refreshed 1"), take())
    }

    @Test
    fun `a delayed reload waits for a form that is under way when its time comes`() {
        receive("bob", isLive = true)
        receive("cid", isLive = true)
        assertEquals(listOf("refreshed 1"), take())
        manager.formDidStart()
        clock.advance(1_000)
        assertEquals(emptyList<String>(), take())
        manager.formDidEnd()
        assertEquals(listOf("refreshed 1"), take())
    }

    @Test
    fun `a tab that is selected before the form has ended does not reload the page of the form`() {
        submit()
        receive("nobody", isLive = true)
        select("b")
        take()
        passTime()
        assertEquals(listOf("discard 3", "selected 3", "will select null"), take())
        clock.advance(60_000)
        assertEquals(emptyList<String>(), take())
    }

    @Test
    fun `the page of a tab that is selected before the form has ended gives the session`() {
        manager.formDidStart()
        select("b")
        take()
        passTime()
        receive("ada")
        take()
        select("a")
        assertEquals(listOf("selected 1"), take())
        receive("ada")
        receive("nobody", isLive = true)
        assertEquals(emptyList<String>(), take())
        // The form is still under way.
        manager.formDidEnd()
        assertEquals(listOf("refreshed 1"), take())
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
        assertEquals(null, manager.perform(TabId("new")))
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
