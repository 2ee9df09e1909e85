package dev.tabwire.hotwire

import android.os.Handler
import android.os.Looper
import dev.tabwire.client.ContainerId
import dev.tabwire.protocol.TabId

/**
 * The actions whose page is loading. They are disabled, so that no action opens its page twice.
 *
 * An action is enabled again when its page has configured the tabs or is a native screen, when the user goes back or selects
 * another tab, and after [TIMEOUT_MILLISECONDS] at the latest: a page need not send a configuration.
 *
 * @param onChange called with each action that is disabled or enabled.
 */
internal class ActionVisits(private val onChange: (TabId) -> Unit) {
    /**
     * @property from the page in front when the user performed the action.
     * @property hasLeft whether another page is in front.
     */
    private class Visit(val container: ContainerId, val from: String?, var hasLeft: Boolean = false)

    private val handler = Handler(Looper.getMainLooper())
    private val visits = mutableMapOf<TabId, Visit>()

    /** Returns whether the page of an action is loading. */
    operator fun contains(action: TabId): Boolean = action in visits

    /** Records that a container visits the page of an action, while another page is in front. */
    fun start(action: TabId, container: ContainerId, from: String?) {
        val visit = Visit(container, from)
        visits[action] = visit
        handler.postDelayed({ end { it === visit } }, TIMEOUT_MILLISECONDS)
        onChange(action)
    }

    /** Records that a container shows another page. */
    fun destinationDidChange(container: ContainerId, location: String?, isWeb: Boolean) {
        for (visit in visits.values) if (visit.container == container && location != visit.from) visit.hasLeft = true
        end { it.container == container && it.hasLeft && (!isWeb || location == it.from) }
    }

    /** Records that the page in front of a container has configured the tabs. */
    fun pageDidConfigure(container: ContainerId): Unit = end { it.container == container && it.hasLeft }

    /** Ends the visits of a container: the page of its action is in front already. */
    fun end(container: ContainerId): Unit = end { it.container == container }

    /** Ends the visits of all containers but the selected one. */
    fun endAllBut(selected: ContainerId): Unit = end { it.container != selected }

    /** Forgets all visits, with the activity. */
    fun close(): Unit = handler.removeCallbacksAndMessages(null)

    private fun end(isEnded: (Visit) -> Boolean) {
        val ended = visits.filterValues(isEnded).keys
        visits -= ended
        ended.forEach(onChange)
    }

    internal companion object {
        const val TIMEOUT_MILLISECONDS = 10_000L
    }
}
