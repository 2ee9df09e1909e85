package dev.tabwire.client

/**
 * Resolves relative references against an absolute URL (RFC 3986, section 5).
 *
 * `java.net.URI` follows an older standard and refuses characters that browsers allow in URLs.
 */
internal class UrlParts(url: String) {
    private val site: String
    private val path: String
    private val query: String

    init {
        val withoutFragment = url.substringBefore('#')
        val beforeQuery = withoutFragment.substringBefore('?')
        query = withoutFragment.removePrefix(beforeQuery)
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
            referencePath.startsWith('/') -> withoutDots(referencePath) + referenceQuery
            else -> withoutDots(path.substringBeforeLast('/', "") + "/" + referencePath) + referenceQuery
        } + fragment
    }

    private fun withoutDots(path: String): String {
        val segments = path.split('/').drop(1)
        val kept = mutableListOf<String>()
        for (segment in segments) {
            when (segment) {
                "." -> Unit
                ".." -> kept.removeLastOrNull()
                else -> kept += segment
            }
        }
        val endsAtDirectory = segments.last() == "." || segments.last() == ".."
        return kept.joinToString("/", prefix = "/", postfix = if (endsAtDirectory && kept.isNotEmpty()) "/" else "")
    }
}
