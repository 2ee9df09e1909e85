package dev.tabwire.protocol

/**
 * Whether a tab's path stays on the app's origin, as far as its text alone can tell (protocol, "path is a relative
 * URL").
 *
 * A path is unsafe with a scheme or an authority, and anywhere with a backslash, a space or a control character, which
 * browsers strip or rewrite into another origin.
 */
internal object PathSafety {
    /** What makes the path unsafe, in a few words, or nothing if it is safe. */
    fun danger(path: String): String? {
        if (path.startsWith("//")) return "it starts with two slashes, as a URL of another host does"
        var isFirstSegment = true
        for (character in path) {
            when (character) {
                '\\' -> return "it contains a backslash"
                ' ' -> return "it contains a space"
                in '\u0000'..'\u001F', in '\u007F'..'\u009F' -> return "it contains a control character"
                ':' -> if (isFirstSegment) return "its first segment has a colon, as a scheme has"
                '/', '?', '#' -> isFirstSegment = false
            }
        }
        return null
    }
}
