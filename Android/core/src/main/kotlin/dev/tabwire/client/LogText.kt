package dev.tabwire.client

private val lineBreaking = setOf(CharCategory.CONTROL, CharCategory.LINE_SEPARATOR, CharCategory.PARAGRAPH_SEPARATOR)

/** The text as part of a line in a log. Control characters and line separators from a server cannot forge another line. */
internal fun String.onOneLine(): String =
    map { if (it.category in lineBreaking) '\uFFFD' else it }.joinToString("")
