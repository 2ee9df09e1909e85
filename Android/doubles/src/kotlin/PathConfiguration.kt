package dev.hotwire.core.turbo.config

import dev.hotwire.core.turbo.nav.PresentationContext

/** A double of Hotwire's class: like the real one, it caches the properties of a location. */
public class PathConfiguration internal constructor() {
    private val cachedProperties = HashMap<String, PathConfigurationProperties>()

    /** The properties of the paths that contain a text. */
    internal var rules = mapOf<String, Map<String, String>>()
        set(value) {
            field = value
            cachedProperties.clear()
        }

    public fun properties(location: String): PathConfigurationProperties = cachedProperties.getOrPut(location) {
        PathConfigurationProperties().apply { for ((text, rule) in rules) if (text in location) putAll(rule) }
    }

    /** A double of Hotwire's class. */
    public data class Location(val assetFilePath: String? = null, val remoteFileUrl: String? = null)

    /** A double of Hotwire's class. */
    public data class LoaderOptions(val httpHeaders: Map<String, String> = emptyMap())
}

public typealias PathConfigurationProperties = HashMap<String, Any>

public val PathConfigurationProperties.context: PresentationContext
    get() = PresentationContext.valueOf((get("context") ?: "default").toString().uppercase())
