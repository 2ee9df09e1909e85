package dev.tabwire.paths

import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test

class PathConfigurationJsonTest {
    @Test
    fun `an app can use what it can look up`() {
        for (json in listOf(
            "{}", """{"rules":[],"settings":{}}""", """{"settings":{"a":[1]},"other":null}""",
            """{"rules":[{"patterns":["/new$"],"properties":{"context":"modal","animated":true,"title":null,"x":1}}]}""",
        )) assertNull(json, PathConfigurationJson.problem(json))
    }

    @Test
    fun `a problem has its place and its reason`() {
        val problems = mapOf(
            """[]""" to "$: must be an object",
            """{"rules":null}""" to "$.rules: must be an array",
            """{"settings":[]}""" to "$.settings: must be an object",
            """{"rules":[null]}""" to "$.rules[0]: must be an object",
            """{"rules":[{"patterns":[".*"]}]}""" to "$.rules[0].properties: is missing",
            """{"rules":[{"properties":{}}]}""" to "$.rules[0].patterns: is missing",
            """{"rules":[{"patterns":[null],"properties":{}}]}""" to "$.rules[0].patterns[0]: must be a string",
            """{"rules":[{"patterns":["("],"properties":{}}]}""" to
                "$.rules[0].patterns[0]: is not a regular expression (Unclosed group)",
            """{"rules":[{"patterns":[],"properties":{"animated":"no"}}]}""" to
                "$.rules[0].properties.animated: must be true or false",
            """{"rules":[]""" to "$: unexpected end of the text at byte 11",
        )
        for ((json, problem) in problems) assertEquals(json, problem, PathConfigurationJson.problem(json))
    }

    @Test
    fun `what Hotwire has stored lacks a rule list that was null`() {
        assertEquals("$.rules: is missing", PathConfigurationJson.problem("""{"settings":{}}""", isComplete = true))
        assertNull(PathConfigurationJson.problem("""{"rules":[],"settings":{}}""", isComplete = true))
    }
}
