package dev.tabwire.location

/**
 * Resolves relative references against an absolute URL (RFC 3986, section 5).
 *
 * `java.net.URI` follows an older standard and refuses characters that browsers allow in URLs.
 */
internal class UrlParts(url: String) {
    private val site: String
    private val query: String
    private val fragment: String

    /** The path, empty or starting with a slash. */
    val path: String

    /** The scheme with its colon. */
    val scheme: String
        get() = site.substringBefore("//")

    init {
        val withoutFragment = url.substringBefore('#')
        val beforeQuery = withoutFragment.substringBefore('?')
        query = withoutFragment.removePrefix(beforeQuery)
        fragment = url.removePrefix(withoutFragment)
        val pathStart = beforeQuery.indexOf('/', startIndex = beforeQuery.indexOf("://") + "://".length)
        site = if (pathStart < 0) beforeQuery else beforeQuery.substring(0, pathStart)
        path = beforeQuery.removePrefix(site)
    }

    /** Returns the URL of a reference without scheme and authority. */
    fun resolve(reference: String): String {
        val beforeFragment = reference.substringBefore('#')
        val fragment = reference.removePrefix(beforeFragment)
        val referencePath = beforeFragment.substringBefore('?')
        val referenceQuery = beforeFragment.removePrefix(referencePath)
        return site + when {
            referencePath.isEmpty() -> path + referenceQuery.ifEmpty { query }
            referencePath.startsWith('/') -> withoutDotSegments(referencePath) + referenceQuery
            else -> withoutDotSegments(path.substringBeforeLast('/', "") + "/" + referencePath) + referenceQuery
        } + fragment
    }

    /** Returns another URL of the same origin, with scheme and host written as here. */
    fun rewritten(other: UrlParts): String = site + other.path.ifEmpty { "/" } + other.query + other.fragment

    private fun withoutDotSegments(path: String): String = removeDotSegments(path).joinToString("/", prefix = "/")

    companion object {
        private val oneDot = Regex("""\.|%2e""", RegexOption.IGNORE_CASE)
        private val twoDots = Regex("""(\.|%2e){2}""", RegexOption.IGNORE_CASE)

        /** Returns the segments of a path after resolving `.` and `..`, which browsers also accept as `%2e`. */
        fun removeDotSegments(path: String): List<String> {
            val segments = path.split('/').drop(1)
            val kept = mutableListOf<String>()
            segments.forEachIndexed { index, segment ->
                val isDot = oneDot.matches(segment)
                val isDotDot = twoDots.matches(segment)
                if (isDotDot) kept.removeLastOrNull()
                // A dot segment at the end leaves a trailing slash.
                if (!isDot && !isDotDot) kept += segment else if (index == segments.lastIndex) kept += ""
            }
            return kept
        }
    }
}
