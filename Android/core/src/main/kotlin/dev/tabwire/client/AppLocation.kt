package dev.tabwire.client

import dev.tabwire.protocol.PathSafety

/**
 * The start URL of an app, and everything on the same origin.
 *
 * @property startUrl the page that the app starts with. Every tab's path is resolved against it.
 * @throws IllegalArgumentException unless it is an absolute `http` or `https` URL with a host.
 */
public class AppLocation(public val startUrl: String) {
    private val start = UrlParts(startUrl)

    internal val origin: Origin = requireNotNull(Origin.of(startUrl)) {
        "$startUrl is not a start URL (use an absolute http or https URL with a host)"
    }

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

    /** Returns whether a URL is on the app's origin. */
    public fun contains(url: String): Boolean = Origin.of(url) == origin
}
