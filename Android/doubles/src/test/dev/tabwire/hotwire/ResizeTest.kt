package dev.tabwire.hotwire

import android.content.res.Configuration
import android.os.Looper
import android.view.View
import android.widget.FrameLayout
import android.widget.LinearLayout
import androidx.core.graphics.Insets
import androidx.core.view.WindowInsetsCompat
import com.google.android.material.bottomnavigation.BottomNavigationView
import com.google.android.material.navigationrail.NavigationRailView
import dev.tabwire.views.attach
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

class ResizeTest {
    private val root = File(System.getProperty("tabwire.root"))

    @Test
    fun `rotating and resizing between configurations keeps every host and its stack`() {
        val app = RunningApp()
        app.tabs.clearsStackOnReselect = false
        val tabLists = listOf(listOf("home", "explore"), listOf("home", "explore", "library"), listOf("library", "home"))
        repeat(30) { round ->
            val expected = app.hosts
            for (host in expected.values) host.navigator.route("https://app.example/page-$round")
            app.activity.onConfigurationChanged(Configuration())
            app.layout.applyInsetsForTest(WindowInsetsCompat.ofForTest(/* systemBars */ round % 3, /* ime */ round % 2 * 300))
            assertEquals(expected, app.hosts)
            app.send(configuration(*tabLists[round % 3].toTypedArray()))
            app.tap("home")
            app.tap("library")
            for ((container, host) in app.hosts) if (container in expected) {
                assertEquals(expected[container], host)
                assertTrue("https://app.example/page-$round" in host.navigator.stack)
            }
        }
    }

    @Test
    fun `a wide window has a navigation rail, and its pages stay`() {
        val app = RunningApp()
        app.send(configuration("a", "b", "c", "d", "e", "f", "g"))
        app.tap("b")
        val (hosts, containers) = app.hosts to app.containers
        val more = listOf("A", "B", "C", "D", "More")
        assertEquals(more, app.titles)
        app.layout.configureForTest(Configuration().apply { screenWidthDp = 600 })
        assertTrue(app.bar is NavigationRailView)
        assertEquals(LinearLayout.HORIZONTAL, app.layout.orientation)
        assertEquals(app.bar, app.layout.getChildAt(0))
        assertEquals(listOf("A", "B", "C", "D", "E", "F", "G"), app.titles)
        assertEquals(2, app.bar.selectedItemId)
        app.layout.applyInsetsForTest(WindowInsetsCompat.ofForTest(/* systemBars */ 24, /* ime */ 300))
        assertTrue("the keyboard does not hide the rail", app.isBarVisible)
        assertEquals(300, app.containers.paddingBottom)
        app.layout.configureForTest(Configuration().apply { screenWidthDp = 599 })
        assertEquals(more, app.titles)
        assertEquals(app.bar, app.layout.getChildAt(1))
        assertEquals(hosts, app.hosts)
        assertSame(containers, app.containers)
    }

    @Test
    fun `tabs are shown in the app's own layout`() {
        val app = RunningApp()
        val content = FrameLayout(app.activity)
        val bar = BottomNavigationView(app.activity)
        val own = LinearLayout(app.activity).apply {
            addView(content)
            addView(bar)
        }
        app.activity.setContentView(own)
        app.tabs.attach(bar, content)
        app.manager.receive(configuration("home", "explore"), app.manager.selectedId, START_URL, isFirstPage = true)
        Looper.idleForTest()
        assertEquals(View.VISIBLE, bar.visibility)
        bar.tapForTest(2)
        assertEquals(setOf(1, 2), app.hosts.keys)
    }

    @Test
    fun `the demo apps and the guide keep the activity when the window changes`() {
        val files = listOf(
            "Examples/Android/views/src/main/AndroidManifest.xml", "Examples/Android/compose/src/main/AndroidManifest.xml",
            "docs/add-tabwire-to-hotwire-native-android.md",
        )
        for (file in files) {
            val changes = Regex("android:configChanges=\"([^\"]*)\"").find(root.resolve(file).readText())?.groupValues?.get(1)
            for (change in listOf("orientation", "screenSize", "screenLayout", "smallestScreenSize", "density", "keyboard")) {
                assertTrue("$file: $change", change in changes.orEmpty().split("|"))
            }
        }
    }

    private fun RunningApp.paddings() = with(containers) { listOf(paddingLeft, paddingTop, paddingRight, paddingBottom) }

    @Test
    fun `pages stay clear of the system bar at the side, and of a cutout`() {
        val app = RunningApp()
        val landscape = WindowInsetsCompat.ofForTest(Insets.of(0, 24, 48, 0), Insets.of(30, 0, 0, 0), /* ime */ 0)
        app.layout.applyInsetsForTest(landscape)
        assertEquals(listOf(30, 0, 48, 0), app.paddings())
        val inside = app.containers.applyInsetsForTest(landscape)
            .getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout())
        assertEquals(listOf(0, 24, 0, 0), listOf(inside.left, inside.top, inside.right, inside.bottom))
    }

    @Test
    fun `a navigation rail adds the insets of its own edge itself`() {
        val insets = WindowInsetsCompat.ofForTest(Insets.of(0, 24, 48, 0), Insets.of(30, 0, 0, 0), /* ime */ 0)
        for ((isRightToLeft, paddings) in mapOf(false to listOf(0, 0, 48, 0), true to listOf(30, 0, 0, 0))) {
            val app = RunningApp()
            app.activity.resources.configuration.setRightToLeftForTest(isRightToLeft)
            app.send(configuration("home", "explore"))
            app.layout.configureForTest(Configuration().apply { screenWidthDp = 800 })
            assertTrue(app.isBarVisible)
            app.layout.applyInsetsForTest(insets)
            assertEquals(paddings, app.paddings())
        }
    }

    @Test
    fun `a navigation rail has as many items as fit`() {
        val app = RunningApp()
        app.send(configuration("a", "b", "c", "d", "e", "f", "g"))
        fun rotate(height: Int, fontScale: Float = 1f) = app.layout.configureForTest(
            Configuration().apply {
                screenWidthDp = 800
                screenHeightDp = height
                this.fontScale = fontScale
            },
        )
        rotate(height = 360)
        assertEquals(listOf("A", "B", "C", "D", "More"), app.titles)
        rotate(height = 800)
        assertEquals(7, app.titles.size)
        rotate(height = 360, fontScale = 2f)
        assertEquals(listOf("A", "B", "C", "More"), app.titles)
        rotate(height = 100)
        assertEquals(listOf("A", "B", "More"), app.titles)
    }

    @Test
    fun `another theme makes another tab bar, and keeps the pages`() {
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        val (bar, host) = app.bar to app.visibleHost
        app.layout.configureForTest(Configuration().apply { uiMode = 0x20 })
        assertNotSame(bar, app.bar)
        assertEquals(listOf("HOME", "EXPLORE"), app.titles)
        assertSame(host, app.visibleHost)
        val dark = app.bar
        app.layout.configureForTest(Configuration().apply { uiMode = 0x20 })
        assertSame(dark, app.bar)
    }
}
