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
import dev.hotwire.navigation.config.registerRouteDecisionHandlers
import dev.hotwire.navigation.navigator.NavigatorException
import dev.hotwire.navigation.routing.AppNavigationRouteDecisionHandler
import dev.hotwire.navigation.routing.BrowserTabRouteDecisionHandler
import dev.hotwire.navigation.routing.SystemNavigationRouteDecisionHandler
import okhttp3.serversForTest
import java.io.IOException
import java.util.concurrent.Executor
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
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

    init {
        CheckedPathConfiguration.background = Executor(Runnable::run)
    }

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
        serversForTest = { json.takeUnless { isChecked } }
        CheckedPathConfiguration.download = { _, _ -> json ?: throw IOException("no connection") }
        val location = PathConfiguration.Location(remoteFileUrl = url)
        if (isChecked) CheckedPathConfiguration.load(Application(), location) { _, line -> if ("ignored" in line) lines += line }
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
    } catch (_: Throwable) {
        // Also a StackOverflowError.
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
    fun `what Hotwire can use is used, although it is odd`() {
        for ((pattern, properties) in listOf("\"(\"" to "{}", "1" to "{}", "true" to "[]")) {
            val odd = """{"rules":[{"patterns":[$pattern],"properties":$properties}"""
            load("""$odd,{"patterns":["/new$"],"properties":{"context":"modal"}},{"patterns":[]}],"settings":[]}""")
            assertEquals(pattern, PresentationContext.MODAL, contextOfNew)
            lookUp()
            forget()
        }
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

    /** What Hotwire cannot read, store or use. */
    private val unusable = mapOf(
        "a number that no double can hold" to """{"settings":{"a":1e999},"rules":[]}""",
        "such a number in a property" to """{"rules":[{"patterns":[],"properties":{"a":[{"b":-1e999}]}}]}""",
        "no settings" to """{"settings":null,"rules":[]}""",
        "no rules" to """{"settings":{},"rules":null}""",
        "values within values" to """{"settings":{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}}""",
        "many values within values" to """{"settings":{"a":${"[".repeat(250)}${"]".repeat(250)}}}""",
        "a member twice" to """{"settings":{"a":1,"a":2}}""",
        "a property twice" to """{"rules":[{"patterns":[],"properties":{"a":1,"a":2}}]}""",
        "a huge pattern" to """{"rules":[{"patterns":["${"(".repeat(50_000)}${")".repeat(50_000)}"],"properties":{}}]}""",
        "a text instead of an array" to """{"rules":"x"}""",
    )

    @Test
    fun `no configuration that Hotwire cannot read, store or use ends the app, or replaces one that it can`() {
        for ((name, json) in unusable) {
            forget()
            load(good)
            load(json)
            assertEquals(name, PresentationContext.MODAL, contextOfNew)
            pathRules = emptyMap()
            load(null)
            assertEquals("$name, at the next start", PresentationContext.MODAL, contextOfNew)
        }
    }

    @Test
    fun `Hotwire itself ends an app with most of them`() {
        val ending = unusable.filter { (_, json) ->
            forget()
            endsApp(json)
        }
        assertTrue(ending.keys.toString(), ending.size >= 5)
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

    // The first page of a tab

    private val start = "https://app.example/explore"

    /** An app whose tab has started with a page that the path configuration maps to a modal context. */
    private fun appWithModalTab(): RunningApp {
        pathRules = mapOf("/explore" to mapOf("context" to "modal"))
        return RunningApp().apply {
            send(configuration("home", "explore"))
            tap("explore")
        }
    }

    private fun RunningApp.visit(url: String): List<String> {
        visibleHost!!.navigator.route(url)
        Looper.idleForTest()
        return visibleHost!!.navigator.stack
    }

    private fun checkingRoutes(test: () -> Unit) {
        Hotwire.registerRouteDecisionHandlers(TabRouteDecisionHandler())
        try {
            test()
        } finally {
            Hotwire.registerRouteDecisionHandlers(
                AppNavigationRouteDecisionHandler(), BrowserTabRouteDecisionHandler(), SystemNavigationRouteDecisionHandler(),
            )
        }
    }

    private fun appWithModalRoot() = RunningApp().also {
        pathRules = mapOf("/new" to mapOf("context" to "modal", "presentation" to "replace_root"))
        it.hosts
    }

    @Test
    fun `a modal page with replace_root replaces the first page`() = checkingRoutes {
        val app = appWithModalRoot()
        assertEquals(listOf("https://app.example/new"), app.visit("https://app.example/new"))
        assertEquals(listOf("https://app.example/new#a"), app.visit("https://app.example/new#a"))
    }

    @Test
    fun `a tab that has started with a modal page can visit it again, and others above it`() = checkingRoutes {
        for (again in listOf("", "#a", "#b")) {
            val app = appWithModalTab()
            assertEquals(listOf(start + again), app.visit(start + again))
            assertEquals(listOf(start + again, "https://app.example/other"), app.visit("https://app.example/other"))
        }
    }

    @Test
    fun `a tab that has started with a modal page shows others above it`() = checkingRoutes {
        assertEquals(listOf(start, "https://app.example/other"), appWithModalTab().visit("https://app.example/other"))
    }

    @Test
    fun `other modal pages stay modal`() = checkingRoutes {
        pathRules = mapOf("/new" to mapOf("context" to "modal"))
        val app = RunningApp()
        app.hosts
        app.visit("https://app.example/new")
        assertEquals(PresentationContext.MODAL, contextOfNew)
        assertEquals(listOf("https://app.example/", "https://app.example/done"), app.visit("https://app.example/done"))
    }

    @Test
    fun `Hotwire itself ends an app that visits a modal page with replace_root`() {
        assertThrows(NavigatorException::class.java) { appWithModalRoot().visit("https://app.example/new") }
    }

    @Test
    fun `Hotwire itself ends an app that visits a modal page again that a tab has started with, and loses it`() {
        val app = appWithModalTab()
        assertThrows(NavigatorException::class.java) { app.visit(start) }
        app.open("/explore")
        assertEquals("an address that is opened is no such visit", listOf(start), app.visibleHost!!.navigator.stack)
        val first = app.visibleHost
        assertEquals("the tab has started again", listOf(start), app.visit("https://app.example/other"))
        assertNotSame(first, app.visibleHost)
    }
}
