package dev.tabwire.hotwire

import android.util.Log
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class LogTest {
    @Test
    fun `addresses are logged without query, fragment and user information`() {
        Log.takeLinesForTest()
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.open("https://ada:SECRET@other.example/reset?token=SECRET#SECRET")
        app.open("https://app.example/explore/reset?token=SECRET")
        app.send(configuration("home", "explore"), url = "https://ada:SECRET@other.example/page?token=SECRET#SECRET")
        pathRules = mapOf("token" to mapOf("uri" to "hotwire://fragment/numbers"))
        app.send(configuration("home", "explore", "library").replace("/library", "/library?token=SECRET"))
        app.tap("library")
        app.hosts
        pathRules = emptyMap()
        val lines = Log.takeLinesForTest()
        assertEquals(emptyList<String>(), lines.filter { "SECRET" in it })
        for (part in listOf("external link: https://other.example/reset", "https://other.example/page is not on", "no tab can start at https://app.example/library")) {
            assertTrue("$part in $lines", lines.any { part in it })
        }
    }
}
