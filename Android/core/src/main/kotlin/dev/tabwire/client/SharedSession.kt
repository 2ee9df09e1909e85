package dev.tabwire.client

import java.lang.ref.WeakReference

/**
 * The session that the activities of an app share with their cookies (P15.3).
 *
 * Create one, and pass it to the [TabManager] of each activity that can be on the screen beside another. When a page of one gives
 * another session, the others load their pages again, and show nothing that they loaded before.
 */
public class SharedSession {
    private val managers = mutableListOf<WeakReference<TabManager>>()

    internal fun add(manager: TabManager) {
        managers.removeAll { it.get() == null }
        managers += WeakReference(manager)
    }

    /** Tells the other managers which session a page gave. */
    internal fun pageGave(session: String, manager: TabManager) {
        for (other in managers.mapNotNull { it.get() }) if (other !== manager) other.sessionDidChange(session)
    }
}
