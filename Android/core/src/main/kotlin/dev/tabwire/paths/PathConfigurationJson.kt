package dev.tabwire.paths

import dev.tabwire.reading.JsonError
import dev.tabwire.reading.JsonReader
import java.util.regex.Pattern
import java.util.regex.PatternSyntaxException

/**
 * Checks the JSON of a path configuration.
 *
 * Hotwire reads any JSON object. It fails when it looks up a path if a rule lacks its patterns or properties, or when it uses a
 * property of another type.
 */
public object PathConfigurationJson {
    /** The properties that must be `true` or `false`. Hotwire converts all others to text. */
    private val booleans = setOf("pull_to_refresh_enabled", "animated", "historical_location")

    /**
     * Returns what is wrong with a path configuration, and where, or `null` if an app can use it.
     *
     * @param json the JSON.
     * @param isComplete whether `rules` and `settings` must be there, as in what Hotwire has stored: it leaves out a `null`.
     */
    public fun problem(json: String, isComplete: Boolean = false): String? = try {
        PathConfigurationReader(json).check(isComplete)
        null
    } catch (problem: PathConfigurationProblem) {
        problem.text
    } catch (error: JsonError) {
        "$: ${error.reason} at byte ${error.position}"
    }

    private class PathConfigurationProblem(val text: String) : Exception(text, null, false, false)

    private class PathConfigurationReader(json: String) {
        private val reader = JsonReader(json.encodeToByteArray())

        fun check(isComplete: Boolean) {
            val members = mutableSetOf<String>()
            readObject("$") { name ->
                members += name
                when (name) {
                    "rules" -> readArray("$.rules") { readRule("$.rules[$it]") }
                    "settings" -> readObject("$.settings") { reader.skipValue() }
                    else -> reader.skipValue()
                }
            }
            reader.finish()
            if (isComplete) for (name in listOf("rules", "settings")) if (name !in members) fail("$.$name", "is missing")
        }

        private fun readRule(place: String) {
            val members = mutableSetOf<String>()
            readObject(place) { name ->
                members += name
                when (name) {
                    "patterns" -> readArray("$place.patterns") { readPattern("$place.patterns[$it]") }
                    "properties" -> readObject("$place.properties") { readProperty(it, "$place.properties.$it") }
                    else -> reader.skipValue()
                }
            }
            for (name in listOf("patterns", "properties")) if (name !in members) fail("$place.$name", "is missing")
        }

        private fun readPattern(place: String) {
            if (reader.next() != '"') fail(place, "must be a string")
            val pattern = reader.readString()
            try {
                Pattern.compile(pattern, Pattern.CASE_INSENSITIVE)
            } catch (error: PatternSyntaxException) {
                fail(place, "is not a regular expression (${error.description})")
            } catch (_: StackOverflowError) {
                fail(place, "is nested too deeply")
            }
        }

        private fun readProperty(name: String, place: String) {
            if (name in booleans && reader.next() !in "tfn") fail(place, "must be true or false")
            reader.skipValue()
        }

        private inline fun readObject(place: String, read: (name: String) -> Unit) {
            if (reader.next() != '{') fail(place, "must be an object")
            reader.readObject(read)
        }

        private inline fun readArray(place: String, read: (index: Int) -> Unit) {
            if (reader.next() != '[') fail(place, "must be an array")
            reader.readArray(read)
        }

        private fun fail(place: String, reason: String): Nothing = throw PathConfigurationProblem("$place: $reason")
    }
}
