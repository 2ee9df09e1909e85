package dev.tabwire.opening

import dev.tabwire.location.AppLocation
import dev.tabwire.location.PathSegments
import dev.tabwire.location.startsWith
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabId
import dev.tabwire.reconciliation.EffectiveTabs

/**
 * The tabs that own an address: those with a `path` or `owns` that is a prefix of it (R13.14).
 *
 * @param tabs the tabs of a configuration.
 * @param location the start URL that the paths are resolved against.
 */
internal class TabOwnership(tabs: List<TabData>, private val location: AppLocation) {
    /** A path that a tab owns. */
    private class Claim(val tab: TabId, val segments: List<String>, private val includesPagesBelow: Boolean) {
        fun covers(address: List<String>): Boolean =
            if (includesPagesBelow) address.startsWith(segments) else address == segments
    }

    private class Candidate(val length: Int, val isStandIn: Boolean, val position: Int)

    private val claims = tabs.flatMap { tab ->
        val path = segments(tab.path)
        // All pages are below the start page, so it owns only itself.
        val isStartPage = path.isEmpty() || path == location.startSegments
        val claim = Claim(tab.id, path, includesPagesBelow = !isStartPage)
        listOf(claim) + tab.owns.map { Claim(tab.id, segments(it), includesPagesBelow = true) }
    }

    /**
     * Returns the tab on the bar that opens an address, or `null` if none owns it.
     *
     * @param url the address, an absolute URL on the app's origin.
     * @param bar the tabs on the bar, from left to right.
     * @param effective the effective tabs, which stand in for tabs that are not on the bar.
     */
    fun owner(url: String, bar: List<TabId>, effective: EffectiveTabs): TabId? {
        val address = PathSegments.of(url)
        val candidates = claims.filter { it.covers(address) }.mapNotNull { claim ->
            val owner = if (claim.tab in bar) claim.tab else effective.standIn(claim.tab)
            val position = bar.indexOf(owner)
            Candidate(claim.segments.size, isStandIn = owner != claim.tab, position).takeIf { position >= 0 }
        }
        return candidates.minWithOrNull(compareBy({ -it.length }, { it.isStandIn }, { it.position }))?.let { bar[it.position] }
    }

    private fun segments(path: String): List<String> = PathSegments.of(location.resolve(path) ?: location.startUrl)
}
