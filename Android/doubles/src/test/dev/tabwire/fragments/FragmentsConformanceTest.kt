package dev.tabwire.fragments

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

    /** Takes the app and the heart through all scenarios, side by side. */
    private fun forEachStep(
        before: (RunningApp) -> RunningApp = { it },
        check: (app: RunningApp, hostsBefore: Map<Int, NavigatorHost>, outcome: Outcome, what: String) -> Unit,
    ) {
        assertTrue(scenarios.isNotEmpty())
        for (scenario in scenarios) {
            var app = RunningApp()
            val simulation = Simulation()
            scenario.steps.forEachIndexed { index, step ->
                app = before(app)
                val hosts = app.hosts
                for ((container, host) in hosts) host.navigator.stack += "/visited-$container"
                app.take(step)
                check(app, hosts, simulation.take(step), "${scenario.name}, step ${index + 1}")
            }
        }
    }

    @Test
    fun `Every scenario comes out on the screen as the protocol has it`() {
        forEachStep { app, _, outcome, what -> assertShows(outcome, app, what) }
    }

    @Test
    fun `A host survives with its stack unless its container is disposed, and then nothing of it is left`() {
        forEachStep { app, hostsBefore, outcome, what ->
            for ((container, host) in hostsBefore) {
                assertEquals(what, container in outcome.disposed, host.isDestroyed)
                if (container in outcome.disposed) continue
                assertSame(what, host, app.hosts[container])
                // A tap on the selected tab goes back to its root.
                val isReselected = outcome.verdict == "\"case\":null" && container == outcome.selected
                assertTrue(what, isReselected || "/visited-$container" in host.navigator.stack)
            }
            for (container in outcome.created) assertFalse(what, container in app.hosts)
        }
    }

    @Test
    fun `Items are made anew only when tabs come, go or change places`() {
        var itemsBefore = emptyList<MenuForTest.ItemForTest>()
        forEachStep(before = { app -> app.also { itemsBefore = it.items } }) { app, _, _, what ->
            if (app.items.map { it.itemId } == itemsBefore.map { it.itemId }) assertEquals(what, itemsBefore, app.items)
        }
    }

    @Test
    fun `No configuration animates the bar`() {
        for (scenario in scenarios) {
            val app = RunningApp()
            for (step in scenario.steps) {
                TransitionManager.endTransitions(app.bar.menuViewGroup)
                val animations = app.bar.indicatorAnimationsForTest()
                app.take(step)
                if (step is Scenario.Step.Select) continue
                assertFalse(scenario.name, TransitionManager.isPendingForTest(app.bar.menuViewGroup))
                assertEquals(scenario.name, animations, app.bar.indicatorAnimationsForTest())
            }
        }
    }

    @Test
    fun `Every scenario comes out the same if the system ends the app before each step`() {
        forEachStep(
            before = { app ->
                val stacks = app.hosts.mapValues { it.value.navigator.stack }
                app.reborn().also { reborn ->
                    assertEquals(app.manager.tabs, reborn.manager.tabs)
                    assertEquals(stacks, reborn.hosts.mapValues { it.value.navigator.stack })
                    assertEquals(app.hosts.mapValues { it.value.id }, reborn.hosts.mapValues { it.value.id })
                }
            },
        ) { app, _, outcome, what -> assertShows(outcome, app, what) }
    }
}
