package dev.tabwire.hotwire

import android.app.Application
import android.content.Context
import android.os.Looper
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.PathConfiguration
import dev.hotwire.core.turbo.config.malformedForTest
import java.io.IOException
import java.util.concurrent.Executor
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
    private val downloads = mutableListOf<Runnable>()
    private val files = mutableMapOf<String, String?>()

    init {
        CheckedPathConfiguration.background = Executor(downloads::add)
        CheckedPathConfiguration.download = { url, _ -> files[url] ?: throw IOException("no connection") }
    }

    private fun load(remote: String?, url: String = this.url) {
        begin(remote, url)
        finish()
    }

    private fun begin(remote: String?, url: String = this.url) {
        files[url] = remote
        CheckedPathConfiguration.load(Application(), PathConfiguration.Location(remoteFileUrl = url)) { _, line -> lines += line }
    }

    private fun finish() {
        while (downloads.isNotEmpty()) downloads.removeFirst().run()
        Looper.idleForTest()
    }

    @After
    fun forget() {
        Context.preferencesForTest().clear()
        load(null)
    }

    @Test
    fun `a good configuration is stored and used, and Hotwire requests nothing by itself`() {
        val requests = paths.requestsForTest
        load(good)
        assertEquals(requests, paths.requestsForTest)
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
    fun `a file that comes after another was asked for is stored for the next start`() {
        val other = "https://app.example/other.json"
        begin(good)
        load(null, other)
        assertNull(paths.jsonForTest)
        assertEquals(good, Context.preferencesForTest()[url])
    }

    @Test
    fun `Hotwire itself fails with a malformed configuration`() {
        Context.preferencesForTest()[url] = malformedForTest
        Hotwire.loadPathConfiguration(Application(), PathConfiguration.Location(remoteFileUrl = url))
        assertThrows(IllegalStateException::class.java) { paths.properties("https://app.example/never-looked-up") }
    }
}
