package dev.tabwire.hotwire

import dev.tabwire.restoration.SlotID

/**
 * Suspends background tabs over a limit, the least recently shown first. A tab stays alive while the user would lose
 * something in it.
 *
 * @param stack the views of the containers.
 */
internal class TabSuspender(private val stack: ContainerStack) {
    /**
     * Suspends background tabs.
     *
     * @param limit the number of background tabs that keep their page running.
     */
    fun keep(limit: Int) = suspendNext(stack.liveInBackground, limit)

    private fun suspendNext(slots: List<SlotID>, limit: Int) {
        if (stack.liveInBackground.size <= limit) return
        val slot = slots.firstOrNull() ?: return
        val host = stack.host(slot) ?: return suspendNext(slots.drop(1), limit)
        PageActivity.ask(host.navigator.session.webView) { activity ->
            // The user may have selected the tab meanwhile.
            if (activity == PageActivity.IDLE && slot in stack.liveInBackground) stack.suspend(slot)
            suspendNext(slots.drop(1), limit)
        }
    }
}
