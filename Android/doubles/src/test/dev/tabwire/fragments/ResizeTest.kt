package dev.tabwire.fragments

import android.content.res.Configuration
import androidx.core.view.WindowInsetsCompat
import org.junit.Assert.assertEquals
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
    fun `the demo apps and the guide keep the activity when the window changes`() {
        val files = listOf(
            "Examples/Android/fragments/src/main/AndroidManifest.xml", "Examples/Android/compose/src/main/AndroidManifest.xml",
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
