package dev.tabwire.restoration

import dev.tabwire.location.AppLocation
import dev.tabwire.client.ContainerId
import dev.tabwire.client.FakeClock
import dev.tabwire.client.TabManager
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabId
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Test

class SavedTabsTest {
    private val pool = (1000 until 1000 + TabConfiguration.MAXIMUM_TAB_COUNT).map(::SlotId)
    private val location = AppLocation("https://app.example/")

    private fun manager(saved: SavedTabs? = null) = TabManager(location, { _, _ -> }, saved, clock = FakeClock())

    private fun configuration(
        vararg ids: String, active: String = ids.first(), title: String = "", revision: Long? = null, session: String? = null,
    ) = TabConfiguration(
        TabId(active), ids.map { TabData(TabId(it), "$title $it", icon = "i", path = "/$it", badge = "2") }, revision, session,
    )

    /** Returns a manager restored from another one, as after the system has ended the app. */
    private fun restored(manager: TabManager, slots: Map<ContainerId, SlotId> = emptyMap()): TabManager {
        val saved = SavedTabs.fromJson(manager.save(slots).toJson(), pool)
        assertNotNull(saved)
        assertEquals(slots, saved?.slots)
        return manager(saved)
    }

    @Test
    fun `containers, tabs, selection and slots are restored`() {
        val before = manager()
        before.accept(configuration("a", "b", "c", active = "b", title = "\"Quoted\" \\ \u0001 ♥ 😀"))
        before.selectTab(ContainerId(2))
        val after = restored(before, slots = mapOf(ContainerId(1) to SlotId(1000), ContainerId(2) to SlotId(1001)))
        assertEquals(before.tabs, after.tabs)
        assertEquals(ContainerId(2), after.selectedId)
        after.accept(configuration("a", "b", "c", "d"))
        assertEquals(listOf(2, 1, 3, 4), after.tabs.map { it.id.number })
    }

    @Test
    fun `the bootstrap container is restored before the first configuration and after signing out`() {
        assertEquals(listOf(1), restored(manager(), mapOf(ContainerId(1) to SlotId(1063))).tabs.map { it.id.number })
        val signedOut = manager()
        signedOut.accept(configuration("a", "b"))
        signedOut.selectTab(ContainerId(2))
        signedOut.accept(TabConfiguration(null, emptyList(), session = "s"))
        assertEquals(listOf(2), restored(signedOut).tabs.map { it.id.number })
    }

    @Test
    fun `actions, dots, images and the number on the icon are restored`() {
        val before = manager()
        val image = ""","image":{"path":"/a.png","kind":"picture"},"badgeLabel":"news","role":"search""""
        fun tab(id: String, members: String = "") = """{"id":"$id","title":"$id","icon":"i","path":"/$id"$members}"""
        val tabs = listOf(tab("a", image), tab("b", ""","badge":true"""), tab("compose", ""","action":true"""))
        val configuration = TabConfiguration.fromJson("""{"active":"a","tabs":$tabs,"reorders":true,"appBadge":3}""")
        before.accept(configuration)
        val after = restored(before)
        assertEquals(before.tabs, after.tabs)
        val state = SavedTabs.fromJson(after.save(emptyMap()).toJson(), pool)!!.state
        assertEquals(configuration, state.configuration)
        assertEquals(3L, state.appBadge)
        assertEquals("compose", state.actions.single().action.id.rawValue)
    }

    @Test
    fun `a configuration that is awaited after the app came back is awaited after a restart`() { // R20.2
        fun version(version: String, isLive: Boolean): TabConfiguration {
            val tabs = listOf("a", "b").map { TabData(TabId(it), it, icon = "i", path = "/$it", version = version) }
            return TabConfiguration(TabId("a"), tabs, isLive = isLive)
        }
        val before = manager()
        before.accept(version("1", isLive = false))
        before.resume()
        val after = restored(before)
        val refreshed = mutableListOf<ContainerId>()
        after.addObserver { transition -> transition.refreshed?.let(refreshed::add) }
        after.accept(version("2", isLive = true))
        assertEquals(listOf(ContainerId(1)), refreshed)
    }

    @Test
    fun `a restored manager reuses no container identity`() {
        val before = manager()
        before.accept(configuration("a", "b", "c"))
        before.accept(configuration("a", "x"))
        val after = restored(before)
        after.accept(configuration("a", "x", "y"))
        assertEquals(listOf(1, 4, 5), after.tabs.map { it.id.number })
    }

    @Test
    fun `a stale configuration is stale after restoring`() {
        val before = manager()
        before.accept(configuration("a", "b", revision = 9))
        before.accept(configuration("a", "b"))
        val after = restored(before)
        after.accept(configuration("a", "b", "c", revision = 8))
        assertEquals(2, after.tabs.size)
    }

    @Test
    fun `another session disposes restored tabs`() {
        val before = manager()
        before.accept(configuration("a", "b", session = "ada"))
        val after = restored(before)
        after.accept(configuration("a", "b", session = "grace"))
        assertEquals(listOf(1, 3), after.tabs.map { it.id.number })
    }

    @Test
    fun `a hidden tab appears after restoring`() {
        val before = manager()
        before.accept(configuration("a", "b"))
        val json = """{"active":"a","tabs":[
            {"id":"a","title":"","icon":"","path":"","deprecated":"hard"},{"id":"b","title":"","icon":"","path":""},
            {"id":"c","title":"","icon":"","path":"","replaces":"a"}]}"""
        before.accept(TabConfiguration.fromJson(json))
        val after = restored(before)
        after.selectTab(ContainerId(2))
        assertEquals(listOf("c", "b"), after.tabs.map { it.represents?.id?.rawValue })
    }

    @Test
    fun `long titles are cut if the tabs would be too large for Android`() {
        val manager = manager()
        manager.accept(configuration("a", "b", title = "😀".repeat(SavedTabs.MAXIMUM_LENGTH / 2)))
        val after = restored(manager)
        assertEquals(manager.tabs.map { it.id }, after.tabs.map { it.id })
        assertEquals(listOf("😀".repeat(60), "😀".repeat(60)), after.tabs.map { it.represents?.title })
    }

    @Test
    fun `tabs that are too large for Android without their titles are not saved`() {
        val manager = manager()
        val path = "/" + "x".repeat(SavedTabs.MAXIMUM_LENGTH)
        manager.accept(TabConfiguration.fromJson("""{"active":"a","tabs":[${
            listOf("a", "b").joinToString { """{"id":"$it","title":"","icon":"","path":"$path"}""" }
        }]}"""))
        assertNull(manager.save(emptyMap()).toJson())
        val text = manager().save(emptyMap()).toJson()
        assertEquals(true, text != null && text.length < 200)
    }

    @Test
    fun `tabs that are too large for Android with their owned paths are saved without them`() {
        val manager = manager()
        val ids = (1..40).map { "t$it" }
        val owns = (1..30).map { "/" + "p".repeat(60) + it }
        manager.accept(TabConfiguration(TabId("t1"), ids.map { TabData(TabId(it), it, icon = "i", path = "/$it", owns = owns) }))
        val after = restored(manager)
        assertEquals(40, after.tabs.size)
        assertEquals(emptyList<String>(), after.tabs[0].represents?.owns)
    }

    @Test
    fun `tabs with view ids of another build are not restored`() {
        val manager = manager()
        manager.accept(configuration("a", "b"))
        val text = manager.save(mapOf(ContainerId(1) to SlotId(1000))).toJson()
        assertNotNull(SavedTabs.fromJson(text, pool))
        assertNull(SavedTabs.fromJson(text, pool.map { SlotId(it.viewId + 500) }))
    }

    @Test
    fun `damaged or inconsistent tabs are not restored`() {
        val tabs = """{"active":"a","tabs":[{"id":"a","title":"","icon":"","path":""},{"id":"b","title":"","icon":"","path":""}]}"""
        fun saved(containers: String, selected: Int = 1, next: Int = 3, configuration: String = tabs) =
            """{"next":$next,"selected":$selected,"containers":[$containers],"configuration":$configuration}"""

        val right = """{"id":1,"tab":"a","slot":1000},{"id":2,"tab":"b","slot":1001}"""
        assertNotNull(SavedTabs.fromJson(saved(right), pool))
        assertNotNull(SavedTabs.fromJson(saved("""{"id":1,"slot":1000}""", next = 2), pool))
        val wrong = listOf(
            null, "", "{}", "[]", saved(right).dropLast(1), saved(right) + "x",
            saved(right, selected = 3), saved(right, next = 2), saved(right, configuration = "{}"),
            saved(right, configuration = "7"), saved(""), saved("""{"id":1,"tab":"a"}"""),
            saved("""{"id":1},{"id":2,"tab":"b"}"""), saved("""{"id":1,"tab":"a"},{"id":1,"tab":"b"}"""),
            saved("""{"id":1,"tab":"a"},{"id":2,"tab":"a"}"""), saved("""{"id":1,"tab":"a"},{"id":2,"tab":"c"}"""),
            saved("""{"id":0,"tab":"a"},{"id":1,"tab":"b"}"""), saved("""{"tab":"a"},{"id":1,"tab":"b"}"""),
            saved(right.replace("1001", "1000")), saved(right.replace("1001", "7")), saved("7"),
            saved("""{"id":1,"slot":1000}""", next = 1), saved("""{"id":4294967297,"slot":1000}""", next = 2),
        )
        for (text in wrong) assertNull(text, SavedTabs.fromJson(text, pool))
    }

    @Test
    fun `versions, the session, a streamed session and a hidden tab bar are restored`() {
        fun tabs(version: String) = listOf("a", "b").map { id ->
            TabData(TabId(id), id, icon = "i", path = "/$id", version = version, owns = listOf("/x", "/y"), isEager = true)
        }
        val before = manager()
        before.accept(TabConfiguration(TabId("a"), tabs("1"), session = "ada", isTabBarHidden = true))
        before.accept(TabConfiguration(TabId("a"), tabs("2"), session = "bob", isLive = true))
        val after = restored(before)
        assertEquals(before.save(emptyMap()).state, after.save(emptyMap()).state)
        assertEquals(true, after.isTabBarHidden)
    }

    // P15.4
    @Test
    fun `a session that a page left out is restored`() {
        val before = manager()
        before.accept(configuration("a", "b", session = "ada"))
        before.accept(configuration("a", "b"))
        val after = restored(before)
        after.accept(configuration("a", "b", session = "bob"))
        assertEquals(listOf(1, 3), after.tabs.map { it.id.number })
    }
}
