package dev.tabwire.reconciliation

/**
 * The version of its tab that a container remembers. Like ETags, they are compared for equality only.
 *
 * @property latest the version in the last accepted configuration that gave one, or `null` if none did.
 * @property loaded the version that the container's pages were loaded with, or `null` if none was given.
 */
internal data class PageVersion(val latest: String?, val loaded: String?) {
    constructor(first: String?) : this(latest = first, loaded = first)

    val isOutdated: Boolean
        get() = latest != loaded

    /** Returns the version after a configuration gave one, or none. The first one counts as loaded. */
    fun receiving(version: String?) = PageVersion(latest = version ?: latest, loaded = loaded ?: version)

    /** Returns the version after the page was loaded. */
    fun loaded() = PageVersion(latest)
}
