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
            """{"settings":{"a":{"b":1,"b":-1.7e308}},"other":1e999}""",
            // Hotwire ignores what is no regular expression.
            """{"rules":[{"patterns":["(","/new$"],"properties":{}}]}""",
            // It makes texts of numbers, and objects of empty arrays.
            """{"rules":[{"patterns":[1,-2.5e999,true,false],"properties":[]}],"settings":[]}""",
            """{"rules":[{"patterns":[]}]}""",
        )) assertNull(json, PathConfigurationJson.problem(json))
    }

    @Test
    fun `a problem has its place and its reason`() {
        val problems = mapOf(
            """[]""" to "$: must be an object",
            """{"rules":null}""" to "$.rules: must be an array",
            """{"settings":[1]}""" to "$.settings: must be an object",
            """{"settings":[["a",1]]}""" to "$.settings: must be an object",
            """{"rules":[{"patterns":[[]],"properties":{}}]}""" to "$.rules[0].patterns[0]: must be a string",
            """{"rules":[null]}""" to "$.rules[0]: must be an object",
            """{"rules":[{"patterns":[".*"]}]}""" to "$.rules[0].properties: is missing",
            """{"rules":[{"properties":{}}]}""" to "$.rules[0].patterns: is missing",
            """{"rules":[{"patterns":[null],"properties":{}}]}""" to "$.rules[0].patterns[0]: must be a string",
            """{"rules":[{"patterns":[],"properties":{"animated":"no"}}]}""" to
                "$.rules[0].properties.animated: must be true or false",
            """{"settings":{"a":1e999},"rules":[]}""" to "$.settings.a: is a number that no double can hold",
            """{"rules":[{"patterns":[],"properties":{"a":[0,{"b":-1e999}]}}]}""" to
                "$.rules[0].properties.a[1].b: is a number that no double can hold",
            """{"settings":{"a":1,"a":2}}""" to "$.settings.a: is there twice",
            """{"rules":[{"patterns":[],"properties":{"a":1,"a":1}}]}""" to "$.rules[0].properties.a: is there twice",
            """{"rules":[{"patterns":["${"a".repeat(1001)}"],"properties":{}}]}""" to
                "$.rules[0].patterns[0]: has more than 1000 characters",
            """{"settings":{"a":${"[".repeat(100_000)}""" to "$: values are nested deeper than 64 levels at byte 79",
            """{"settings":{"a":"${"x".repeat(PathConfigurationJson.MAXIMUM_BYTE_COUNT)}"}}""" to "$: has more than 262144 bytes",
            """{"rules":[]""" to "$: the text ends too early at byte 11",
        )
        for ((json, problem) in problems) assertEquals(json.take(200), problem, PathConfigurationJson.problem(json))
    }
}
