package dev.tabwire.reading

/** Returns the text as a JSON string, escaping only what must be escaped. */
internal fun String.quoted(): String = buildString {
    append('"')
    for (character in this@quoted) {
        when (character) {
            '"', '\\' -> append('\\').append(character)
            '\n' -> append("\\n")
            '\r' -> append("\\r")
            '\t' -> append("\\t")
            in '\u0000'..'\u001F' -> append("\\u").append(character.code.toString(radix = 16).padStart(4, '0'))
            else -> append(character)
        }
    }
    append('"')
}
