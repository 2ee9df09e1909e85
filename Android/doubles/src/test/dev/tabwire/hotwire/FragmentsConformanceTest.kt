package dev.tabwire.hotwire

import androidx.transition.TransitionManager
import com.google.android.material.navigation.MenuForTest
import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.conformance.Conformance
import dev.tabwire.conformance.Outcome
import dev.tabwire.conformance.Scenario
import dev.tabwire.conformance.Simulation
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test

class FragmentsConformanceTest {
    private val scenarios = Conformance.files.map { Scenario(it.readBytes()) }

    private fun visited(app: RunningApp, container: Int) = app.manager.location.resolve("/visited-$container")!!

    /** Runs all scenarios in the app and in the heart, step by step. */
    private fun forEachStep(
        before: (RunningApp, Simulation) -> RunningApp = { app, _ -> app },
        check: (app: RunningApp, hostsBefore: Map<Int, NavigatorHost>, outcome: Outcome, what: String) -> Unit,
    ) {
        assertTrue(scenarios.isNotEmpty())
        for (scenario in scenarios) {
            var app = RunningApp(start = scenario.start)
            val simulation = Simulation(scenario.start)
            scenario.steps.forEachIndexed { index, step ->
                app = before(app, simulation)
                val hosts = app.hosts
                for ((container, host) in hosts) host.navigator.stack += visited(app, container)
                app.take(step)
                check(app, hosts, simulation.takeOnScreen(step), "${scenario.name}, step ${index + 1}")
            }
        }
    }

    @Test
    fun `every scenario has the expected outcome on the screen`() {
        forEachStep { app, _, outcome, what -> assertShows(outcome, app, what) }
    }

    @Test
    fun `a host survives with its stack unless its container is disposed`() {
        var selectedBefore = 0
        val rememberSelected = { app: RunningApp, _: Simulation -> app.also { selectedBefore = it.manager.selectedId.number } }
        forEachStep(rememberSelected) { app, hostsBefore, outcome, what ->
            for ((container, host) in hostsBefore) {
                assertEquals(what, container in outcome.disposed, host.isDestroyed)
                assertEquals(what, host.isDestroyed, host.navigator.session.webView.isDestroyedForTest)
                if (container in outcome.disposed) continue
                assertSame(what, host, app.hosts[container])
                // A reselect goes to the root of the tab.
                val isReselected = outcome.verdict == "\"case\":null" && container == outcome.selected &&
                    container == selectedBefore
                // Hotwire goes back to an address that is right behind the page in front.
                val isBack = container == outcome.visits && host.navigator.isAtStartDestination()
                assertTrue(what, isReselected || isBack || visited(app, container) in host.navigator.stack)
            }
            for (container in outcome.created) assertFalse(what, container in app.hosts)
        }
    }

    @Test
    fun `items are rebuilt only after a structural change`() {
        var itemsBefore = emptyList<MenuForTest.ItemForTest>()
        forEachStep(before = { app, _ -> app.also { itemsBefore = it.items } }) { app, _, _, what ->
            if (app.items.map { it.itemId } == itemsBefore.map { it.itemId }) assertEquals(what, itemsBefore, app.items)
        }
    }

    @Test
    fun `no configuration animates the tab bar`() {
        for (scenario in scenarios) {
            val app = RunningApp(start = scenario.start)
            for (step in scenario.steps) {
                TransitionManager.endTransitions(app.bar.menuViewGroup)
                val animations = app.bar.indicatorAnimationsForTest()
                app.take(step)
                if (step is Scenario.Step.Select || step is Scenario.Step.Open) continue
                assertFalse(scenario.name, TransitionManager.isPendingForTest(app.bar.menuViewGroup))
                assertEquals(scenario.name, animations, app.bar.indicatorAnimationsForTest())
            }
        }
    }

    @Test
    fun `every scenario has the same outcome if the app restarts before each step`() {
        forEachStep(
            before = { app, _ ->
                val selected = app.visibleHost!!
                app.restarted().also { restarted ->
                    assertEquals(app.manager.tabs.map { it.id to it.represents }, restarted.manager.tabs.map { it.id to it.represents })
                    assertEquals(listOf(restarted.visibleHost), restarted.hosts.values.toList())
                    assertEquals(selected.id, restarted.visibleHost!!.id)
                    assertEquals(selected.navigator.stack, restarted.visibleHost!!.navigator.stack)
                }
            },
        ) { app, _, outcome, what -> assertShows(outcome, app, what) }
    }
}
