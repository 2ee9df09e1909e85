package dev.tabwire.reconciliation

import dev.tabwire.protocol.TabData

/**
 * The versions of its tab that a container knows (R9.1).
 *
 * @property latest the version in the last accepted configuration that gave one, or `null` if none did.
 * @property loaded the version that the pages of the container were loaded with, or `null` if none was given.
 */
internal data class PageVersion(val latest: String?, val loaded: String?) {
    /** The version of a container that comes to represent a tab. */
    constructor(tab: TabData) : this(latest = tab.version, loaded = tab.version)

    /** Whether the server has a newer version than the pages of the container. */
    val isOutdated: Boolean
        get() = latest != loaded

    /** Returns the version after a configuration gave one, or none. The first one counts as loaded. */
    fun updated(tab: TabData) = PageVersion(latest = tab.version ?: latest, loaded = loaded ?: tab.version)

    /** Returns the version after the page in the container was loaded. */
    fun loaded() = copy(loaded = latest)
}
