package dev.tabwire.client

import dev.tabwire.location.AppLocation
import dev.tabwire.protocol.TabId
import dev.tabwire.reconciliation.Transition
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** Reloads that wait while other things happen (P14.7, P14.12, P15.1). */
class WaitingReloadTest {
    private val clock = FakeClock()
    private val background = Background()
    private val calls = mutableListOf<String>()
    private val manager = TabManager(AppLocation("https://app.example/"), { _, _ -> }, clock = clock)

    private inner class Background : BackgroundTabs by NoBackgroundTabs {
        override var mayLoad = false

        override fun isStarted(container: ContainerId) = false

        override fun load(container: ContainerId) {
            calls += "load ${container.number}"
        }
    }

    private inner class Client : TabClient {
        override fun apply(transition: Transition<ContainerId>) {
            transition.selected?.let { calls += "selected ${it.number}" }
            // With an opened address, only the pages below load afresh (P16.3).
            transition.refreshed?.let { calls += if (transition.visits == null) "refreshed ${it.number}" else "refreshed below ${it.number}" }
            if (transition.forgetsHistory) calls += "forgotten"
        }

        override fun visit(url: String, container: ContainerId) {
            calls += "visit ${container.number}"
        }

        override fun openExternally(address: String) = Unit

        override fun findInput(container: ContainerId, completion: (Boolean) -> Unit) = completion(false)

        override fun askToLeave(container: ContainerId, completion: (Boolean) -> Unit) = Unit

        override fun willSelect(container: ContainerId?) = Unit

        override fun discardPages(container: ContainerId) = Unit

        override val backgroundTabs = background

        override fun pageDidConfigure() = Unit
    }

    init {
        manager.client = Client()
        page("ada")
    }

    private fun receive(session: String?, rest: String) {
        val tabs = listOf("a", "b").joinToString { """{"id": "$it", "title": "T", "icon": "", "path": "/$it", "eager": true, $rest}""" }
        val given = session?.let { """"session": "$it",""" }.orEmpty()
        manager.receive("""{"active": "a", $given $rest, "tabs": [$tabs]}""", manager.selectedId, "https://app.example/x", isFirstPage = false)
    }

    private fun page(session: String?, version: Int = 1, revision: Int = 1) =
        receive(session, """"live": false, "version": $version, "revision": $revision""")

    private fun stream(session: String, version: Int = 1) = receive(session, """"live": true, "version": $version, "revision": 1""")

    private fun select(id: String) = manager.selectTab(manager.tabs.first { it.represents?.id == TabId(id) }.id)

    private fun take() = calls.toList().also { calls.clear() }

    // P15.1
    @Test
    fun `a page whose reload is delayed is forgotten when another page comes to the front`() {
        stream("bob")
        stream("cid")
        assertEquals(listOf("refreshed 1", "forgotten", "forgotten"), take())
        manager.pageDidAppear()
        page("cid")
        assertEquals(listOf("forgotten"), take())
        // The page that came is the new user's.
        manager.pageDidAppear()
        page("cid")
        clock.advance(600_000)
        assertEquals(emptyList<String>(), take())
    }

    // P14.12, P15.1
    @Test
    fun `the page with a form is forgotten when the answer gives the session of a stream`() {
        manager.formDidStart()
        stream("bob")
        assertEquals(listOf("forgotten"), take())
        manager.pageDidAppear()
        page("bob")
        clock.advance(600_000)
        assertEquals(listOf("forgotten"), take())
    }

    // P15.1
    @Test
    fun `a page in front that gives no session forgets the page behind it, and is loaded again`() {
        val answers = listOf({ page(null) }, { manager.didLoad(manager.selectedId) }, { receive("ada", """"version": [1""") })
        answers.forEachIndexed { number, answer ->
            manager.formDidStart()
            stream("bob $number")
            take()
            manager.pageDidAppear()
            answer()
            assertEquals(listOf("refreshed 1", "forgotten"), take())
            manager.pageDidAppear()
            page("ada")
            manager.resume()
            take()
        }
    }

    // P15.1
    @Test
    fun `a page whose tab was left before its reload is forgotten behind the page that came meanwhile`() {
        manager.formDidStart()
        stream("bob")
        select("b")
        clock.advance(3_000)
        page("bob")
        take()
        select("a")
        assertEquals(listOf("selected 1", "forgotten", "refreshed 1"), take())
    }

    // P14.16, R20.1
    @Test
    fun `coming back loads a page again once for a version, and again for a newer one`() {
        stream("bob", version = 2)
        manager.resume()
        assertEquals(listOf("refreshed 1", "forgotten"), take())
        stream("bob", version = 3)
        manager.resume()
        assertEquals(listOf("refreshed 1"), take())
    }

    // P14.12, R20.1
    @Test
    fun `coming back during a form reloads an outdated page after it, and forgets no page`() {
        stream("ada", version = 2)
        manager.formDidStart()
        manager.resume()
        assertEquals(emptyList<String>(), take())
        manager.pageDidAppear()
        page("ada", version = 2)
        assertEquals(listOf("refreshed 1"), take())
    }

    // P15.1
    @Test
    fun `coming back during a form keeps the session of the stream before it`() {
        manager.formDidStart()
        stream("bob", version = 2)
        manager.resume()
        take()
        manager.pageDidAppear()
        page(null, version = 2)
        assertEquals(listOf("refreshed 1", "forgotten"), take())
    }

    // P14.7, P14.12
    @Test
    fun `a reload that waits for a form is owed if its tab is left`() {
        manager.formDidStart()
        stream("bob")
        select("b")
        clock.advance(3_000)
        take()
        manager.formDidEnd()
        page("bob")
        assertEquals(emptyList<String>(), take())
        select("a")
        assertEquals(listOf("selected 1", "forgotten", "refreshed 1"), take())
    }

    @Test
    fun `a client that is woken late carries out one step after the other, and loses no reload`() {
        manager.formDidStart()
        stream("bob")
        select("b")
        take()
        clock.passBusily(31_000)
        clock.advance(0)
        assertEquals(listOf("refreshed 1", "selected 3"), take())
        page("bob")
        select("a")
        assertEquals(listOf("selected 1"), take())
    }

    @Test
    fun `a tap on the tab that a late client leaves selects it again`() {
        manager.formDidStart()
        select("b")
        clock.passBusily(31_000)
        take()
        select("a")
        assertEquals(listOf("selected 2", "selected 1"), take())
    }

    // P14.7, P14.9
    @Test
    fun `an owed reload is made once with a selection that reloads the page anyway`() {
        select("b")
        page("ada", revision = 2)
        select("a")
        page("ada", version = 2, revision = 3)
        select("b")
        manager.pageDidAppear()
        page("ada", revision = 2)
        select("a")
        page("ada", version = 3, revision = 4)
        take()
        select("b")
        assertEquals(listOf("selected 2", "refreshed 2"), take())
    }

    // P14.6, P14.7
    @Test
    fun `a reload that was not made is made at the next selection, or when the user accepts it`() {
        val a = manager.selectedId
        manager.reloadWasPostponed(a)
        select("b")
        assertFalse(manager.acceptReload(a))
        take()
        select("a")
        assertEquals(listOf("selected 1", "refreshed 1"), take())
        manager.reloadWasPostponed(a)
        assertTrue(manager.acceptReload(a))
        select("b")
        take()
        select("a")
        assertEquals(listOf("selected 1"), take())
        manager.pageIsMissing(a)
        assertEquals(listOf("refreshed 1"), take())
    }

    // P14.9, P16.1, P16.3
    @Test
    fun `an address that is opened in a tab that owes a reload is one load`() {
        val a = manager.selectedId
        manager.reloadWasPostponed(a)
        select("b")
        take()
        manager.open("/a/1")
        assertEquals(listOf("selected 1", "refreshed below 1", "visit 1"), take())
        select("b")
        page("ada", version = 2, revision = 3)
        select("a")
        manager.pageDidAppear()
        page("ada", revision = 2)
        select("b")
        take()
        manager.open("/a/1")
        assertEquals(listOf("selected 1", "refreshed below 1", "visit 1"), take())
        select("b")
        select("a")
        assertEquals(listOf("selected 2", "selected 1"), take())
    }

    // P14.11, P16.1, P16.3
    @Test
    fun `an address that is opened in the selected tab while a reload waits is one load`() {
        stream("bob")
        stream("cid")
        take()
        manager.open("/a/1")
        clock.advance(600_000)
        assertEquals(listOf("refreshed below 1", "visit 1"), take())
    }

    // P14.5, P15.8
    @Test
    fun `a tab whose pages were discarded loads them, and owes no reload`() {
        val a = manager.selectedId
        select("b")
        manager.reloadWasPostponed(a)
        manager.formDidStart()
        manager.pageDidAppear()
        page(null)
        take()
        select("a")
        assertEquals(listOf("selected 1"), take())
    }

    // P18.2
    @Test
    fun `nothing loads ahead if battery, network or memory forbid it since the client was asked`() {
        background.mayLoad = true
        manager.didAct()
        background.mayLoad = false
        clock.passBusily(1_000)
        manager.formDidEnd()
        assertEquals(emptyList<String>(), take())
        background.mayLoad = true
        manager.didAct()
        clock.advance(1_000)
        assertEquals(listOf("load 2"), take())
    }
}
