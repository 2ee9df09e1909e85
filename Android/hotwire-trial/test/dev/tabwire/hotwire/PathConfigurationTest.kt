package dev.tabwire.hotwire

import android.app.Application
import android.content.Context
import android.os.Looper
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.PathConfiguration
import dev.hotwire.core.turbo.config.animated
import dev.hotwire.core.turbo.config.context
import dev.hotwire.core.turbo.config.fallbackUri
import dev.hotwire.core.turbo.config.isHistoricalLocation
import dev.hotwire.core.turbo.config.presentation
import dev.hotwire.core.turbo.config.pullToRefreshEnabled
import dev.hotwire.core.turbo.config.queryStringPresentation
import dev.hotwire.core.turbo.config.title
import dev.hotwire.core.turbo.config.uri
import dev.hotwire.core.turbo.nav.PresentationContext
import dev.hotwire.navigation.navigator.NavigatorException
import okhttp3.serversForTest
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import kotlin.random.Random

/** What a server's path configuration does to an app with the real Hotwire Native. */
class PathConfigurationTest {
    private val url = "https://app.example/path-configuration.json"
    private val good = """{"settings":{"a":[1,{"b":null}]},"rules":[
        {"patterns":[".*"],"properties":{"context":"default","uri":"hotwire://fragment/web","pull_to_refresh_enabled":true}},
        {"patterns":["/new$","/edit$"],"properties":{"context":"modal","animated":false,"title":"New","fallback_uri":"hotwire://fragment/web"}},
        {"patterns":["/[a-z]+/\\d+(\\?.*)?"],"properties":{"presentation":"replace","query_string_presentation":"replace"}}]}"""
    private val lines = mutableListOf<String>()

    /** What Hotwire's coroutines did not catch: each ends an app on Android. */
    private val uncaught = mutableListOf<Throwable>()

    @Before
    fun collectUncaught() = Thread.currentThread().setUncaughtExceptionHandler { _, error -> uncaught += error }

    @After
    fun ignoreUncaught() {
        Thread.currentThread().uncaughtExceptionHandler = null
    }

    @Before
    @After
    fun forget() {
        serversForTest = { null }
        pathRules = emptyMap()
        Context.preferencesForTest().clear()
    }

    private fun load(json: String?, isChecked: Boolean = true) {
        serversForTest = { json }
        val location = PathConfiguration.Location(remoteFileUrl = url)
        if (isChecked) CheckedPathConfiguration.load(Application(), location) { _, line -> lines += line }
        else Hotwire.loadPathConfiguration(Application(), location)
        Looper.idleForTest()
        uncaught.removeFirstOrNull()?.let { throw IllegalStateException(it) }
    }

    /** Looks up all that Hotwire looks up when a page is visited and shown. */
    private fun lookUp() {
        for (path in listOf("", "new", "users/1/edit", "users/1?x=%", "recede_historical_location")) {
            with(Hotwire.config.pathConfiguration.properties("https://app.example/$path")) {
                listOf(
                    presentation, queryStringPresentation, context, uri, fallbackUri, title, pullToRefreshEnabled, animated,
                    isHistoricalLocation,
                )
            }
        }
    }

    private fun endsApp(json: String): Boolean = try {
        load(json, isChecked = false)
        lookUp()
        false
    } catch (_: RuntimeException) {
        true
    }

    private val contextOfNew
        get() = Hotwire.config.pathConfiguration.properties("https://app.example/new").context

    @Test
    fun `a good configuration is stored and used, and used again without a network`() {
        load(good)
        assertEquals(PresentationContext.MODAL, contextOfNew)
        pathRules = emptyMap()
        load(null)
        assertEquals(PresentationContext.MODAL, contextOfNew)
        assertEquals(emptyList<String>(), lines)
    }

    @Test
    fun `a malformed configuration is neither stored nor used`() {
        load(good)
        load("""{"rules":[{"patterns":[".*"]}],"settings":{}}""")
        assertEquals(PresentationContext.MODAL, contextOfNew)
        load(null)
        assertEquals(PresentationContext.MODAL, contextOfNew)
        assertTrue(lines.single(), "$.rules[0].properties: is missing" in lines.single())
    }

    @Test
    fun `a malformed configuration that was stored earlier is dropped`() {
        val malformed = """{"rules":[{"patterns":[".*"]}],"settings":{}}"""
        assertTrue(endsApp(malformed))
        assertTrue(url in Context.preferencesForTest())
        pathRules = emptyMap()
        load(null)
        assertNull(Context.preferencesForTest()[url])
        lookUp()
    }

    @Test
    fun `no damaged configuration ends the app`() {
        val seed = System.getProperty("tabwire.seed")?.toLong() ?: System.nanoTime()
        println("PathConfigurationTest: seed $seed")
        val random = Random(seed)
        var ending = 0
        repeat(20_000) { number ->
            val damaged = damaged(random)
            val what = "seed $seed, configuration $number: $damaged"
            try {
                if (random.nextInt(4) == 0) {
                    if (endsApp(damaged)) ending += 1
                    // The app starts again, without a network, with what Hotwire has stored.
                    pathRules = emptyMap()
                    load(null)
                } else {
                    load(damaged)
                }
                lookUp()
            } catch (error: RuntimeException) {
                throw AssertionError(what, error)
            }
        }
        assertTrue("Hotwire itself fails with some of them", ending > 100)
    }

    private fun damaged(random: Random): String {
        val text = StringBuilder(good)
        repeat(1 + random.nextInt(3)) {
            val place = random.nextInt(maxOf(1, text.length))
            if (text.isEmpty()) text.append('[')
            when (random.nextInt(4)) {
                0 -> text.deleteCharAt(place)
                1 -> text.insert(place, "{}[]\",:\\0t$(*+?".random(random))
                2 -> replaceValue(text, random)
                else -> text.setLength(maxOf(1, if (random.nextInt(8) == 0) place else text.length))
            }
        }
        return text.toString()
    }

    /** Replaces one of the texts, names or numbers, or a whole object or array without others in it. */
    private fun replaceValue(text: StringBuilder, random: Random) {
        val values = Regex(""""[^"]*"|\d+|true|false|\{[^{}\[\]]*}|\[[^{}\[\]]*]""").findAll(text).toList()
        if (values.isEmpty()) return
        val replacement = listOf("null", "1", "-1e99", "true", "\"\"", "\"(\"", "[]", "{}", "[null]", "[[]]", "\"x\":null").random(random)
        values.random(random).range.let { text.replace(it.first, it.last + 1, replacement) }
    }

    /** Limits of Hotwire, which the guide names. */
    @Test
    fun `Hotwire ends an app whose path configuration has a number that no double can hold`() {
        assertThrows(IllegalStateException::class.java) { load("""{"settings":{"a":1e999},"rules":[]}""") }
    }

    @Test
    fun `Hotwire ends an app that visits a modal page with replace_root`() {
        pathRules = mapOf("/new" to mapOf("context" to "modal", "presentation" to "replace_root"))
        val app = RunningApp()
        app.hosts
        assertThrows(NavigatorException::class.java) { app.visibleHost!!.navigator.route("https://app.example/new") }
    }

    @Test
    fun `Hotwire ends an app that visits a modal page again that a tab has started with`() {
        pathRules = mapOf("/explore" to mapOf("context" to "modal"))
        val app = RunningApp()
        app.send(configuration("home", "explore"))
        app.tap("explore")
        assertThrows(NavigatorException::class.java) { app.visibleHost!!.navigator.route("https://app.example/explore") }
        app.open("/explore")
        assertEquals("an address that is opened is no such visit", listOf("https://app.example/explore"), app.visibleHost!!.navigator.stack)
    }
}
