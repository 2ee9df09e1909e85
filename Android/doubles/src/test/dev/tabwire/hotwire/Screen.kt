package dev.tabwire.hotwire

import android.view.View
import dev.tabwire.conformance.Outcome
import org.junit.Assert.assertEquals
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue

/** Asserts that the screen shows the outcome of a step, and no other containers. */
fun assertShows(outcome: Outcome, app: RunningApp, what: String) {
    assertEquals(what, outcome.tabs, app.manager.tabs.map { it.id.number to it.represents?.id })
    assertEquals(what, outcome.selected, app.manager.selectedID.number)
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
    val layout = BarLayout(if (isTabbed) app.manager.tabs else emptyList())
    val more = if (layout.more.isEmpty()) emptyList() else listOf("More")
    assertEquals(what, layout.shown.map { it.represents?.title } + more, app.titles)
    if (!isTabbed) return
    val isInMore = layout.more.any { it.id.number == outcome.selected }
    assertEquals(what, if (isInMore) R.id.tabwire_more else outcome.selected, app.bar.selectedItemId)
    assertEquals(what, app.bar.selectedItemId, app.bar.checkedForTest().itemId)
    for (tab in layout.shown) {
        assertEquals(what, tab.represents?.badge, app.bar.getBadge(tab.id.number)?.text)
        assertEquals(what, tab.represents?.badge, app.bar.getBadge(tab.id.number)?.contentDescription)
    }
}
