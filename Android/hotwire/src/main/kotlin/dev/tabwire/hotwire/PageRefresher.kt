package dev.tabwire.hotwire

import android.net.Uri
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.navigator.Navigator
import dev.tabwire.client.ContainerId
import dev.tabwire.client.TabManager

/**
 * Loads outdated pages again, unless the user would lose something. It reports what it did not load: conduct decides when that is tried
 * again.
 *
 * @param tabManager returns the manager of the tabs.
 * @param navigator returns the navigator of a container, or `null` if it is not ready.
 * @param isOffline returns whether the device has no network. The old page then stays.
 */
internal class PageRefresher(
    private val tabManager: () -> TabManager,
    private val navigator: (ContainerId) -> Navigator?,
    private val isOffline: () -> Boolean,
) {
    /** Offers to refresh a page, because a refresh would lose something. */
    var onOffered: (refresh: () -> Unit) -> Unit = {}

    /** Loads the page in front of a container again. Going back loads the pages behind it again too. */
    fun refresh(container: ContainerId) {
        val navigator = navigator(container) ?: return
        val destination = navigator.currentDestination ?: return
        PageSnapshots.forgetAlsoInFront(navigator)
        if (isOffline()) return tabManager().reloadWasPostponed(container)
        PageActivity.ask(navigator.session.webView) { activity ->
            if (!isInFront(destination, container)) return@ask
            if (activity == PageActivity.IDLE) return@ask reload(destination)
            tabManager().reloadWasPostponed(container)
            onOffered { if (isInFront(destination, container) && tabManager().acceptReload(container)) reload(destination) }
        }
    }

    private fun isInFront(destination: HotwireDestination, container: ContainerId) =
        navigator(container)?.currentDestination === destination

    /** Loads a page again at its present address: Hotwire loads the first one since 1.3.1, although the page may have another query. */
    private fun reload(destination: HotwireDestination) {
        val session = destination.navigator.session
        val visit = session.currentVisit?.takeIf { it.callback != null } ?: return destination.refresh(false)
        val address = session.webView.url?.takeIf { it != visit.location && isSamePage(it, visit.location) } ?: return destination.refresh(false)
        session.visit(visit.copy(location = address, restoreWithCachedSnapshot = false, reload = true))
    }

    private fun isSamePage(first: String, second: String): Boolean {
        fun page(address: String) = Uri.parse(address).run { listOf(scheme, authority, path) }
        return page(first) == page(second)
    }
}
