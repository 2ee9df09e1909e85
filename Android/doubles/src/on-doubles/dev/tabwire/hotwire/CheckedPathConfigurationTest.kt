package dev.tabwire.hotwire

import android.app.Application
import android.content.Context
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.malformedForTest
import dev.hotwire.core.turbo.config.PathConfiguration
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

class CheckedPathConfigurationTest {
    private val url = "https://app.example/path-configuration.json"
    private val good = """{"rules":[{"patterns":["/new$"],"properties":{"context":"modal"}}],"settings":{}}"""
    private val lines = mutableListOf<String>()
    private val paths = Hotwire.config.pathConfiguration

    private fun load(remote: String?) {
        paths.remoteForTest = remote
        CheckedPathConfiguration.load(Application(), PathConfiguration.Location(remoteFileUrl = url)) { _, line -> lines += line }
    }

    @After
    fun forget() {
        Context.preferencesForTest().clear()
        load(null)
    }

    @Test
    fun `a good configuration is stored and used`() {
        load(good)
        assertEquals(good, paths.jsonForTest)
        assertEquals(good, Context.preferencesForTest()[url])
        assertEquals(emptyList<String>(), lines)
    }

    @Test
    fun `a malformed configuration is neither stored nor used`() {
        load(good)
        load(malformedForTest)
        assertEquals(good, paths.jsonForTest)
        assertEquals(good, Context.preferencesForTest()[url])
        assertTrue(lines.single(), "$.rules[0].properties: is missing" in lines.single())
        RunningApp().send(configuration("home", "explore"))
    }

    @Test
    fun `a malformed configuration that was stored earlier is dropped`() {
        Context.preferencesForTest()[url] = malformedForTest
        load(null)
        assertNull(paths.jsonForTest)
        assertNull(Context.preferencesForTest()[url])
    }

    @Test
    fun `Hotwire itself fails with a malformed configuration`() {
        Context.preferencesForTest()[url] = malformedForTest
        paths.remoteForTest = null
        Hotwire.loadPathConfiguration(Application(), PathConfiguration.Location(remoteFileUrl = url))
        assertThrows(IllegalStateException::class.java) { paths.properties("https://app.example/never-looked-up") }
    }
}
