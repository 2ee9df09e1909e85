package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.protocol.ConfigurationError.Code
import dev.tabwire.protocol.ConfigurationWarning
import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabId
import dev.tabwire.protocol.TextPlace
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import kotlin.random.Random

class ConfigurationReadingTest {
    private val example = """
        { "active": "home", "revision": 7, "session": "k", "metadata": {"url": "x"},
          "tabs": [
            { "id": "home", "title": "Home", "icon": "house.fill", "path": "/", "badge": 3 },
            { "id": "explore", "title": "Entdecken \u2728", "icon": "magnifyingglass", "path": "/explore",
              "deprecated": "soft", "badge": 0 },
            { "id": "favorites", "title": "Favorites ♥", "icon": "heart.fill", "path": "/f", "replaces": "explore" }
          ] }
    """.trimIndent()

    private fun tab(id: String, rest: String = ""): String =
        """{"id":"$id","title":"","icon":"","path":"/"$rest}"""

    private fun rejection(json: String): ConfigurationError =
        assertThrows(json, ConfigurationError::class.java) { TabConfiguration.fromJson(json) }

    @Test
    fun `the example of the protocol is read completely`() {
        val configuration = TabConfiguration.fromJson(example)
        assertEquals(TabId("home"), configuration.active)
        assertEquals(7L, configuration.revision)
        assertEquals("k", configuration.session)
        assertEquals(listOf("home", "explore", "favorites"), configuration.tabs.map { it.id.rawValue })
        assertEquals(listOf("3", null, null), configuration.tabs.map { it.badge })
        assertEquals("Entdecken ✨", configuration.tabs[1].title)
        assertEquals("Favorites ♥", configuration.tabs[2].title)
        assertEquals(Deprecation.SOFT, configuration.tabs[1].deprecated)
        assertEquals(TabId("explore"), configuration.tabs[2].replaces)
        assertTrue(configuration.warnings.isEmpty())
    }

    @Test
    fun `an error has a code, a JSON path and a place`() {
        val rejections = mapOf(
            "{\"tabs\": [],\n  \"active\": 5}" to "malformed at $.active (line 2, column 13)",
            "{\"tabs\": [}" to "malformed at $ (line 1, column 11)",
            " []" to "malformed at $ (line 1, column 2)",
            "{}" to "malformed at $.tabs (line 1, column 1)",
            "{\"tabs\":null}" to "malformed at $.tabs (line 1, column 9)",
            "{\"tabs\":[],\n\"session\":\"♥\" 1}" to "malformed at $ (line 2, column 15)",
            "{\"active\":\"a\",\"tabs\":[{\"id\":\"\",\"title\":\"\",\"icon\":\"\",\"path\":\"//x\"}]}" to
                "emptyID at $.tabs[0].id (line 1, column 29)",
            "{\"active\":\"a\",\"tabs\":[{\"id\":\"a\",\"title\":\"\",\"icon\":\"\",\"path\":\"//x\"}]}" to
                "singleTab at $.tabs (line 1, column 22)",
            "{\"tabs\":[${tab("a")},\n${tab("b")},\n{\"id\":\"c\"}]}" to "malformed at $.tabs[2].title (line 3, column 1)",
            "{\"tabs\":[],\"revision\":-1}" to "malformed at $.revision (line 1, column 23)",
            "{\"tabs\":[7]}" to "malformed at $.tabs[0] (line 1, column 10)",
        )
        for ((json, expected) in rejections) {
            val error = rejection(json)
            assertTrue("$json: $error", error.toString().startsWith("$expected: "))
        }
    }

    @Test
    fun `of several errors the first in the order of the protocol is reported`() {
        val many = (1..65).joinToString(",") { tab("$it") }
        val rejections = listOf(
            Code.TOO_LARGE to "{".padEnd(TabConfiguration.MAXIMUM_BYTE_COUNT + 1),
            Code.MALFORMED to "{".padEnd(TabConfiguration.MAXIMUM_BYTE_COUNT),
            Code.MALFORMED to "{\"tabs\":[${tab("")},${tab("a", ",\"deprecated\":1.0")}]}",
            Code.EMPTY_ID to "{\"tabs\":[${tab("a")},${tab("a")},${tab("")}]}",
            Code.DUPLICATE_ID to "{\"tabs\":[${tab("a")},${tab("a")}]}",
            Code.SINGLE_TAB to "{\"tabs\":[${tab("a", ",\"path\":\"//b\"")}]}",
            Code.MISSING_ACTIVE to "{\"tabs\":[${tab("a", ",\"path\":\"//b\"")},${tab("b")}]}",
            Code.UNSAFE_PATH to "{\"active\":\"1\",\"tabs\":[$many,${tab("a", ",\"path\":\"b:c\"")}]}",
            Code.TOO_MANY_TABS to "{\"active\":\"1\",\"tabs\":[$many]}",
        )
        for ((code, json) in rejections) assertEquals(json.take(80), code, rejection(json).code)
        assertEquals(Code.entries, rejections.map { it.first }.distinct())
    }

    @Test
    fun `of members with the same name the last one counts`() {
        val first = tab("c", ",\"deprecated\":\"gone\"")
        val second = "${tab("a", ",\"id\":\"b\"")},${tab("a")}"
        val configuration = TabConfiguration.fromJson("""{"tabs":[$first,7],"active":1,"active":"a","tabs":[$second]}""")
        assertEquals(listOf("b", "a"), configuration.tabs.map { it.id.rawValue })
        assertTrue(configuration.warnings.isEmpty())
    }

    @Test
    fun `a configuration with odd values is accepted with warnings`() {
        val tabs = listOf(
            tab("a", ",\n\"deprecated\":\"medium\",\"replaces\":\"a\""),
            tab("b", ",\"replaces\":\"x\""),
            tab("c", ",\"replaces\":\"b\""),
            tab("d", ",\"replaces\":\"a\""),
        )
        val configuration = TabConfiguration.fromJson("""{"active":"x","tabs":[${tabs.joinToString(",")}]}""")
        assertEquals(Deprecation.SOFT, configuration.tabs[0].deprecated)
        assertEquals(
            listOf(
                ConfigurationWarning.Code.UNKNOWN_ACTIVE to "$.active",
                ConfigurationWarning.Code.UNKNOWN_DEPRECATION to "$.tabs[0].deprecated",
                ConfigurationWarning.Code.INVALID_REPLACES to "$.tabs[0].replaces",
                ConfigurationWarning.Code.INVALID_REPLACES to "$.tabs[1].replaces",
                ConfigurationWarning.Code.INVALID_REPLACES to "$.tabs[2].replaces",
            ),
            configuration.warnings.map { it.code to it.path },
        )
        assertEquals(TextPlace(2, 14), configuration.warnings[1].place)
    }

    @Test
    fun `members of actions, unknown and repeated roles are ignored with a warning`() { // P7.4, P7.5, P7.6
        val tabs = listOf(
            tab("a", ",\"role\":\"find\""), tab("b", ",\"role\":\"search\""), tab("c", ",\"role\":\"search\""),
            tab("x", ",\"action\":true,\"eager\":true,\"deprecated\":\"gone\",\"role\":\"search\""),
        )
        val configuration = TabConfiguration.fromJson("""{"active":"x","tabs":[${tabs.joinToString(",")}]}""")
        assertEquals(
            listOf(
                ConfigurationWarning.Code.UNKNOWN_ACTIVE to "$.active",
                ConfigurationWarning.Code.UNKNOWN_ROLE to "$.tabs[0].role",
                ConfigurationWarning.Code.REPEATED_ROLE to "$.tabs[2].role",
                ConfigurationWarning.Code.IGNORED_MEMBER to "$.tabs[3].deprecated",
                ConfigurationWarning.Code.IGNORED_MEMBER to "$.tabs[3].eager",
                ConfigurationWarning.Code.IGNORED_MEMBER to "$.tabs[3].role",
            ),
            configuration.warnings.map { it.code to it.path },
        )
        assertEquals("b", configuration.search?.rawValue)
        assertEquals(listOf("x"), configuration.actions.map { it.id.rawValue })
    }

    @Test
    fun `a number is an integer that JavaScript represents exactly`() {
        fun badge(number: String) =
            TabConfiguration.fromJson("""{"active":"a","tabs":[${tab("a", ",\"badge\":$number")},${tab("b")}]}""")
                .tabs[0].badge

        assertEquals("9007199254740991", badge("9007199254740991"))
        assertEquals("-9007199254740991", badge("-9007199254740991"))
        for (none in listOf("0", "-0", "\"\"", "null")) assertEquals(none, null, badge(none))
        for (other in listOf("9007199254740992", "12345678901234567890", "1.0", "1e3")) {
            assertEquals(other, null, badge(other)) // P6.19
            assertEquals(other, Code.MALFORMED, rejection("""{"tabs":[],"revision":$other}""").code)
        }
        for (wrong in listOf("01", "-", "+1", "1.", ".5", "1e")) {
            assertEquals(wrong, Code.MALFORMED, rejection("""{"tabs":[],"x":$wrong}""").code)
        }
    }

    @Test
    fun `values nested deeper than the limit are malformed`() {
        fun nested(levels: Int) = """{"tabs":[],"x":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}"""
        TabConfiguration.fromJson(nested(JsonReader.MAXIMUM_DEPTH))
        assertEquals(Code.MALFORMED, rejection(nested(JsonReader.MAXIMUM_DEPTH + 1)).code)
        assertEquals(Code.MALFORMED, rejection(nested(100_000)).code)
    }

    @Test
    fun `an unpaired surrogate is malformed, in the text and in an escape`() {
        val texts = listOf("\uD83D", "\uDE00", "\uDE00\uD83D", "\\ud83d", "\\ude00", "\\ud83dx", "\\ud83d\\ud83d")
        for (text in texts) {
            val error = rejection("""{"tabs":[],"session":"$text"}""")
            assertEquals(TextPlace(1, 23), error.place)
        }
        for (pair in listOf("\uD83D\uDE00", "\\ud83d\\ude00", "\\uD83D\\uDE00")) {
            assertEquals("😀", TabConfiguration.fromJson("""{"tabs":[],"session":"$pair"}""").session)
        }
    }

    @Test
    fun `invalid UTF-8 is malformed`() {
        val wrong = listOf(
            listOf(0x80), listOf(0xC0, 0x80), listOf(0xC1, 0xBF), listOf(0xE0, 0x9F, 0xBF), listOf(0xED, 0xA0, 0x80),
            listOf(0xF0, 0x8F, 0xBF, 0xBF), listOf(0xF4, 0x90, 0x80, 0x80), listOf(0xF5, 0x80, 0x80, 0x80), listOf(0xFF),
            listOf(0xC2), listOf(0xE2, 0x82), listOf(0xF0, 0x9F, 0x98), listOf(0xC2, 0x22),
        )
        for (bytes in wrong) {
            val json = "{\"tabs\":[],\"x\":\"".encodeToByteArray() + bytes.map { it.toByte() } + "\"}".encodeToByteArray()
            val error = assertThrows("$bytes", ConfigurationError::class.java) { TabConfiguration.fromJson(json) }
            assertEquals("$bytes", Code.MALFORMED, error.code)
        }
    }

    @Test
    fun `every scalar can be written plainly and as an escape`() {
        val scalars = (0x20..0x10FFFF) - (0xD800..0xDFFF) - setOf('"'.code, '\\'.code)
        for (some in scalars.chunked(1000)) {
            val text = some.joinToString("", transform = Character::toString)
            val escaped = text.map { "\\u%04X".format(it.code) }.joinToString("")
            assertEquals(text, TabConfiguration.fromJson("""{"tabs":[],"session":"$text"}""").session)
            assertEquals(text, TabConfiguration.fromJson("""{"tabs":[],"session":"$escaped"}""").session)
        }
    }

    @Test
    fun `a truncated text is malformed`() {
        for (length in 0 until example.length) {
            assertEquals(Code.MALFORMED, rejection(example.take(length)).code)
        }
    }

    @Test
    fun `a damaged text is accepted or rejected with a reason`() {
        val random = Random(seed = 1)
        val original = example.encodeToByteArray()
        var accepted = 0
        repeat(20_000) {
            val bytes = original.copyOf()
            repeat(random.nextInt(1, 4)) { bytes[random.nextInt(bytes.size)] = random.nextInt().toByte() }
            try {
                TabConfiguration.fromJson(bytes)
                accepted += 1
            } catch (error: ConfigurationError) {
                assertTrue(error.reason.isNotEmpty())
            }
        }
        assertTrue("$accepted", accepted in 1 until 20_000)
    }
}
