package dev.tabwire.compose

import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.Color
import androidx.core.view.WindowInsetsCompat
import dev.tabwire.client.ContainerId
import dev.tabwire.doubles.PainterOfResource
import dev.tabwire.hotwire.BarItem
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.configuration
import dev.tabwire.hotwire.stack
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test

/** Apps that compose the tab bar and the containers in a scaffold of their own. */
class OwnScaffoldTest {
    private fun app(content: @Composable ComposeActivity.() -> Unit) = ComposedApp { ComposeActivity(it, content) }

    @Test
    fun `the tab bar of an own scaffold selects tabs, whose pages stay`() {
        val app = app(ownScaffold)
        assertEquals(0, app.items.size)
        app.send(configuration("home", "explore"))
        assertEquals(listOf("HOME", "EXPLORE"), app.items.map { it.label })
        val home = app.visibleHost
        app.tap("EXPLORE")
        assertEquals("https://app.example/explore", app.visibleHost.navigator.location)
        app.tap("HOME")
        assertSame(home, app.visibleHost)
    }

    @Test
    fun `the tab bar of an own scaffold is hidden by the keyboard and by the app, and slides`() {
        val app = app(ownScaffold)
        app.send(configuration("home", "explore"))
        app.apply(WindowInsetsCompat.ofForTest(/* systemBars */ 0, /* ime */ 300))
        assertEquals(0, app.items.size)
        app.apply(WindowInsetsCompat.ofForTest(0, 0))
        assertEquals(2, app.items.size)
        app.activity.tabbedNavigator.isTabBarEnabled = false
        app.compose()
        assertEquals(0, app.items.size)
        assertEquals("to bottom", app.composition.animations.last())
    }

    @Test
    fun `an own scaffold gives the bar its color`() {
        val app = app(ownScaffold)
        app.send(configuration("home", "explore"))
        assertEquals(Color(7u), app.composition.barColor)
    }

    @Test
    fun `the scaffold takes bars of the app`() {
        val app = app {
            TabbedScaffold(
                tabbedNavigator,
                navigationBar = { TabNavigationBar(it, containerColor = Color(8u)) },
                navigationRail = { TabNavigationRail(it, containerColor = Color(9u), header = { Text("A header") }) },
            )
        }
        app.send(configuration("home", "explore"))
        assertEquals(Color(8u), app.composition.barColor)
        app.activity.resources.configuration.screenWidthDp = 600
        app.compose()
        assertEquals(Color(9u), app.composition.barColor)
        assertTrue("A header" in app.composition.texts)
    }

    @Test
    fun `a tab bar of the app's own shows the state and selects its items`() {
        lateinit var shown: List<Pair<BarItem, Boolean>>
        lateinit var state: TabBarState
        val app = app {
            state = rememberTabBarState(tabbedNavigator)
            Scaffold(bottomBar = {
                shown = state.items.map { it to state.isSelected(it) }
                state.items.firstOrNull()?.let { TabItemIcon(it, state.isSelected(it)) }
            }) { TabbedContainers(state, contentPadding = it) }
        }
        assertFalse(state.isVisible)
        app.send(configuration("home", "compose", "explore") { if (it == "compose") ""","action":true,"badge":2""" else "" })
        assertTrue(state.isVisible)
        assertEquals(listOf("HOME" to true, "COMPOSE" to false, "EXPLORE" to false), shown.map { (item, isSelected) -> item.title to isSelected })
        assertEquals(R.drawable.tabwire_home, (app.composition.shownIcon as PainterOfResource).id)
        state.select(state.items[2])
        app.compose()
        assertEquals(ContainerId(2), state.selectedId)
        state.select(state.items[1])
        app.compose()
        assertEquals("https://app.example/compose", app.visibleHost.navigator.stack.last())
    }

    @Test
    fun `the state is the same in each composition`() {
        val states = mutableListOf<TabBarState>()
        val app = app { states += rememberTabBarState(tabbedNavigator) }
        app.compose()
        assertEquals(1, states.distinct().size)
    }
}
