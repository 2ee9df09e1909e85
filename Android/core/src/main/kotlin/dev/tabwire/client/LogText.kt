package dev.tabwire.client

private val lineBreaking = setOf(CharCategory.CONTROL, CharCategory.LINE_SEPARATOR, CharCategory.PARAGRAPH_SEPARATOR)

/** Replaces control characters and line separators, so that a server cannot forge a line in the log. */
internal fun String.onOneLine(): String =
    map { if (it.category in lineBreaking) '\uFFFD' else it }.joinToString("")
