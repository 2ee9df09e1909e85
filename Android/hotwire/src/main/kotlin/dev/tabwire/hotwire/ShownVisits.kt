package dev.tabwire.hotwire

import dev.hotwire.core.turbo.session.Session
import dev.hotwire.core.turbo.visit.Visit
import dev.tabwire.client.ContainerId
import java.lang.ref.WeakReference

/** Notices that another page is in front of a container: Hotwire loads each page, also one that it loads again, by a visit of its own. */
internal class ShownVisits {
    private val visits = mutableMapOf<ContainerId, WeakReference<Visit>>()

    /**
     * Records the page that sends a message.
     *
     * @return whether it is another page than the last one that did.
     */
    fun record(container: ContainerId, session: Session): Boolean {
        // While a page is loaded again, the one before may still send.
        val visit = session.currentVisit?.takeIf { session.isReady } ?: return false
        return visits.put(container, WeakReference(visit))?.get() !== visit
    }

    /** Forgets a container whose pages were disposed. */
    fun forget(container: ContainerId) {
        visits.remove(container)
    }
}
