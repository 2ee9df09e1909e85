package dev.tabwire.hotwire

import android.content.res.Configuration
import android.os.Looper
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import android.widget.LinearLayout
import androidx.core.graphics.Insets
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsCompat.Type
import com.google.android.material.bottomnavigation.BottomNavigationView
import com.google.android.material.navigation.NavigationBarView
import com.google.android.material.navigationrail.NavigationRailView
import dev.tabwire.compose.ComposeActivity
import dev.tabwire.compose.ComposedApp
import dev.tabwire.compose.ownScaffold
import dev.tabwire.compose.ownTopBar
import dev.tabwire.compose.withTopBar
import dev.tabwire.doubles.BAR_SIZE
import dev.tabwire.doubles.ComposeVersion
import dev.tabwire.doubles.Edges
import dev.tabwire.views.attach
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

private fun WindowInsetsCompat.edges(): Edges =
    getInsets(Type.systemBars() or Type.displayCutout() or Type.ime()).run { Edges(left, top, right, bottom) }

/** Each inset of the window is used once: by a page, or by what is around it. */
class InsetsTest {
    /** A page on the screen. */
    private interface Screen {
        /** The distances of the page from the edges of the window. */
        val edges: Edges
        val pageInsets: WindowInsetsCompat

        fun apply(insets: WindowInsetsCompat)

        fun resize(configuration: Configuration)

        fun send(configuration: String)

        fun tap(tab: String)

        /** Hides the tab bar, as the app can. */
        fun hideBar()
    }

    private class Views : Screen {
        val app = RunningApp()

        init {
            Looper.idleForTest()
        }

        override val edges: Edges
            get() {
                val bar = app.bar.takeIf { app.isBarVisible }
                val around = when {
                    bar == null -> Edges()
                    bar !is NavigationRailView -> Edges(bottom = BAR_SIZE + bar.paddingBottom)
                    bar.layoutDirection == View.LAYOUT_DIRECTION_RTL -> Edges(right = BAR_SIZE + bar.paddingRight)
                    else -> Edges(left = BAR_SIZE + bar.paddingLeft)
                }
                return with(app.containers) { Edges(paddingLeft, paddingTop, paddingRight, paddingBottom) } + around
            }

        override val pageInsets: WindowInsetsCompat
            get() = app.visibleHost!!.viewForTest().receivedInsetsForTest()

        override fun apply(insets: WindowInsetsCompat) {
            app.activity.contentForTest().applyInsetsForTest(insets)
        }

        override fun resize(configuration: Configuration) {
            app.activity.resources.configuration.setRightToLeftForTest(configuration.layoutDirection == View.LAYOUT_DIRECTION_RTL)
            app.layout.configureForTest(configuration)
            Looper.idleForTest()
        }

        override fun send(configuration: String) = app.send(configuration)

        override fun tap(tab: String) = app.tap(tab)

        override fun hideBar() {
            app.tabs.isTabBarEnabled = false
            Looper.idleForTest()
        }
    }

    private class Compose(val app: ComposedApp = ComposedApp()) : Screen {

        override val edges: Edges
            get() = app.edges

        override val pageInsets: WindowInsetsCompat
            get() = app.visibleHost.viewForTest().receivedInsetsForTest()

        override fun apply(insets: WindowInsetsCompat) = app.apply(insets)

        override fun resize(configuration: Configuration) {
            app.activity.resources.configuration.setRightToLeftForTest(configuration.layoutDirection == View.LAYOUT_DIRECTION_RTL)
            app.activity.resources.configuration.screenWidthDp = configuration.screenWidthDp
            app.compose()
        }

        override fun send(configuration: String) = app.send(configuration)

        override fun tap(tab: String) = app.tap(tab.uppercase())

        override fun hideBar() {
            app.activity.tabbedNavigator.isTabBarEnabled = false
            app.compose()
        }
    }

    /**
     * A layout in a window with insets.
     *
     * @param edges the distances of the page from the edges of the window.
     * @param page the insets that the page gets.
     */
    private class Layout(
        val name: String,
        val insets: WindowInsetsCompat,
        val edges: Edges,
        val page: Edges = Edges(top = STATUS_BAR),
        val isWide: Boolean = false,
        val isRightToLeft: Boolean = false,
        val hasTabs: Boolean = true,
        val isHidden: Boolean = false,
    ) {
        val isKeyboardOpen = insets.isVisible(Type.ime())

        val configuration: Configuration
            get() = Configuration().apply {
                screenWidthDp = if (isWide) 800 else 400
                setRightToLeftForTest(isRightToLeft)
            }

        /** The layout with a bar of the app's own at the top. */
        fun belowTopBar() =
            Layout(name, insets, edges + Edges(top = BAR_SIZE + page.top), Edges(), isWide, isRightToLeft, hasTabs, isHidden)

        fun show(screen: Screen) {
            screen.resize(configuration)
            if (hasTabs) screen.send(configuration("home", "explore"))
            if (isHidden) screen.hideBar()
        }
    }

    private companion object {
        const val STATUS_BAR = 24
        const val GESTURE_BAR = 48
        const val KEYBOARD = 300
        const val CUTOUT = 30
        const val BUTTONS = 48

        val portrait = WindowInsetsCompat.ofForTest(Insets.of(0, STATUS_BAR, 0, GESTURE_BAR), Insets.NONE, /* ime */ 0)
        val typing = WindowInsetsCompat.ofForTest(Insets.of(0, STATUS_BAR, 0, GESTURE_BAR), Insets.of(0, STATUS_BAR, 0, 0), KEYBOARD)
        val landscape = WindowInsetsCompat.ofForTest(Insets.of(0, STATUS_BAR, BUTTONS, 0), Insets.of(CUTOUT, 0, 0, 0), /* ime */ 0)

        val layouts = listOf(
            Layout("no insets", WindowInsetsCompat.ofForTest(0, 0), Edges(bottom = BAR_SIZE), page = Edges()),
            Layout("bootstrap", portrait, Edges(bottom = GESTURE_BAR), hasTabs = false),
            Layout("bootstrap, keyboard", typing, Edges(bottom = KEYBOARD), hasTabs = false),
            Layout("bootstrap, cutout", landscape, Edges(left = CUTOUT, right = BUTTONS), hasTabs = false),
            Layout("bar", portrait, Edges(bottom = BAR_SIZE + GESTURE_BAR)),
            Layout("bar, keyboard", typing, Edges(bottom = KEYBOARD)),
            Layout("bar, cutout", landscape, Edges(left = CUTOUT, right = BUTTONS, bottom = BAR_SIZE)),
            Layout("hidden bar", portrait, Edges(bottom = GESTURE_BAR), isHidden = true),
            Layout("hidden bar, keyboard", typing, Edges(bottom = KEYBOARD), isHidden = true),
            Layout("rail", portrait, Edges(left = BAR_SIZE, bottom = GESTURE_BAR), isWide = true),
            Layout("rail, keyboard", typing, Edges(left = BAR_SIZE, bottom = KEYBOARD), isWide = true),
            Layout("rail, cutout", landscape, Edges(left = BAR_SIZE + CUTOUT, right = BUTTONS), isWide = true),
            Layout("rail at the right", landscape, Edges(left = CUTOUT, right = BAR_SIZE + BUTTONS), isWide = true, isRightToLeft = true),
            Layout("hidden rail, cutout", landscape, Edges(left = CUTOUT, right = BUTTONS), isWide = true, isHidden = true),
        )
    }

    @After
    fun restore() {
        ViewGroup.isBeforeAndroid11ForTest = false
        ComposeVersion.current = ComposeVersion.V1_7
    }

    /** Checks every layout, whose insets come before or after it is shown. Returns the errors. */
    private fun errors(client: String, layouts: List<Layout> = Companion.layouts, makeScreen: () -> Screen): List<String> {
        val errors = mutableListOf<String>()
        fun expect(layout: Layout, how: String, screen: Screen) {
            val found = runCatching { Triple(screen.edges, screen.pageInsets.edges(), screen.pageInsets.isVisible(Type.ime())) }
                .getOrElse { it.toString() }
            val expected = Triple(layout.edges, layout.page, layout.isKeyboardOpen)
            if (found != expected) errors += "$client, ${layout.name}, $how:\n  expected $expected\n  found    $found"
        }
        for (isBeforeAndroid11 in listOf(false, true)) {
            ViewGroup.isBeforeAndroid11ForTest = isBeforeAndroid11
            val device = if (isBeforeAndroid11) "Android 10" else "Android 11"
            for (layout in layouts) {
                val screen = makeScreen()
                screen.apply(layout.insets)
                layout.show(screen)
                expect(layout, "$device, insets first", screen)
                if (layout.hasTabs && !layout.isHidden && !layout.isKeyboardOpen) {
                    screen.tap("explore")
                    expect(layout, "$device, a tab that starts later", screen)
                }
                val other = makeScreen()
                layout.show(other)
                other.apply(layout.insets)
                expect(layout, "$device, insets last", other)
            }
        }
        return errors
    }

    private fun assertNone(errors: List<String>) = assertTrue("${errors.size} errors\n${errors.joinToString("\n")}", errors.isEmpty())

    @Test
    fun `each inset is used once with views`() = assertNone(errors("views") { Views() })

    @Test
    fun `each inset is used once with each version of Compose`() = assertNone(ComposeVersion.entries.flatMap { version ->
        ComposeVersion.current = version
        errors("Compose $version") { Compose() }
    })

    @Test
    fun `each inset is used once below a top bar of the app`() = assertNone(ComposeVersion.entries.flatMap { version ->
        ComposeVersion.current = version
        errors("Compose $version", layouts.map { it.belowTopBar() }) { Compose(ComposedApp { ComposeActivity(it, withTopBar) }) }
    })

    @Test
    fun `each inset is used once in a scaffold of the app's own`() = assertNone(ComposeVersion.entries.flatMap { version ->
        ComposeVersion.current = version
        val narrow = layouts.filter { !it.isWide }
        errors("Compose $version", narrow) { Compose(ComposedApp { ComposeActivity(it, ownScaffold) }) } +
            errors("Compose $version, top bar", narrow.map { it.belowTopBar() }) { Compose(ComposedApp { ComposeActivity(it, ownTopBar) }) }
    })

    @Test
    fun `a page in the app's own layout gets the insets that the tab bar does not cover`() {
        for (isRail in listOf(false, true)) {
            val app = RunningApp()
            val bar: NavigationBarView = if (isRail) NavigationRailView(app.activity) else BottomNavigationView(app.activity)
            val content = FrameLayout(app.activity)
            app.activity.setContentView(LinearLayout(app.activity).apply {
                addView(content)
                addView(bar)
            })
            app.tabs.attach(bar, content)
            Looper.idleForTest()
            val page = app.tabs.selectedNavigator!!.host.viewForTest()
            val insets = WindowInsetsCompat.ofForTest(Insets.of(0, 24, 0, 48), Insets.of(30, 0, 0, 0), /* ime */ 0)
            content.applyInsetsForTest(insets)
            assertEquals("without a tab bar", Edges(30, 24, 0, 48), page.receivedInsetsForTest().edges())
            app.manager.receive(configuration("home", "explore"), app.manager.selectedId, START_URL, isFirstPage = true)
            Looper.idleForTest()
            assertEquals(View.VISIBLE, bar.visibility)
            val expected = if (isRail) Edges(0, 24, 0, 48) else Edges(30, 24, 0, 0)
            assertEquals("with a tab bar", expected, page.receivedInsetsForTest().edges())
            app.tabs.isTabBarEnabled = false
            Looper.idleForTest()
            assertEquals("the app has hidden it", Edges(30, 24, 0, 48), page.receivedInsetsForTest().edges())
        }
    }

    @Test
    fun `a change of the layout requests insets once`() {
        val app = RunningApp()
        app.isBarVisible
        val requests = { app.activity.contentForTest().requestsOfInsetsForTest() }
        fun requestsOf(change: () -> Unit): Int {
            val before = requests()
            change()
            Looper.idleForTest()
            return requests() - before
        }
        assertEquals("the bar appears", 1, requestsOf { app.send(configuration("home", "explore")) })
        assertEquals("nothing changes", 0, requestsOf { app.send(configuration("home", "explore")) })
        assertTrue("the bar becomes a rail", requestsOf { app.layout.configureForTest(Configuration().apply { screenWidthDp = 800 }) } > 0)
        assertEquals("insets come", 0, requestsOf { app.layout.applyInsetsForTest(portrait) })
    }
}
