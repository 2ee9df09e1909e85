package dev.tabwire.reconciliation

import dev.tabwire.location.AppLocation
import dev.tabwire.location.PathSegments
import dev.tabwire.location.startsWith
import dev.tabwire.protocol.TabData

/**
 * The tabs that an address from outside the pages belongs to.
 *
 * @param url the address, an absolute URL on the app's origin.
 * @param location the start URL that the paths of tabs are resolved against.
 */
internal class TabOwnership(url: String, private val location: AppLocation) {
    private val address = PathSegments.of(url)

    /** Returns the length of the longest path of a tab that the address is below, or `null` if it is below none. */
    fun matchLength(tab: TabData): Int? {
        val path = segments(tab.path)
        val isRoot = path.isEmpty() || path == location.startSegments
        val ownsPath = if (isRoot) address == path else address.startsWith(path)
        val owned = tab.owns.map(::segments).filter(address::startsWith) + listOf(path).filter { ownsPath }
        return owned.maxOfOrNull { it.size }
    }

    private fun segments(path: String): List<String> = PathSegments.of(location.resolve(path) ?: location.startUrl)
}
