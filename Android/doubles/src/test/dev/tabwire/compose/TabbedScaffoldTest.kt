package dev.tabwire.compose

import android.animation.ValueAnimator
import android.graphics.Canvas
import android.graphics.drawable.Drawable
import android.os.Looper
import android.view.View
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.VectorPainter
import androidx.compose.ui.semantics.Role
import androidx.core.view.WindowInsetsCompat
import dev.tabwire.client.ContainerId
import dev.tabwire.conformance.Conformance
import dev.tabwire.conformance.Outcome
import dev.tabwire.conformance.Scenario
import dev.tabwire.conformance.Simulation
import dev.tabwire.doubles.PainterOfResource
import dev.tabwire.doubles.shownComposition
import dev.tabwire.hotwire.BarItem
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.IconImage
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.START_URL
import dev.tabwire.hotwire.TabIcon
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.hotwire.configuration
import dev.tabwire.hotwire.expectedItems
import dev.tabwire.hotwire.pathRules
import dev.tabwire.hotwire.stack
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test

class TabbedScaffoldTest {
    private val app = ComposedApp()

    private fun showKeyboard(height: Int) = app.apply(WindowInsetsCompat.ofForTest(/* systemBars */ 0, height))

    private fun assertShows(outcome: Outcome, app: ComposedApp, what: String) {
        assertEquals(what, outcome.tabs, app.manager.tabs.map { it.id.number to it.represents?.id })
        assertEquals(what, outcome.selected, app.manager.selectedId.number)
        assertSame(what, app.activity.tabbedNavigator.selectedNavigator?.host, app.visibleHost)
        assertEquals(what, outcome.tabBarHidden, app.manager.isTabBarHidden)
        val isBarVisible = outcome.tabs.size > 1 && !outcome.tabBarHidden
        val layout = BarLayout(expectedItems(outcome, app.manager).takeIf { isBarVisible }.orEmpty())
        val more = if (layout.more.isEmpty()) emptyList() else listOf("More")
        assertEquals(what, layout.shown.map { it.title } + more, app.items.map { it.label })
        assertEquals(what, layout.shown.map { it.badge?.text }, app.items.take(layout.shown.size).map { it.badge })
        if (layout.shown.isEmpty()) return
        assertEquals(what, 1, app.items.count { it.isSelected })
        val index = layout.shown.indexOfFirst { it is BarItem.Tab && it.container.number == outcome.selected }
        assertTrue(what, app.items[if (index < 0) app.items.lastIndex else index].isSelected)
    }

    @Test
    fun `every scenario has the expected outcome on the screen`() {
        for (scenario in Conformance.files.map { Scenario(it.readBytes()) }) {
            val app = ComposedApp(start = scenario.start)
            val simulation = Simulation(scenario.start)
            scenario.steps.forEachIndexed { index, step ->
                app.take(step)
                assertShows(simulation.takeOnScreen(step), app, "${scenario.name}, step ${index + 1}")
            }
        }
    }

    @Test
    fun `every scenario has the same outcome if the app restarts before each step`() {
        for (scenario in Conformance.files.map { Scenario(it.readBytes()) }) {
            var app = ComposedApp(start = scenario.start)
            val simulation = Simulation(scenario.start)
            scenario.steps.forEachIndexed { index, step ->
                val tabs = app.manager.tabs
                app.activity.stopForTest()
                app = ComposedApp(app.activity.saveForTest(), scenario.start)
                assertEquals(tabs.map { it.id to it.represents }, app.manager.tabs.map { it.id to it.represents })
                app.take(step)
                assertShows(simulation.takeOnScreen(step), app, "${scenario.name}, step ${index + 1}")
            }
        }
    }

    @Test
    fun `a host is created when its tab is first selected, and only then`() {
        app.send(configuration("home", "explore"))
        val home = app.visibleHost
        app.tap("EXPLORE")
        app.send(configuration("home", "library", "explore"))
        app.tap("HOME")
        assertSame(home, app.visibleHost)
        assertEquals(2, app.hosts.size)
    }

    @Test
    fun `tabs survive when the scaffold leaves the composition and returns`() {
        app.send(configuration("home", "explore"))
        app.tap("EXPLORE")
        val (hosts, visible) = app.hosts to app.visibleHost
        app.activity.showTabsAgain()
        val shownAgain = checkNotNull(shownComposition)
        repeat(2) {
            shownAgain.compose()
            Looper.idleForTest()
        }
        assertEquals(listOf("HOME", "EXPLORE"), shownAgain.items.map { it.label })
        assertEquals(hosts, app.hosts)
        assertSame(visible, app.visibleHost)
    }

    @Test
    fun `restored hosts get their container views`() {
        app.send(configuration("home", "explore"))
        app.tap("EXPLORE")
        app.activity.stopForTest()
        val restarted = ComposedApp(app.activity.saveForTest())
        assertEquals(1, restarted.hosts.size)
        for (host in restarted.hosts) assertEquals(host.id, (host.viewForTest().parent as View).id)
        assertEquals("https://app.example/explore", restarted.visibleHost.navigator.configuration.startLocation)
    }

    @Test
    fun `a badge is shown and read aloud with its tab`() {
        app.send(configuration("home", "explore") { if (it == "home") ""","badge":3""" else "" })
        assertEquals(listOf("3", null), app.items.map { it.badge })
        assertEquals(listOf("3", null), app.items.map { it.spokenState })
        app.send(configuration("home", "explore"))
        assertFalse(app.items[0].hasBadge)
        assertNull(app.items[0].spokenState)
    }

    @Test
    fun `more than five tabs share the item More`() {
        app.send(configuration("a", "b", "c", "d", "e", "f", "g") { if (it == "g") ""","badge":7""" else "" })
        assertEquals(listOf("A", "B", "C", "D", "More"), app.items.map { it.label })
        assertTrue(app.items.last().hasBadge)
        assertEquals(emptyList<String>(), app.menu)
        app.tap("More")
        assertEquals(listOf("E", "F", "G · 7"), app.menu)
        app.choose("F")
        assertEquals(ContainerId(6), app.manager.selectedId)
        assertEquals(emptyList<String>(), app.menu)
        assertEquals(listOf("More"), app.items.filter { it.isSelected }.map { it.label })
    }

    @Test
    fun `a tap on the selected tab goes to its root`() {
        app.send(configuration("home", "explore"))
        val navigator = app.visibleHost.navigator
        navigator.stack += "https://app.example/deep"
        app.tap("HOME")
        assertTrue(navigator.isAtStartDestination())
    }

    @Test
    fun `a wide window has a navigation rail, and its pages stay`() {
        app.send(configuration("a", "b", "c", "d", "e", "f", "g"))
        app.tap("B")
        val hosts = app.hosts
        app.activity.resources.configuration.screenWidthDp = 600
        showKeyboard(300)
        assertEquals(listOf("A", "B", "C", "D", "E", "F", "G"), app.items.map { it.label })
        assertEquals(listOf("B"), app.items.filter { it.isSelected }.map { it.label })
        app.tap("C")
        assertEquals("https://app.example/c", app.visibleHost.navigator.location)
        app.activity.resources.configuration.screenWidthDp = 599
        showKeyboard(0)
        assertEquals("More", app.items.last().label)
        assertEquals(hosts, app.hosts.take(2))
    }

    @Test
    fun `the tab bar is hidden while the keyboard is open`() {
        app.send(configuration("home", "explore"))
        showKeyboard(300)
        assertEquals(0, app.items.size)
        showKeyboard(0)
        assertEquals(2, app.items.size)
    }

    @Test
    fun `a tab selected from code while the scaffold is not composed is shown afterwards`() {
        app.send(configuration("home", "explore"))
        app.activity.tabbedNavigator.detach()
        app.manager.selectTab(ContainerId(2))
        assertEquals(1, app.hosts.size)
        app.activity.showTabsAgain()
        val shownAgain = checkNotNull(shownComposition)
        repeat(2) {
            shownAgain.compose()
            Looper.idleForTest()
        }
        assertEquals("https://app.example/explore", app.visibleHost.navigator.location)
    }

    /** Shows a page above the first one. */
    private fun showDeepPage() {
        app.send(configuration("home", "explore"))
        app.visibleHost.navigator.route("https://app.example/deep")
        app.compose()
    }

    private fun hideOnPage() = app.send(configuration("home", "explore", members = ""","tabBarHidden":true"""))

    @Test
    fun `the tab bar slides out when a page hides it, and in when a page shows it`() {
        showDeepPage()
        assertEquals(listOf("none"), app.composition.animations)
        hideOnPage()
        assertEquals(0, app.items.size)
        app.send(configuration("home", "explore"))
        assertEquals(2, app.items.size)
        assertEquals(listOf("none", "to bottom", "from bottom"), app.composition.animations)
    }

    @Test
    fun `a navigation rail slides at its edge`() {
        app.activity.resources.configuration.screenWidthDp = 600
        app.compose()
        showDeepPage()
        hideOnPage()
        assertEquals(listOf("none", "to left"), app.composition.animations)
    }

    @Test
    fun `the tab bar does not slide if the app or the user has turned animations off`() {
        showDeepPage()
        app.activity.tabbedNavigator.animatesVisibilityChanges = false
        hideOnPage()
        app.activity.tabbedNavigator.animatesVisibilityChanges = true
        try {
            ValueAnimator.enableForTest(false)
            app.send(configuration("home", "explore"))
        } finally {
            ValueAnimator.enableForTest(true)
        }
        assertEquals(listOf("none", "none", "none"), app.composition.animations)
    }

    private class Picture(private val width: Int, private val height: Int) : Drawable() {
        var drawnAt = ""

        override fun draw(canvas: Canvas) {
            drawnAt = "${bounds.left} ${bounds.top} ${bounds.right} ${bounds.bottom}"
        }

        override fun getIntrinsicWidth() = width

        override fun getIntrinsicHeight() = height
    }

    /** Returns the images of an icon: while its tab is not selected, and while it is. */
    private fun shownImages(icon: TabIcon): List<Painter?> {
        val app = ComposedApp()
        app.activity.icons = TabIcons(mapOf("house" to icon))
        app.send(configuration("home", "explore"))
        val selected = app.items[0].icon
        app.tap("EXPLORE")
        return listOf(app.items[0].icon, selected)
    }

    @Test
    fun `an icon can be of resources, image vectors and painters`() {
        assertEquals(listOf(7, 8), shownImages(TabIcon(7, selected = 8)).map { (it as PainterOfResource).id })
        val (vector, selectedVector) = ImageVector.make() to ImageVector.make()
        assertEquals(
            listOf(vector, selectedVector), shownImages(TabIcon.of(vector, selectedVector)).map { (it as VectorPainter).image },
        )
        val (painter, selectedPainter) = PainterOfResource(1) to PainterOfResource(2)
        assertEquals(listOf(painter, selectedPainter), shownImages(TabIcon.of(painter, selectedPainter)))
        assertEquals(listOf(painter, painter), shownImages(TabIcon.of(painter)))
    }

    @Test
    fun `every icon has the size of the others`() {
        val drawable = Picture(512, 512)
        for (icon in listOf(TabIcon(drawable), TabIcon(IconImage.Picture(drawable)), TabIcon(7))) {
            val app = ComposedApp()
            app.activity.icons = TabIcons(mapOf("house" to icon))
            app.send(configuration("home", "explore"))
            assertEquals(24f, app.items[0].iconSize)
        }
    }

    @Test
    fun `an icon can be of drawables, which fill their place`() {
        val picture = Picture(width = 48, height = 24)
        val (unselected, selected) = shownImages(TabIcon(picture, selected = Picture(-1, -1)))
        assertEquals(Size(48f, 24f), unselected?.intrinsicSize)
        assertEquals(Size.Unspecified, selected?.intrinsicSize)
        unselected?.drawForTest(23.6f, 12f)
        assertEquals("0 0 24 12", picture.drawnAt)
    }

    @Test
    fun `an image of the app's own kind shows the placeholder`() {
        val icon = TabIcon(object : IconImage {})
        assertEquals(R.drawable.tabwire_unknown, (shownImages(icon).first() as PainterOfResource).id)
    }

    @Test
    fun `the tab bar is hidden over a modal page`() {
        app.send(configuration("home", "explore"))
        try {
            pathRules = mapOf("/new" to mapOf("context" to "modal"))
            app.visibleHost.navigator.route("https://app.example/new")
            app.compose()
            assertEquals(0, app.items.size)
            app.visibleHost.navigator.clearAll()
            app.compose()
            assertEquals(2, app.items.size)
        } finally {
            pathRules = emptyMap()
        }
    }

    @Test
    fun `More speaks the badges of the tabs behind it`() {
        app.send(configuration("a", "b", "c", "d", "e", "f", "g") { if (it in "fg") ""","badge":"7"""" else "" })
        assertEquals("7, 7", app.items.last().spokenState)
        app.send(configuration("a", "b", "c", "d", "e", "f", "g"))
        assertNull(app.items.last().spokenState)
    }

    @Test
    fun `a long title and a long badge are cut`() {
        app.send(configuration("home", "explore") { ""","badge":"${"😀".repeat(200)}"""" }.replace("HOME", "H".repeat(5_000)))
        assertEquals("H".repeat(59) + "…", app.items[0].label)
        assertEquals("😀".repeat(11) + "…", app.items[0].badge)
        assertEquals("😀".repeat(11) + "…", app.items[0].spokenState)
    }

    @Test
    fun `a navigation rail slides at its edge from right to left, too`() {
        app.activity.resources.configuration.setRightToLeftForTest(true)
        app.activity.resources.configuration.screenWidthDp = 600
        showDeepPage()
        app.composition.animations.clear()
        hideOnPage()
        assertEquals(listOf("to right"), app.composition.animations)
    }

    private fun withAction(vararg tabs: String) = configuration(*tabs) { if (it == "compose") ""","action":true,"badge":true""" else "" }

    @Test
    fun `an action is a button that is never selected, and opens its page once`() {
        app.send(withAction("home", "compose", "explore"))
        assertEquals(listOf("HOME", "COMPOSE", "EXPLORE"), app.items.map { it.label })
        val action = app.items[1]
        assertFalse(action.isSelected)
        assertEquals("COMPOSE, New", action.semantics?.description)
        assertEquals(Role.Button, action.semantics?.roleOrNull)
        assertTrue(action.hasBadge)
        action.click()
        action.click()
        app.compose()
        assertEquals(listOf(START_URL, "https://app.example/compose"), app.visibleHost.navigator.stack)
        assertFalse(app.items[1].isEnabled)
        assertTrue(app.items[1].semantics!!.isDisabled)
        app.send(withAction("home", "compose", "explore"))
        assertTrue(app.items[1].isEnabled)
        assertEquals(listOf("HOME"), app.items.filter { it.isSelected }.map { it.label })
    }

    @Test
    fun `an action behind More is performed from its menu`() {
        app.send(withAction("a", "b", "c", "d", "e", "compose"))
        app.tap("More")
        assertEquals(listOf("E", "COMPOSE · •"), app.menu)
        app.choose("COMPOSE · •")
        assertEquals("https://app.example/compose", app.visibleHost.navigator.location)
    }

    @Test
    fun `a dot and a label are read aloud`() {
        app.send(configuration("home", "explore") { if (it == "home") ""","badge":true""" else ""","badge":3,"badgeLabel":"3 unread messages"""" })
        assertEquals(listOf(null, "3"), app.items.map { it.badge })
        assertEquals(listOf(true, true), app.items.map { it.hasBadge })
        assertEquals(listOf("New", "3 unread messages"), app.items.map { it.spokenState })
    }
}
