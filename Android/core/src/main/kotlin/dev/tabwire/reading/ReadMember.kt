package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationError
import dev.tabwire.protocol.ConfigurationMember
import dev.tabwire.protocol.ConfigurationObjection

/** A member of an object as it was read. Of members with the same name, the last counts. */
internal sealed interface ReadMember<out Value : Any> {
    /** Not there, or null. */
    data object Absent : ReadMember<Nothing>

    /** Of the wrong type. */
    data object Wrong : ReadMember<Nothing>

    /** There. */
    class Present<Value : Any>(val value: Value) : ReadMember<Value>

    /**
     * The value of a member that may be absent.
     *
     * @param member which one it is.
     * @param type what it should be, in words.
     * @throws ConfigurationObjection if it is of another type.
     */
    fun optional(member: ConfigurationMember, type: String): Value? = when (this) {
        Absent -> null
        Wrong -> throw malformed(member, "its type is wrong; $type is needed")
        is Present -> value
    }

    /**
     * The value of a member that must be there.
     *
     * @param member which one it is.
     * @param type what it should be, in words.
     * @throws ConfigurationObjection if it is absent or of another type.
     */
    fun required(member: ConfigurationMember, type: String): Value =
        optional(member, type) ?: throw malformed(member, "it is missing; $type is needed")

    private fun malformed(member: ConfigurationMember, reason: String) =
        ConfigurationObjection(ConfigurationError.Code.MALFORMED, member, reason)
}

/** Reads a value that should be text. */
internal fun JsonReader.readText(): ReadMember<String> =
    if (next() == '"') ReadMember.Present(readString()) else skipMember()

/** Reads a value that should be an integer. */
internal fun JsonReader.readInteger(): ReadMember<Long> = when (next()) {
    '-', in '0'..'9' -> readNumber()?.let { ReadMember.Present(it) } ?: ReadMember.Wrong
    else -> skipMember()
}

/** Reads a value that should be text or an integer, as the text to show: `0` shows nothing. */
internal fun JsonReader.readBadge(): ReadMember<String> {
    if (next() == '"') return readText()
    return when (val read = readInteger()) {
        is ReadMember.Present -> ReadMember.Present(if (read.value == 0L) "" else "${read.value}")
        ReadMember.Absent -> ReadMember.Absent
        ReadMember.Wrong -> ReadMember.Wrong
    }
}

/** Steps over a value of the wrong type; null counts as absent. */
internal fun JsonReader.skipMember(): ReadMember<Nothing> {
    val isNull = next() == 'n'
    skipValue()
    return if (isNull) ReadMember.Absent else ReadMember.Wrong
}
