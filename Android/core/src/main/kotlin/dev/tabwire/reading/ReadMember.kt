package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.protocol.ConfigurationMember
import dev.tabwire.protocol.InvalidMemberError

/** A member of an object as it was read. Of members with the same name, the last one counts. */
internal sealed interface ReadMember<out Value : Any> {
    /** Missing or null. */
    data object Absent : ReadMember<Nothing>

    /** Present with a wrong type. */
    data object Wrong : ReadMember<Nothing>

    /** Present with the right type. */
    class Present<Value : Any>(val value: Value) : ReadMember<Value>

    /**
     * Returns the value of an optional member, or `null` if it is absent.
     *
     * @param member the member, for the error.
     * @param type the expected type, for the error.
     * @throws InvalidMemberError if the type is wrong.
     */
    fun optional(member: ConfigurationMember, type: String): Value? = when (this) {
        Absent -> null
        Wrong -> throw malformed(member, "its type is wrong; $type is needed")
        is Present -> value
    }

    /**
     * Returns the value of a member that does not count, or `null` if it is absent or cannot be read (P6.19).
     *
     * @param type the expected type, for the warning.
     * @param warn receives the reason that it cannot be read.
     */
    fun readable(type: String, warn: (reason: String) -> Unit): Value? = when (this) {
        Absent -> null
        Wrong -> null.also { warn("its type is wrong; $type can be read") }
        is Present -> value
    }

    /**
     * Returns the value of a required member.
     *
     * @param member the member, for the error.
     * @param type the expected type, for the error.
     * @throws InvalidMemberError if the member is absent or the type is wrong.
     */
    fun required(member: ConfigurationMember, type: String): Value =
        optional(member, type) ?: throw malformed(member, "it is missing; $type is needed")

    private fun malformed(member: ConfigurationMember, reason: String) =
        InvalidMemberError(ConfigurationError.Code.MALFORMED, member, reason)
}

/** Reads a string. */
internal fun JsonReader.readText(): ReadMember<String> =
    if (next() == '"') ReadMember.Present(readString()) else skipMember()

/** Reads an integer. */
internal fun JsonReader.readInteger(): ReadMember<Long> = when (next()) {
    '-', in '0'..'9' -> readNumber()?.let { ReadMember.Present(it) } ?: ReadMember.Wrong
    else -> skipMember()
}

/**
 * A badge as it was read.
 *
 * @property text the text, or `null` for a dot.
 */
internal class ReadBadge(val text: String?, val isDot: Boolean)

/** Reads a badge: a string or an integer, as text, or a boolean. `0` and `false` are read as an empty text. */
internal fun JsonReader.readBadge(): ReadMember<ReadBadge> {
    when (next()) {
        't', 'f' -> {
            val isDot = next() == 't'
            skipValue()
            return ReadMember.Present(ReadBadge(text = null, isDot))
        }
    }
    return when (val read = readTextOrInteger { if (it == 0L) "" else "$it" }) {
        is ReadMember.Present -> ReadMember.Present(ReadBadge(read.value, isDot = false))
        ReadMember.Absent -> ReadMember.Absent
        ReadMember.Wrong -> ReadMember.Wrong
    }
}

/** Reads a version: a string or an integer, as text. */
internal fun JsonReader.readVersion(): ReadMember<String> = readTextOrInteger { "$it" }

private fun JsonReader.readTextOrInteger(text: (Long) -> String): ReadMember<String> {
    if (next() == '"') return readText()
    return when (val read = readInteger()) {
        is ReadMember.Present -> ReadMember.Present(text(read.value))
        ReadMember.Absent -> ReadMember.Absent
        ReadMember.Wrong -> ReadMember.Wrong
    }
}

/** Reads `true` or `false`. */
internal fun JsonReader.readBoolean(): ReadMember<Boolean> {
    val first = next()
    if (first != 't' && first != 'f') return skipMember()
    skipValue()
    return ReadMember.Present(first == 't')
}

/** Reads an array of strings. */
internal fun JsonReader.readTexts(): ReadMember<List<String>> {
    if (next() != '[') return skipMember()
    val texts = mutableListOf<String>()
    var isWrong = false
    readArray { if (next() == '"') texts += readString() else { isWrong = true; skipValue() } }
    return if (isWrong) ReadMember.Wrong else ReadMember.Present(texts)
}

/** Skips a value of the wrong type. Null counts as absent. */
internal fun JsonReader.skipMember(): ReadMember<Nothing> {
    val isNull = next() == 'n'
    skipValue()
    return if (isNull) ReadMember.Absent else ReadMember.Wrong
}
