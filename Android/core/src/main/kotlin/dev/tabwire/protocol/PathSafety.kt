package dev.tabwire.protocol

/**
 * Checks whether the text of a path could lead to another origin (P6.8).
 *
 * A path must not have a scheme or an authority, nor a backslash, a space or a control character: browsers remove or
 * rewrite these.
 */
internal object PathSafety {
    /** Returns the reason that the path is unsafe, or `null` if it is safe. */
    fun danger(path: String): String? = when {
        path.startsWith("//") -> "it starts with two slashes, like the URL of another host"
        else -> unsafeCharacter(path) ?: "its first segment contains a colon, like a scheme".takeIf { hasScheme(path) }
    }

    /** Returns whether the first segment contains a colon, and so begins with a scheme. */
    fun hasScheme(reference: String): Boolean = ':' in reference.takeWhile { it !in "/?#" }

    /** Returns the reason that a browser would rewrite the text, or `null`. */
    fun unsafeCharacter(text: String): String? = text.firstNotNullOfOrNull { character ->
        when (character) {
            '\\' -> "it contains a backslash"
            ' ' -> "it contains a space"
            in '\u0000'..'\u001F', in '\u007F'..'\u009F' -> "it contains a control character"
            else -> null
        }
    }
}
