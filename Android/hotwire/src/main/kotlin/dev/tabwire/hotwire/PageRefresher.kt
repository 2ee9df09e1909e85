package dev.tabwire.hotwire

import android.net.Uri
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.navigator.Navigator
import dev.tabwire.client.ContainerId

/**
 * Reloads outdated pages, unless the user would lose something.
 *
 * A refresh that was not possible, was declined or failed is due: it is repeated or offered again when the container
 * is next selected.
 *
 * @param isOffline returns whether the device has no network. The old page then stays.
 */
internal class PageRefresher(private val isOffline: () -> Boolean) {
    private class OwedRefresh(val destination: HotwireDestination, val isStarted: Boolean)

    private val owed = mutableMapOf<ContainerId, OwedRefresh>()

    /** Offers to refresh a page, because a refresh would lose something. */
    var onOffered: (refresh: () -> Unit) -> Unit = {}

    /** Loads the page in front again. Going back loads the pages behind it again too. */
    fun refresh(container: ContainerId, navigator: Navigator) {
        val destination = navigator.currentDestination ?: return
        PageSnapshots.forget(navigator)
        if (isOffline()) {
            owed[container] = OwedRefresh(destination, isStarted = false)
            return
        }
        PageActivity.ask(navigator.session.webView) { activity ->
            owed[container] = OwedRefresh(destination, isStarted = activity == PageActivity.IDLE)
            if (activity == PageActivity.IDLE) {
                reload(destination)
            } else {
                onOffered { start(container, destination) }
            }
        }
    }

    /** Repeats a refresh that is due. Call it when the container is selected. */
    fun retry(container: ContainerId, navigator: Navigator) {
        val refresh = owed.remove(container) ?: return
        // Another page is in front: going back loads the outdated one.
        if (refresh.destination !== navigator.currentDestination) return
        // A reload starts the session anew, which is ready only after the page has loaded.
        if (!refresh.isStarted || !navigator.session.isReady) refresh(container, navigator)
    }

    /** Cancels a refresh that is due: the pages of the container were disposed, or load anyway. */
    fun forget(container: ContainerId) {
        owed.remove(container)
    }

    private fun start(container: ContainerId, destination: HotwireDestination) {
        if (container !in owed) return
        owed[container] = OwedRefresh(destination, isStarted = true)
        reload(destination)
    }

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
