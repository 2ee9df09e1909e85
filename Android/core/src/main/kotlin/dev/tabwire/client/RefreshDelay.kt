package dev.tabwire.client

import dev.tabwire.reconciliation.Transition

/**
 * Delays the refreshes that streams cause without an act of the user: the first is immediate, the next ones wait 1, 2, 4 …
 * and at most 300 seconds (P14.4).
 *
 * Servers that disagree about the session could otherwise reload a page as fast as it loads.
 *
 * @param schedule calls a function after a time in milliseconds.
 * @param onRefresh applies a transition whose refresh was delayed.
 */
internal class RefreshDelay(
    private val schedule: (milliseconds: Long, action: () -> Unit) -> Unit,
    private val onRefresh: (Transition<ContainerID>) -> Unit,
) {
    private class Pending(val number: Int, val transition: Transition<ContainerID>, val session: String?)

    /** The number of refreshes since the user acted. */
    private var count = 0
    private var pending: Pending? = null

    /**
     * Returns the part of a streamed transition to apply now.
     *
     * @param session the session of the configuration that caused it.
     */
    fun apply(transition: Transition<ContainerID>, session: String?): Transition<ContainerID> {
        val refresh = transition.refresh ?: return transition
        if (count == 0) {
            count = 1
            return transition
        }
        // A refresh that waits already serves this session, too.
        if (pending == null) await()
        pending = Pending(count, refresh, session)
        return transition.withoutRefresh
    }

    private fun await() {
        val seconds = minOf(1L shl minOf(count - 1, 9), 300L)
        count += 1
        val number = count
        schedule(seconds * 1000) { if (pending?.number == number) finish() }
    }

    /** Cancels the delayed refresh if a page came with its session by itself. */
    fun pageDidLoad(session: String?) {
        if (session != null && session == pending?.session) pending = null
    }

    /** Refreshes at once, while the container is still selected: the user selects or opens something. */
    fun userActs() {
        finish()
        count = 0
    }

    private fun finish() {
        val transition = pending?.transition ?: return
        pending = null
        onRefresh(transition)
    }
}
