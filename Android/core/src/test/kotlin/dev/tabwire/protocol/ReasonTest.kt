package dev.tabwire.protocol

import dev.tabwire.conformance.Conformance
import dev.tabwire.images.ImageFile
import dev.tabwire.reading.JsonReader
import org.json.JSONArray
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** The limits, codes and reasons are those that every language has (sections P6, P7). */
class ReasonTest {
    private val table = JSONObject(Conformance.limitsAndReasons)

    @Test
    fun `limits are those of every language`() {
        val limits = table.getJSONObject("limits")
        val expected = mapOf(
            "byteCount" to TabConfiguration.MAXIMUM_BYTE_COUNT,
            "tabCount" to TabConfiguration.MAXIMUM_TAB_COUNT,
            "ownedPathCount" to TabConfiguration.MAXIMUM_OWNED_PATH_COUNT,
            "integer" to TabConfiguration.MAXIMUM_INTEGER,
            "depth" to JsonReader.MAXIMUM_DEPTH,
            "imageByteCount" to ImageFile.MAXIMUM_BYTE_COUNT,
            "imageSide" to ImageFile.MAXIMUM_SIDE,
            "imageScanCount" to ImageFile.MAXIMUM_SCAN_COUNT,
            "imageTextCount" to ImageFile.MAXIMUM_TEXT_COUNT,
        )
        assertEquals(expected.mapValues { it.value.toLong() }, limits.keys().asSequence().associateWith(limits::getLong))
    }

    @Test
    fun `reasons for a rejection are those of every language, in the order in which the first one is reported`() {
        val rules = table.getJSONArray("errors").objects()
        assertEquals(ConfigurationError.Code.entries.map { it.rawValue }, rules.map { it.getString("code") })
        for ((code, example) in examples(rules)) {
            val error = assertThrows(ConfigurationError::class.java) { TabConfiguration.fromJson(example.text()) }
            assertEquals(code to example.said(), error.code.rawValue to listOf(error.path, error.reason))
        }
    }

    @Test
    fun `warnings are those of every language`() {
        val rules = table.getJSONArray("warnings").objects()
        val codes = ConfigurationWarning.Code.entries.map { it.rawValue }.toSet()
        assertEquals(codes, rules.map { it.getString("code") }.toSet())
        for ((code, example) in examples(rules)) {
            val warning = TabConfiguration.fromJson(example.text()).warnings.single()
            assertEquals(code to example.said(), warning.code.rawValue to listOf(warning.path, warning.reason))
        }
    }

    private fun examples(rules: List<JSONObject>): List<Pair<String, JSONObject>> = rules.flatMap { rule ->
        val examples = rule.getJSONArray("examples").objects()
        assertTrue(rule.getString("code"), examples.isNotEmpty())
        examples.map { rule.getString("code") to it }
    }

    private fun JSONArray.objects(): List<JSONObject> = List(length(), ::getJSONObject)

    private fun JSONObject.text(): String = if (has("bytes")) " ".repeat(getInt("bytes")) else getString("text")

    private fun JSONObject.said(): List<String> = listOf(getString("path"), getString("reason"))
}
