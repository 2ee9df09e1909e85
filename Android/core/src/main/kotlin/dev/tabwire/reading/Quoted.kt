package dev.tabwire.reading

private val INVISIBLE = setOf(
    Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR,
).map { it.toInt() }

/**
 * Returns the text as a JSON string. Escapes what JSON requires, and every character that could hide in a text: controls,
 * format characters such as those of bidirectional text, line and paragraph separators.
 */
internal fun String.quoted(): String {
    val text = this
    return buildString {
        append('"')
        text.codePoints().forEach { codePoint ->
            when {
                codePoint == '"'.code || codePoint == '\\'.code -> append('\\').appendCodePoint(codePoint)
                codePoint == '\b'.code -> append("\\b")
                codePoint == '\u000C'.code -> append("\\f")
                codePoint == '\n'.code -> append("\\n")
                codePoint == '\r'.code -> append("\\r")
                codePoint == '\t'.code -> append("\\t")
                Character.getType(codePoint) in INVISIBLE ->
                    for (unit in Character.toChars(codePoint)) append("\\u%04x".format(unit.code))
                else -> appendCodePoint(codePoint)
            }
        }
        append('"')
    }
}
