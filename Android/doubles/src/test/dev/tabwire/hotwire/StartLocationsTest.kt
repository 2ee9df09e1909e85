package dev.tabwire.hotwire

import dev.hotwire.core.config.Hotwire
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class StartLocationsTest {
    private val unregistered = mapOf("uri" to "hotwire://fragment/numbers")
    private val sheet = mapOf("uri" to "hotwire://fragment/web/modal/sheet")

    @After
    fun removeRules() {
        pathRules = emptyMap()
    }

    private fun start(rule: Map<String, String>): String? {
        pathRules = mapOf("/explore" to rule)
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.tap("explore")
        assertEquals(app.visibleHost!!.navigator.location, app.restarted().visibleHost!!.navigator.location)
        return app.visibleHost!!.navigator.location
    }

    @Test
    fun `a tab mapped to an unregistered fragment starts at the start URL`() {
        assertEquals(START_URL, start(unregistered))
    }

    @Test
    fun `a tab mapped to a sheet starts at the start URL`() {
        assertEquals(START_URL, start(sheet))
    }

    @Test
    fun `a tab mapped to a registered fragment starts at its path`() {
        assertEquals("https://app.example/explore", start(mapOf("uri" to "hotwire://fragment/web")))
    }

    @Test
    fun `an app whose start URL is mapped to an unregistered fragment starts`() {
        pathRules = mapOf("/" to unregistered)
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.tap("explore")
        assertEquals(START_URL, app.restarted().visibleHost!!.navigator.location)
    }

    @Test
    fun `the path configuration is as before once a tab has started`() {
        pathRules = mapOf("/" to unregistered)
        RunningApp().hosts
        assertEquals(unregistered["uri"], Hotwire.config.pathConfiguration.properties(START_URL)["uri"])
    }

    @Test
    fun `every unusable URL is logged once`() {
        pathRules = mapOf("/explore" to unregistered)
        val lines = mutableListOf<String>()
        val locations = StartLocations(StartLocations.defaultDestinations, START_URL) { _, line -> lines += line }
        repeat(3) { locations.location("https://app.example/explore") }
        assertEquals(1, lines.size)
        assertTrue(lines.single(), "https://app.example/explore: the path configuration maps it to hotwire://fragment/numbers" in lines.single())
    }
}
