package dev.tabwire.client

import dev.tabwire.protocol.PathSafety

/**
 * Where the app lives: its start URL, and everything on the same origin.
 *
 * @property startUrl the page that the app starts with, which every tab's path is resolved against.
 * @throws IllegalArgumentException unless it is an absolute `http` or `https` URL with a host.
 */
public class AppLocation(public val startUrl: String) {
    private val start = UrlParts(startUrl)

    internal val origin: Origin = requireNotNull(Origin.of(startUrl)) {
        "$startUrl cannot be the start of an app: an http or https URL with a host is needed"
    }

    /**
     * Resolves a tab's path against the start URL as RFC 3986 has it (protocol, "path is a relative URL").
     *
     * @return an absolute URL on the app's origin; nothing if the path could lead elsewhere.
     */
    public fun resolve(path: String): String? {
        if (path.isEmpty()) return startUrl
        if (PathSafety.danger(path) != null) return null
        return start.resolve(path).takeIf(::contains)
    }

    /** Whether a URL is on the app's origin. */
    public fun contains(url: String): Boolean = Origin.of(url) == origin
}
