package dev.tabwire.protocol

/**
 * Checks whether the text of a path could lead to another origin (protocol, "path is a relative URL").
 *
 * A path must not have a scheme or an authority, nor a backslash, a space or a control character: browsers remove or
 * rewrite these.
 */
internal object PathSafety {
    /** Returns the reason that the path is unsafe, or `null` if it is safe. */
    fun danger(path: String): String? {
        if (path.startsWith("//")) return "it starts with two slashes, which name a host"
        var isFirstSegment = true
        for (character in path) {
            when (character) {
                '\\' -> return "it contains a backslash"
                ' ' -> return "it contains a space"
                in '\u0000'..'\u001F', in '\u007F'..'\u009F' -> return "it contains a control character"
                ':' -> if (isFirstSegment) return "its first segment contains a colon, which marks a scheme"
                '/', '?', '#' -> isFirstSegment = false
            }
        }
        return null
    }
}
