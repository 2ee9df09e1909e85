package dev.tabwire.location

/** The segments of a URL's path, to compare paths of an app with each other. */
internal object PathSegments {
    /**
     * Returns the segments of an absolute URL's path: dot segments are resolved, empty ones left out, and each is decoded.
     *
     * A decoded segment need not be UTF-8, so each of its characters stands for a byte.
     */
    fun of(url: String): List<String> =
        UrlParts.removeDotSegments(UrlParts(url).path).filter { it.isNotEmpty() }.map(::decoded)

    private fun decoded(segment: String): String {
        val bytes = segment.encodeToByteArray().map { (it.toInt() and 0xFF).toChar() }.joinToString("")
        return encodedByte.replace(bytes) { it.groupValues[1].toInt(radix = 16).toChar().toString() }
    }

    private val encodedByte = Regex("%([0-9A-Fa-f]{2})")
}

/** Returns whether a path begins with another, segment by segment. */
internal fun List<String>.startsWith(prefix: List<String>): Boolean = take(prefix.size) == prefix
