package dev.tabwire.hotwire

import android.view.View
import dev.tabwire.client.TabManager
import dev.tabwire.conformance.Outcome
import org.junit.Assert.assertEquals
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue

/** Asserts that the screen shows the outcome of a step, and no other containers. */
fun assertShows(outcome: Outcome, app: RunningApp, what: String) {
    assertEquals(what, outcome.tabs, app.manager.tabs.map { it.id.number to it.represents?.id })
    assertEquals(what, outcome.selected, app.manager.selectedId.number)
    assertSame(what, app.hosts.getValue(outcome.selected), app.visibleHost)
    assertEquals(what, app.visibleHost?.id, app.activity.delegate.currentHostId)
    assertEquals(what, app.hosts.values.map { it.id }.toSet(), app.views.map { it.id }.toSet())
    assertEquals(what, app.hosts.size, app.allHosts.size)
    val configurations = app.activity.navigatorConfigurations()
    assertEquals(what, app.visibleHost?.id, configurations.first().navigatorHostId)
    assertTrue(what, configurations.map { it.navigatorHostId }.containsAll(app.views.map { it.id }))
    for (host in app.hosts.values) assertEquals(what, host.id, (host.viewForTest().parent as View).id)
    assertBarShows(outcome, app, what)
}

private fun assertBarShows(outcome: Outcome, app: RunningApp, what: String) {
    val isTabbed = outcome.tabs.size > 1
    assertEquals(what, outcome.tabBarHidden, app.manager.isTabBarHidden)
    assertEquals(what, isTabbed && !outcome.tabBarHidden, app.isBarVisible)
    val layout = BarLayout(if (isTabbed) expectedItems(outcome, app.manager) else emptyList())
    val more = if (layout.more.isEmpty()) emptyList() else listOf("More")
    assertEquals(what, layout.shown.map { it.title } + more, app.titles)
    if (!isTabbed) return
    val isInMore = layout.more.any { it is BarItem.Tab && it.container.number == outcome.selected }
    assertEquals(what, if (isInMore) R.id.tabwire_more else outcome.selected, app.bar.selectedItemId)
    assertEquals(what, app.bar.selectedItemId, app.bar.checkedForTest().itemId)
    layout.shown.zip(app.items).forEach { (item, shown) ->
        val badge = app.bar.getBadge(shown.itemId)
        assertEquals(what, item.badge != null, badge != null)
        assertEquals(what, item.badge?.text, badge?.text)
        assertEquals(what, item.badge?.run { label ?: text ?: "New" }, badge?.contentDescription)
        assertEquals(what, item is BarItem.Action, app.role(shown.itemId) == "Button")
    }
}

/** Returns the items of the tab bar in the order that a scenario expects. */
internal fun expectedItems(outcome: Outcome, manager: TabManager): List<BarItem> {
    val tabs = manager.tabs.mapNotNull { (container, tab) -> tab?.let { BarItem.Tab(container, it, image = null) } }
    fun behind(container: Int?) = outcome.actions.filter { it.second == container }.map { (id) ->
        BarItem.Action(manager.actions.single { it.action.id == id }.action, image = null, isEnabled = true)
    }
    return behind(null) + tabs.flatMap { listOf(it) + behind(it.container.number) }
}
