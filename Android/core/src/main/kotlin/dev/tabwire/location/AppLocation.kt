package dev.tabwire.location

import dev.tabwire.protocol.PathSafety

/**
 * The start URL of an app and its origin.
 *
 * @property startUrl the page that the app starts with. Every tab's path is resolved against it.
 * @throws IllegalArgumentException unless it is an absolute `http` or `https` URL with a host.
 */
public class AppLocation(public val startUrl: String) {
    private val start = UrlParts(startUrl)

    internal val origin: Origin = requireNotNull(Origin.of(startUrl)) {
        "$startUrl is not a start URL (use an absolute http or https URL with a host)"
    }

    internal val startSegments: List<String> = PathSegments.of(startUrl)

    /**
     * Resolves a tab's path against the start URL (RFC 3986, section 5).
     *
     * @return an absolute URL on the app's origin, or `null` if the path leads to another origin.
     */
    public fun resolve(path: String): String? {
        if (path.isEmpty()) return startUrl
        if (PathSafety.danger(path) != null) return null
        return start.resolve(path).takeIf(::contains)
    }

    /**
     * Resolves an address from outside the pages, such as a deep link or a notification.
     *
     * @param address an absolute URL, or a reference relative to the start URL.
     * @return an absolute URL on the app's origin, with scheme, host and port written as in [startUrl]: Hotwire compares them as
     *   text. `null` if the address belongs to another app or site.
     */
    public fun resolveAddress(address: String): String? {
        if (PathSafety.unsafeCharacter(address) != null) return null
        val absolute = when {
            address.startsWith("//") -> start.scheme + address
            PathSafety.hasScheme(address) -> address
            else -> return start.resolve(address).takeIf(::contains)
        }
        return if (contains(absolute)) start.rewritten(UrlParts(absolute)) else null
    }

    /** Returns whether a URL is on the app's origin. */
    public fun contains(url: String): Boolean = Origin.of(url) == origin
}
