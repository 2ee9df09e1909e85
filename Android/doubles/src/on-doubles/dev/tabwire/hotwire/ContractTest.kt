package dev.tabwire.hotwire

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

/** Each line of the doubles' contract names a test that exists. */
class ContractTest {
    private val lines = File(System.getProperty("tabwire.root"), "Android/doubles/contract.md").readLines()
        .filter { it.startsWith("| ") && "·" in it }.map { line -> line.trim('|').split('|').map { it.trim() } }

    private fun exists(test: String): Boolean {
        val (type, name) = test.split(" · ", limit = 2)
        val methods = runCatching { Class.forName("dev.tabwire.hotwire.$type").methods.toList() }.getOrDefault(emptyList())
        return methods.any { it.name == name && it.isAnnotationPresent(Test::class.java) }
    }

    @Test
    fun `each line of the contract has its source and its test`() {
        assertTrue(lines.size > 20)
        assertEquals(emptyList<String>(), lines.map { it[2] }.filterNot(::exists))
        assertEquals(emptyList<List<String>>(), lines.filterNot { Regex("""\.(java|kt)` (at [0-9a-f]{7}|of \S+)""").containsMatchIn(it[1]) })
    }

    @Test
    fun `a test of the doubles is in the contract`() {
        val named = lines.map { it[2] }.toSet()
        val tests = listOf(FragmentsDoublesTest::class, PlatformDoublesTest::class, HotwireDoublesTest::class, InsetsDoublesTest::class, CreationTest::class)
            .flatMap { type -> type.java.methods.filter { it.isAnnotationPresent(Test::class.java) }.map { "${type.simpleName} · ${it.name}" } }
        assertEquals(emptyList<String>(), tests.filterNot { it in named })
    }
}
