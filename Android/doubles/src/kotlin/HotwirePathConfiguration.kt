package dev.hotwire.core.turbo.config

/** Stands in for Hotwire's class. */
public class PathConfiguration private constructor() {
    /** Stands in for Hotwire's class. */
    public data class Location(val assetFilePath: String? = null, val remoteFileUrl: String? = null)

    /** Stands in for Hotwire's class. */
    public data class LoaderOptions(val httpHeaders: Map<String, String> = emptyMap())
}
