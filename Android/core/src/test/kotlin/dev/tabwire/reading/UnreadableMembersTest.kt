package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.protocol.ConfigurationWarning
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabImage
import dev.tabwire.protocol.TextPlace
import dev.tabwire.reconciliation.NavigationState
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File
import kotlin.random.Random

/** Members that do not count never cost the tab bar (P6.18, P6.19, P7.7). */
class UnreadableMembersTest {
    private fun tab(id: String, rest: String = ""): String = """{"id":"$id","title":"$id","icon":"","path":"/$id"$rest}"""

    private fun read(first: String = "", rest: String = ""): TabConfiguration =
        TabConfiguration.fromJson("""{"active":"a","tabs":[${tab("a", first)},${tab("b")}]$rest}""")

    private fun TabConfiguration.unreadable(): List<String> = warnings.map {
        assertEquals(ConfigurationWarning.Code.UNREADABLE, it.code)
        "${it.path}: ${it.reason}"
    }

    @Test
    fun `a member of a tab that cannot be read is absent, with a warning that names what can be read`() {
        val reasons = mapOf(
            ""","badge":{"text":"3"}""" to "badge: its type is wrong; text, an integer, true or false can be read; ignored",
            ""","badge":1.5""" to "badge: its type is wrong; text, an integer, true or false can be read; ignored",
            ""","badgeLabel":3""" to "badgeLabel: its type is wrong; text can be read; ignored",
            ""","version":9007199254740992""" to "version: its type is wrong; text or an integer can be read; ignored",
            ""","eager":"wifi"""" to "eager: its type is wrong; true or false can be read; ignored",
            ""","role":["search"]""" to "role: its type is wrong; text can be read; ignored",
            ""","image":"/face"""" to "image: its type is wrong; an object with path can be read; ignored",
            ""","image":{"path":7}""" to "image: the type of its path is wrong; an object whose path is text can be read; ignored",
            ""","image":{"kind":"picture"}""" to
                "image: it has no path; an object with path can be read; ignored",
            ""","image":{"path":"/f","kind":7}""" to
                "image: the type of its kind is wrong; symbol and picture can be read; ignored",
            ""","image":{"path":"//evil.example/f"}""" to "image: its path may lead away from the app: " +
                "it starts with two slashes, like the URL of another host; one relative to the start URL can be read; ignored",
        )
        for ((member, reason) in reasons) {
            val configuration = read(member)
            assertEquals(listOf("$.tabs[0].$reason"), configuration.unreadable())
            assertEquals(member, read(), configuration)
        }
    }

    @Test
    fun `every member of a tab that does not count is read, and is absent with a warning if it is of no type`() {
        val values = mapOf(
            "text" to "\"search\"", "label" to "\"x\"", "version" to "1", "badge" to "1", "boolean" to "true",
            "image" to """{"path":"/x"}""",
        )
        val table = JSONObject(File(System.getProperty("tabwire.root"), "Conformance/protocol/members.json").readText()).getJSONArray("tab")
        val members = (0 until table.length()).map(table::getJSONObject).filter { it.getString("need") == "asks" }
        assertTrue(members.isNotEmpty())
        for (member in members) {
            val name = member.getString("name")
            assertNotEquals(name, read(), read(""","$name":${values.getValue(member.getString("type"))}"""))
            val configuration = read(""","$name":[[]]""")
            assertTrue(name, configuration.unreadable().single().startsWith("$.tabs[0].$name: its type is wrong; "))
            assertEquals(name, read(), configuration)
        }
    }

    @Test
    fun `a member of the message that cannot be read is absent, with a warning`() {
        val integer = "an integer from 0 to 9007199254740991 can be read; ignored"
        val reasons = mapOf(
            ""","tabBarHidden":"yes"""" to "tabBarHidden: its type is wrong; true or false can be read; ignored",
            ""","reorders":1""" to "reorders: its type is wrong; true or false can be read; ignored",
            ""","appBadge":{"n":4}""" to "appBadge: its type is wrong; $integer",
            ""","appBadge":-1""" to "appBadge: it is -1; $integer",
        )
        for ((member, reason) in reasons) {
            val configuration = read(rest = member)
            assertEquals(listOf("$.$reason"), configuration.unreadable())
            assertEquals(member, read(), configuration)
        }
    }

    @Test
    fun `members that count are still rejected`() { // P6.3, P6.18
        val members = listOf(""","revision":-1""", ""","session":3""", ""","live":"yes"""", ""","active":1""")
        for (member in members) assertThrows(member, ConfigurationError::class.java) { read(rest = member) }
        val ofTab = listOf(
            ""","title":3""", ""","icon":{}""", ""","deprecated":3""", ""","replaces":[]""", ""","owns":"/x"""", ""","action":1""",
        )
        for (member in ofTab) assertThrows(member, ConfigurationError::class.java) { read(member) }
    }

    @Test
    fun `wrong syntax in a member that does not count rejects the whole`() {
        for (value in listOf("{", "[1,]", "01", "\"\\x\"", "{\"path\"}", "[".repeat(100) + "]".repeat(100))) {
            for (member in listOf("badge", "image")) {
                assertThrows(value, ConfigurationError::class.java) { read(""","$member":$value""") }
            }
        }
    }

    @Test
    fun `of members with the same name the last one counts, and null is absent without a warning`() {
        assertEquals("3", read(""","badge":{},"badge":3""").tabs[0].badge)
        assertTrue(read(""","badge":{},"badge":3""").warnings.isEmpty())
        assertTrue(read(""","badge":{},"badge":null""", ""","appBadge":-1,"appBadge":null""").warnings.isEmpty())
        val again = ""","tabs":[${tab("a")},${tab("b")}]"""
        assertTrue(read(""","badge":{}""", again).warnings.isEmpty())
    }

    @Test
    fun `a kind that is not known is a symbol, and a role that is not known has its own warning`() { // P22.3, P7.5
        assertEquals(TabImage.Kind.SYMBOL, read(""","image":{"path":"/f","kind":"other"}""").tabs[0].image?.kind)
        assertEquals(listOf(ConfigurationWarning.Code.UNKNOWN_ROLE), read(""","role":"find"""").warnings.map { it.code })
    }

    @Test
    fun `warnings come in order, those of the message first`() {
        val tabs = listOf(
            tab("a", ""","replaces":"x","image":7,"badge":[]"""),
            tab("b", ""","role":"find","version":{}"""),
            tab("n", ""","action":true,"eager":true,"version":[],"badgeLabel":1,"role":3"""),
        )
        val configuration = TabConfiguration.fromJson(
            """{"active":"x","appBadge":1.5,"reorders":"always","tabs":[${tabs.joinToString(",\n")}],"tabBarHidden":[]}""",
        )
        assertEquals(
            listOf(
                "unknownActive $.active", "unreadable $.tabBarHidden", "unreadable $.reorders", "unreadable $.appBadge",
                "unknownRole $.tabs[1].role",
                "unreadable $.tabs[0].badge", "unreadable $.tabs[0].image", "invalidReplaces $.tabs[0].replaces",
                "unreadable $.tabs[1].version",
                // A member of an action that cannot be read is not there to be ignored (P23.6).
                "unreadable $.tabs[2].version", "unreadable $.tabs[2].badgeLabel", "unreadable $.tabs[2].role",
                "ignoredMember $.tabs[2].eager",
            ),
            configuration.warnings.map { "${it.code.rawValue} ${it.path}" },
        )
        assertEquals(TextPlace(1, 135), configuration.warnings[5].place)
    }

    @Test
    fun `no value of a member that does not count changes what counts`() { // P6.19
        val seed = System.getProperty("tabwire.seed")?.toLong() ?: System.nanoTime()
        val random = Random(seed)
        repeat(5_000) { round ->
            val what = "seed $seed, round $round"
            val message = RandomMessage(random)
            val plain = TabConfiguration.fromJson(message.json { "" })
            val odd = TabConfiguration.fromJson(
                message.json { name -> if (random.nextBoolean()) ",\"$name\":${anyJson(random, depth = 3)}" else "" },
            )
            assertEquals(what, counting(plain), counting(odd))
            assertEquals(what, journey(plain), journey(odd))
        }
    }

    /** The members that count. */
    private fun counting(configuration: TabConfiguration): List<Any?> = configuration.run {
        listOf(active, revision, session, isLive) +
            entries.map { listOf(it.id, it.title, it.icon, it.path, it.deprecated, it.replaces, it.owns, it.isAction) }
    }

    /** Returns the case, the containers and the selection after each of two messages. */
    private fun journey(configuration: TabConfiguration): List<Any?> {
        var state = NavigationState(bootstrapId = 1)
        var lastId = 1
        return listOf(configuration, read(), configuration).flatMap {
            val step = state.accept(it) { ++lastId }
            state = step.state
            // `reorders` may change the places, and nothing else.
            val containers = state.tabs.map { tab -> tab.id to tab.represents?.id }.toSet()
            listOf(step.transition.kind.caseNumber, containers, state.selectedId)
        }
    }

    /** A message whose members that count are chosen at random. */
    private class RandomMessage(random: Random) {
        private val ids = listOf("a", "b", "c", "d").shuffled(random).take(random.nextInt(2, 5))
        private val active = ids.random(random)
        private val members = ids.associateWith {
            listOf("", ""","deprecated":"hard"""", ""","replaces":"${ids.random(random)}"""", ""","owns":["/x"]""").random(random)
        } + ("new" to ""","action":true""")

        /** @param odd returns the text of a member that does not count, or an empty one. */
        fun json(odd: (name: String) -> String): String {
            val tabs = (ids + "new").joinToString(",") { id ->
                val names = listOf("badge", "badgeLabel", "image", "role", "version", "eager", "later")
                val others = names.joinToString("", transform = odd)
                """{"id":"$id","title":"T","icon":"i","path":"/$id"${members.getValue(id)}$others}"""
            }
            val others = listOf("tabBarHidden", "reorders", "appBadge", "later").joinToString("", transform = odd)
            return """{"active":"$active","tabs":[$tabs]$others}"""
        }
    }

    private fun anyJson(random: Random, depth: Int): String = when (random.nextInt(if (depth == 0) 6 else 8)) {
        0 -> "null"
        1 -> "${random.nextBoolean()}"
        2 -> "${random.nextLong()}"
        3 -> listOf("-0", "1.5", "1e400", "-1", "9007199254740992", "${random.nextInt(9)}").random(random)
        4 -> listOf("\"\"", "\"search\"", "\"//evil.example\"", "\"\\ud83d\\ude00\"", "\"javascript:x\"").random(random)
        5 -> {
            val path = listOf("\"/f\"", "\"//f\"", "7", "null").random(random)
            """{"path":$path,"kind":${listOf("\"picture\"", "7", "\"x\"").random(random)}}"""
        }
        6 -> List(random.nextInt(4)) { anyJson(random, depth - 1) }.joinToString(",", "[", "]")
        else -> List(random.nextInt(4)) { "\"k$it\":${anyJson(random, depth - 1)}" }.joinToString(",", "{", "}")
    }
}
