package dev.tabwire.client

import dev.tabwire.location.AppLocation
import dev.tabwire.reconciliation.Transition
import dev.tabwire.reconciliation.TransitionKind
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

class TabManagerTest {
    private val lines = mutableListOf<String>()
    private val transitions = mutableListOf<Transition<ContainerId>>()
    private val clock = FakeClock()
    private val manager = TabManager(
        AppLocation("https://app.example/start"), { level, line -> lines += "$level $line" }, clock = clock,
    ).apply { addObserver { transitions += it } }

    private fun configure(active: String, vararg tabs: String, rest: String = "") = """
        {"active": "$active"$rest, "tabs": [${
            tabs.joinToString { """{"id": "$it", "title": "$it", "icon": "", "path": "/$it"}""" }
        }]}
    """

    private fun receive(
        json: String, container: ContainerId = manager.selectedId, page: String? = "https://app.example/x", isFirstPage: Boolean = false,
    ) = manager.receive(json, container, page, isFirstPage)

    private val bar
        get() = manager.tabs.map { "${it.id.number}:${it.represents?.id ?: "-"}" }

    @Test
    fun `the first configuration promotes the bootstrap container to the active tab`() {
        receive(configure("b", "a", "b", "c"))
        assertEquals(listOf("2:a", "1:b", "3:c"), bar)
        assertEquals(ContainerId(1), manager.selectedId)
        assertEquals(listOf(TransitionKind.PROMOTED), transitions.map { it.kind })
        assertEquals("INFO case 2 · bootstrap becomes b · a, c added", lines.single())
    }

    @Test
    fun `a configuration that changes nothing is not reported`() {
        receive(configure("b", "a", "b"))
        receive(configure("b", "a", "b"))
        receive(configure("a", "a", "b"))
        receive(configure("b", "b", "a"))
        assertEquals(1, transitions.size)
        assertEquals(
            listOf("DEBUG case 4 · no change", "DEBUG case 5 · active tab differs, ignored", "DEBUG case 6 · order differs, ignored"),
            lines.drop(1),
        )
    }

    @Test
    fun `only a page of the app's origin in the selected container is accepted`() {
        val json = configure("b", "a", "b")
        receive(json, container = ContainerId(7))
        manager.receive(json, container = null, page = "https://app.example/x", isFirstPage = false)
        receive(json, page = null)
        receive(json, page = "https://evil.example/x")
        receive(json, page = "about:blank")
        assertTrue(manager.isBootstrap)
        assertTrue(transitions.isEmpty())
        assertEquals(5, lines.count { it.startsWith("WARNING configuration ignored: ") })
    }

    @Test
    fun `a rejected configuration is logged with its reason and its place`() {
        receive("""{"tabs": 5}""")
        assertEquals("WARNING configuration rejected: malformed at $.tabs (line 1, column 10): its type is wrong; " +
            "an array of tabs, empty for none, is needed", lines.single())
        assertTrue(transitions.isEmpty())
    }

    @Test
    fun `a server cannot forge a line in the log`() {
        receive("""{"active": "x\nWARNING \u2028\u2029\u0085 y", "tabs": [
            {"id": "a\r\nb", "title": "", "icon": "", "path": ""}, {"id": "c", "title": "", "icon": "", "path": ""}]}""")
        assertEquals(2, lines.size)
        assertTrue(lines.toString(), lines.none { line -> line.any { it in "\n\r\u0085\u2028\u2029" } })
        assertEquals("INFO case 2 · bootstrap becomes a\uFFFD\uFFFDb · c added", lines.last())
    }

    @Test
    fun `selecting and reselecting are reported, an unknown container is not`() {
        receive(configure("a", "a", "b"))
        manager.selectTab(ContainerId(2))
        manager.selectTab(ContainerId(2))
        manager.selectTab(ContainerId(9))
        assertEquals(ContainerId(2), manager.selectedId)
        assertEquals(
            listOf(TransitionKind.PROMOTED, TransitionKind.SELECTED, TransitionKind.RESELECTED), transitions.map { it.kind },
        )
        assertEquals(
            listOf("INFO selected · b selected", "INFO reselected · no change", "DEBUG ignored · no such container, or an address of another app or site"),
            lines.drop(1),
        )
    }

    @Test
    fun `a container starts at its tab's path, the bootstrap container at the start URL`() {
        assertEquals("https://app.example/start", manager.startUrl(ContainerId(1)))
        receive(configure("a", "a", "b"))
        assertEquals("https://app.example/b", manager.startUrl(ContainerId(2)))
        assertEquals("https://app.example/start", manager.startUrl(ContainerId(99)))
    }

    @Test
    fun `an older configuration is dropped`() {
        receive(configure("a", "a", "b", rest = ""","revision": 5"""))
        receive(configure("a", "a", "b", "c", rest = ""","revision": 4"""))
        assertEquals(2, manager.tabs.size)
        assertEquals("DEBUG stale · older than an accepted configuration, dropped", lines.last())
    }

    @Test
    fun `no container identity is used twice`() {
        val seen = mutableSetOf<ContainerId>()
        repeat(50) { round ->
            receive(configure("a$round", "a$round", "b$round", "c$round"))
            transitions.last().created.forEach { assertTrue(seen.add(it)) }
            assertFalse(ContainerId(1) in seen)
        }
        assertEquals(100, seen.size)
    }

    @Test
    fun `an address is opened in the tab that it belongs to`() {
        receive(configure("a", "a", "b"))
        manager.open("https://app.example/b/7?x")
        val transition = transitions.last()
        assertEquals(ContainerId(2), transition.visits)
        assertEquals(ContainerId(2), manager.selectedId)
        assertEquals("INFO selected · b selected · b visits the address", lines.last())
        assertEquals(transition, transitions.last())
    }

    @Test
    fun `an address of another site is not opened`() {
        receive(configure("a", "a", "b"))
        assertEquals(OpenResult.External, manager.open("https://evil.example/b"))
        assertEquals(ContainerId(1), manager.selectedId)
        assertEquals(1, transitions.size)
    }

    @Test
    fun `a container with an old version is refreshed when selected, unless it was loaded`() {
        fun versions(b: String, c: String) = """{"active": "a", "tabs": [{"id": "a", "title": "", "icon": "", "path": ""},
            {"id": "b", "title": "", "icon": "", "path": "", "version": "$b"},
            {"id": "c", "title": "", "icon": "", "path": "", "version": "$c"}]}"""
        receive(versions("1", "1"))
        receive(versions("2", "2"))
        manager.didLoad(ContainerId(3))
        manager.selectTab(ContainerId(3))
        assertEquals(null, transitions.last().refreshed)
        manager.selectTab(ContainerId(2))
        assertEquals(ContainerId(2), transitions.last().refreshed)
        manager.selectTab(ContainerId(3))
        manager.selectTab(ContainerId(2))
        assertEquals(null, transitions.last().refreshed)
    }

    @Test
    fun `a rejected configuration shows a hidden tab bar`() {
        receive(configure("a", "a", "b", rest = ""","tabBarHidden": true"""))
        assertTrue(manager.isTabBarHidden)
        receive("{}")
        assertFalse(manager.isTabBarHidden)
        assertEquals(Transition.TabBarChange.SHOWN, transitions.last().tabBar)
        assertEquals("INFO rejected · tab bar shown", lines.last())
    }

    @Test
    fun `the first page of a container never hides the tab bar`() {
        val hiding = configure("a", "a", "b", rest = ""","tabBarHidden": true""")
        receive(hiding, isFirstPage = true)
        assertFalse(manager.isTabBarHidden)
        receive(hiding)
        assertTrue(manager.isTabBarHidden)
        manager.firstPageDidAppear(manager.tabs.last().id)
        assertTrue(manager.isTabBarHidden)
        manager.firstPageDidAppear(manager.selectedId)
        assertEquals(Transition.TabBarChange.SHOWN, transitions.last().tabBar)
        val count = lines.size
        manager.firstPageDidAppear(manager.selectedId)
        assertEquals(count, lines.size)
    }

    @Test
    fun `a rejected configuration in bootstrap ends the hidden tab bar too`() {
        receive("""{"active": null, "tabs": [], "tabBarHidden": true}""")
        receive("{}")
        receive(configure("a", "a", "b", rest = ""","live": true"""))
        assertFalse(manager.isTabBarHidden)
    }

    @Test
    fun `the session is compared with the last one that was given`() {
        receive(configure("a", "a", "b", rest = ""","session": "ada""""))
        receive(configure("a", "a", "b"))
        receive(configure("a", "a", "b", rest = ""","session": "bob""""))
        assertEquals(listOf(ContainerId(2)), transitions.last().disposed)
        assertTrue(transitions.last().forgetsHistory)
    }

    @Test
    fun `a transition names the added and removed tabs`() {
        fun names() = transitions.last().run { addedTabs.map { it.title } to removedTabs.map { it.title } }
        receive(configure("b", "a", "b"))
        assertEquals(listOf("a", "b") to emptyList<String>(), names())
        receive(configure("c", "c", "d", "a"))
        assertEquals(listOf("c", "d") to listOf("b"), names())
        manager.selectTab(manager.tabs.last().id)
        assertEquals(emptyList<String>() to emptyList<String>(), names())
        receive("""{"active": null, "tabs": []}""")
        assertEquals(emptyList<String>() to listOf("c", "d", "a"), names())
    }

    /** Records the calls. It lets the user leave when a test says so. */
    private inner class Client : TabClient {
        val calls = mutableListOf<String>()
        var answer: ((Boolean) -> Unit)? = null

        override fun apply(transition: Transition<ContainerId>) {
            calls += "apply ${transition.kind}"
        }

        override fun visit(url: String, container: ContainerId) {
            calls += "visit $url in ${container.number}"
        }

        override fun openExternally(address: String) {
            calls += "open $address"
        }

        override fun findInput(container: ContainerId, completion: (Boolean) -> Unit) = completion(true)

        override fun askToLeave(container: ContainerId, completion: (Boolean) -> Unit) {
            calls += "leave ${container.number}?"
            answer = completion
        }

        override fun willSelect(container: ContainerId?) {
            calls += "will select ${container?.number}"
        }

        override fun discardPages(container: ContainerId) {
            calls += "discard ${container.number}"
        }

        override val backgroundTabs = NoBackgroundTabs

        override fun pageDidConfigure() {
            calls += "configured"
        }

        fun take() = calls.toList().also { calls.clear() }
    }

    private val hard = configure("a", "a", "b", "c").replace(""""path": "/a"""", """"path": "/a", "deprecated": "hard"""")

    @Test
    fun `a client hears of each transition before the observers, and of each message`() {
        val client = Client().also { manager.client = it }
        manager.addObserver { client.calls += "observed" }
        receive(configure("a", "a", "b"))
        assertEquals(listOf("apply PROMOTED", "observed", "configured"), client.take())
        receive("no JSON")
        receive(configure("a", "a", "b"), container = ContainerId(2))
        assertEquals(listOf("configured"), client.take())
        manager.didLoad(ContainerId(2))
        manager.didLoad(ContainerId(1))
        assertEquals(listOf("configured"), client.take())
    }

    @Test
    fun `a client visits an address right after the transition, and opens that of another site`() {
        val client = Client().also { manager.client = it }
        receive(configure("a", "a", "b"))
        client.take()
        assertEquals(OpenResult.Visit(ContainerId(2), "https://app.example/b/7"), manager.open("/b/7"))
        assertEquals(listOf("apply SELECTED", "visit https://app.example/b/7 in 2"), client.take())
        assertEquals(OpenResult.External, manager.open("https://evil.example/b"))
        assertEquals(listOf("open https://evil.example/b"), client.take())
    }

    @Test
    fun `a new client visits the address that was opened last, if its tab is still there`() {
        receive(configure("a", "a", "b"))
        manager.open("/b/7")
        val client = Client().also { manager.client = it }
        assertEquals(listOf("visit https://app.example/b/7 in 2"), client.take())
        manager.client = null
        manager.open("/a/7")
        receive(configure("b", "b", "c"))
        manager.selectTab(manager.tabs.last().id)
        assertEquals(emptyList<String>(), Client().also { manager.client = it }.take().filter { "in 2" in it })
    }

    @Test
    fun `the user is asked before a hard-deprecated tab is left, and only then`() {
        val client = Client().also { manager.client = it }
        receive(configure("a", "a", "b"))
        receive(hard)
        client.take()
        manager.open("/a/7")
        manager.selectTab(manager.selectedId)
        assertEquals(emptyList<String>(), client.take().filter { it.startsWith("leave") })
        assertEquals(OpenResult.Confirming(ContainerId(2), "https://app.example/b/7"), manager.open("/b/7"))
        manager.selectTab(ContainerId(3))
        assertEquals(listOf("leave 1?", "leave 1?"), client.take())
        assertEquals(listOf("1:a", "2:b", "3:c"), bar)
        client.answer?.invoke(true)
        assertEquals(ContainerId(3), manager.selectedId)
        assertEquals(listOf("2:b", "3:c"), bar)
    }

    @Test
    fun `a configuration from a stream does not hide the tab bar`() {
        receive(configure("a", "a", "b", rest = ""","tabBarHidden": true"""))
        receive(configure("a", "a", "b", rest = ""","live": true"""))
        assertTrue(manager.isTabBarHidden)
    }

    private fun page(session: String) = receive(configure("a", "a", "b", rest = ""","session":"$session""""))
    private fun stream(session: String) = receive(configure("a", "a", "b", rest = ""","session":"$session","live":true"""))
    private val refreshes
        get() = transitions.mapNotNull { it.refreshed }.size

    // P14.4
    @Test
    fun `streams that disagree with their pages refresh after 1, 2, 4 and at most 300 seconds`() {
        page("ada")
        stream("bob")
        assertEquals(1, refreshes)
        listOf<Long>(1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300).forEachIndexed { number, seconds ->
            page(if (number % 2 == 0) "bob" else "ada")
            stream(if (number % 2 == 0) "ada" else "bob")
            clock.advance(seconds * 1_000 - 1)
            assertEquals(1 + number, refreshes)
            clock.advance(1)
            assertEquals(2 + number, refreshes)
        }
    }

    // P14.11
    @Test
    fun `a delayed refresh is made at once when the user leaves the tab, and the next one does not wait`() {
        page("ada")
        stream("bob")
        stream("cid")
        manager.selectTab(manager.selectedId)
        manager.selectTab(ContainerId(99))
        manager.open("https://other.example/")
        assertEquals(1, refreshes)
        manager.selectTab(manager.tabs[1].id)
        assertEquals(2, refreshes)
        clock.advance(600_000)
        assertEquals(2, refreshes)
        stream("bob")
        assertEquals(listOf(1, 1, manager.selectedId.number), transitions.mapNotNull { it.refreshed?.number })
    }

    private fun version(version: Int, isLive: Boolean, session: String? = null) = receive(
        """{"active": "a", "live": $isLive, ${session?.let { """"session": "$it",""" }.orEmpty()} "tabs": [
            {"id": "a", "title": "", "icon": "", "path": "", "version": $version},
            {"id": "b", "title": "", "icon": "", "path": ""}]}""",
    )

    // R20.1, R20.2, R20.7, R14.9
    @Test
    fun `an app that comes back refreshes an outdated page once, and observers hear of nothing else`() {
        version(1, isLive = false)
        manager.resume()
        assertEquals("DEBUG resumed · no change", lines.last())
        assertEquals(1, transitions.size)
        version(2, isLive = true)
        assertEquals(1, refreshes)
        version(3, isLive = true)
        assertEquals(1, refreshes)
        manager.resume()
        assertEquals(TransitionKind.RESUMED, transitions.last().kind)
        assertEquals("INFO resumed · a refreshed", lines.last())
        manager.resume()
        assertEquals(2, refreshes)
        assertEquals(listOf("1:a", "2:b"), bar)
        assertEquals(ContainerId(1), manager.selectedId)
    }

    // P14.4: only the reloads of R8.5 are delayed.
    @Test
    fun `a refresh after the app came back is not delayed, and delays no other one`() {
        version(1, isLive = false, session = "ada")
        version(1, isLive = true, session = "bob")
        assertEquals(1, refreshes)
        manager.resume()
        version(2, isLive = true)
        assertEquals(2, refreshes)
        version(2, isLive = true, session = "cid")
        assertEquals(3, refreshes)
    }

    @Test
    fun `a delayed refresh serves all sessions that come meanwhile, and is not made if a page brings the session`() {
        page("ada")
        for (session in listOf("bob", "cid", "dan", "eve")) stream(session)
        clock.advance(1_000)
        assertEquals(2, refreshes)
        clock.advance(600_000)
        assertEquals(2, refreshes)
        stream("fay")
        page("fay")
        clock.advance(600_000)
        assertEquals(2, refreshes)
    }

    @Test
    fun `a refresh that was not needed does not lengthen the next delay`() {
        page("ada")
        stream("bob")
        stream("cid")
        page("cid")
        stream("dan")
        clock.advance(999)
        assertEquals(1, refreshes)
        clock.advance(1)
        assertEquals(2, refreshes)
    }
}
