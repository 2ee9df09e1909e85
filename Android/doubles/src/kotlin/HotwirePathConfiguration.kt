package dev.hotwire.core.turbo.config

/** A double of Hotwire's class. */
public class PathConfiguration private constructor() {
    /** A double of Hotwire's class. */
    public data class Location(val assetFilePath: String? = null, val remoteFileUrl: String? = null)

    /** A double of Hotwire's class. */
    public data class LoaderOptions(val httpHeaders: Map<String, String> = emptyMap())
}
