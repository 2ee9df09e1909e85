package dev.tabwire.conformance

import org.json.JSONArray
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class ConformanceTest {
    @Test
    fun `every scenario has the expected outcome`() {
        val files = Conformance.files
        assertTrue(files.isNotEmpty())
        for (file in files) {
            val expected = JSONObject(file.readText()).getJSONArray("expect")
            val actual = JSONArray(Simulation.outcomes(Scenario(file.readBytes())).map { JSONObject(it.toJson()) })
            assertEquals(file.name, expected.toString(2), actual.toString(2))
        }
    }
}
