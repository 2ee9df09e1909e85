package dev.tabwire.paths

import dev.tabwire.InternalTabwireApi
import dev.tabwire.reading.JsonError
import dev.tabwire.reading.JsonReader
import java.util.regex.Pattern
import java.util.regex.PatternSyntaxException

/**
 * Checks the JSON of a path configuration.
 *
 * Hotwire reads almost any JSON object. It fails when it looks up a path if a rule lacks its patterns or properties, when it uses
 * a property of another type, or when it stores a number that is infinite as a double. It also reads much that is not JSON, which is
 * rejected here: no app of iOS could use it.
 */
@InternalTabwireApi
public object PathConfigurationJson {
    /** The maximum size of a path configuration, in bytes. */
    public const val MAXIMUM_BYTE_COUNT: Int = 256 * 1024

    private const val MAXIMUM_PATTERN_LENGTH = 1000

    /** The properties that must be `true` or `false`. Hotwire converts all others to text. */
    private val booleans = setOf("pull_to_refresh_enabled", "animated", "historical_location")

    /**
     * Returns what is wrong with a path configuration, and where, or `null` if an app can use it.
     *
     * @param json the JSON.
     */
    public fun problem(json: String): String? = try {
        val bytes = json.encodeToByteArray()
        if (bytes.size > MAXIMUM_BYTE_COUNT) "$: has more than $MAXIMUM_BYTE_COUNT bytes"
        else {
            PathConfigurationReader(bytes).check()
            null
        }
    } catch (problem: PathConfigurationProblem) {
        problem.text
    } catch (error: JsonError) {
        "$: ${error.reason} at byte ${error.position}"
    }

    private class PathConfigurationProblem(val text: String) : Exception(text, null, false, false)

    private class PathConfigurationReader(json: ByteArray) {
        private val reader = JsonReader(json)

        fun check() {
            readObject("$") { name ->
                when (name) {
                    "rules" -> readArray("$.rules") { readRule("$.rules[$it]") }
                    "settings" -> readMap("$.settings", ::readValue)
                    else -> reader.skipValue()
                }
            }
            reader.finish()
        }

        private fun readRule(place: String) {
            var patternCount: Int? = null
            var hasProperties = false
            readObject(place) { name ->
                when (name) {
                    "patterns" -> {
                        patternCount = 0
                        readArray("$place.patterns") {
                            readPattern("$place.patterns[$it]")
                            patternCount = it + 1
                        }
                    }
                    "properties" -> {
                        readMap("$place.properties", ::readProperty)
                        hasProperties = true
                    }
                    else -> reader.skipValue()
                }
            }
            if (patternCount == null) fail("$place.patterns", "is missing")
            // Hotwire never looks for the properties of a rule without patterns.
            if (patternCount != 0 && !hasProperties) fail("$place.properties", "is missing")
        }

        private fun readPattern(place: String) {
            when (reader.next()) {
                '"' -> Unit
                // Hotwire makes a text of it.
                '-', in '0'..'9', 't', 'f' -> return reader.skipValue()
                else -> fail(place, "must be a string")
            }
            val pattern = reader.readString()
            if (pattern.length > MAXIMUM_PATTERN_LENGTH) fail(place, "has more than $MAXIMUM_PATTERN_LENGTH characters")
            try {
                Pattern.compile(pattern, Pattern.CASE_INSENSITIVE)
            } catch (_: PatternSyntaxException) {
                // Hotwire logs it, and the pattern matches nothing.
            } catch (_: StackOverflowError) {
                fail(place, "is nested too deeply")
            }
        }

        private fun readProperty(name: String, place: String) {
            if (name in booleans && reader.next() !in "tfn") fail(place, "must be true or false")
            readValue(name, place)
        }

        /**
         * Reads an object that Hotwire keeps as a map, which rejects a name that is there twice. It can be an empty array, as PHP writes an
         * empty object.
         */
        private fun readMap(place: String, read: (name: String, place: String) -> Unit) {
            if (reader.next() == '[') return reader.readArray { fail(place, "must be an object") }
            val names = mutableSetOf<String>()
            readObject(place) { name ->
                if (!names.add(name)) fail("$place.$name", "is there twice")
                read(name, "$place.$name")
            }
        }

        /** Skips a value, checking its numbers. */
        private fun readValue(name: String, place: String) {
            when (reader.next()) {
                '{' -> reader.readObject { readValue(it, "$place.$it") }
                '[' -> reader.readArray { readValue(name, "$place[$it]") }
                '-', in '0'..'9' -> if (reader.readDouble().isInfinite()) fail(place, "is a number that no double can hold")
                else -> reader.skipValue()
            }
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
