package dev.tabwire.hotwire

import android.content.res.Configuration
import android.view.View
import android.widget.FrameLayout
import android.widget.LinearLayout
import androidx.core.view.WindowInsetsCompat
import com.google.android.material.bottomnavigation.BottomNavigationView
import com.google.android.material.navigationrail.NavigationRailView
import dev.tabwire.views.attach
import org.junit.Assert.assertEquals
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
        app.manager.receive(configuration("home", "explore"), app.manager.selectedID, START_URL)
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
}
