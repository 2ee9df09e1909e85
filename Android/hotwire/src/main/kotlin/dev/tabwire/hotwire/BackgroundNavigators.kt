package dev.tabwire.hotwire

import android.os.Handler
import android.os.Looper
import dev.hotwire.core.turbo.session.Session
import dev.tabwire.client.BackgroundTabs
import dev.tabwire.client.ContainerId
import dev.tabwire.client.TabManager
import dev.tabwire.restoration.ContainerSlots

/**
 * Loads eager tabs in the background, and suspends others, as conduct says (sections P18 and P27).
 *
 * @param tabManager the manager of the tabs.
 * @param slots the slots of the started containers.
 * @param stack the views of the containers, which are made when the first one is shown.
 * @param isAllowed returns whether the app is on the screen, and battery, memory and network allow a load.
 */
internal class BackgroundNavigators(
    private val tabManager: TabManager,
    private val slots: ContainerSlots,
    private val stack: Lazy<ContainerStack>,
    private val isAllowed: () -> Boolean,
) : BackgroundTabs {
    // Hosts start and end in a message of their own: transactions of fragments may not nest.
    private val handler = Handler(Looper.getMainLooper())

    /** The container that loads, or is about to. */
    private var loading: ContainerId? = null

    /** The containers whose pages are about to be removed. */
    private val stopping = mutableSetOf<ContainerId>()

    override var limit: Int? = null

    override val mayLoad: Boolean
        get() = isAllowed() && session(tabManager.selectedId)?.webView is TabbedWebView

    override fun isStarted(container: ContainerId): Boolean = slots[container] != null

    override fun isRunning(container: ContainerId): Boolean =
        stack.isInitialized() && container != loading && slots[container]?.let(stack.value::isRunningInBackground) == true

    override fun load(container: ContainerId) {
        loading = container
        handler.post { ifNothingTyped(slots.occupied.keys.toList(), container) { start(container) } }
    }

    /** Starts a container if nothing was typed and no file was chosen in a tab. Hotwire deletes chosen files when a container starts. */
    private fun ifNothingTyped(containers: List<ContainerId>, container: ContainerId, start: () -> Unit) {
        val session = containers.firstOrNull()?.let { session(it) ?: return ifNothingTyped(containers.drop(1), container, start) }
        if (session == null) return start()
        PageActivity.ask(session.webView) { activity ->
            if (activity == PageActivity.TYPED) postpone(container) else ifNothingTyped(containers.drop(1), container, start)
        }
    }

    private fun postpone(container: ContainerId) {
        if (loading != container) return
        loading = null
        tabManager.loadAheadWasPostponed(container)
    }

    private fun start(container: ContainerId) {
        if (loading != container) return
        if (!mayLoad || session(tabManager.selectedId)?.isReady != true) return postpone(container)
        stack.value.start(slots.occupy(container))
        // Hotwire begins to load later, when the view is attached.
        (session(container)?.webView as? TabbedWebView)?.isPrefetching = true
        checkLater(container)
    }

    /** Hotwire does not tell when a page has loaded. */
    private fun checkLater(container: ContainerId) {
        handler.postDelayed({ check(container) }, CHECK_MILLISECONDS)
    }

    private fun check(container: ContainerId) {
        if (loading != container) return
        if (session(container)?.isReady != true) return checkLater(container)
        loading = null
        tabManager.loadAheadDidEnd(container, isLoaded = true)
    }

    override fun stop(container: ContainerId) {
        if (loading == container) loading = null
        stopping += container
        handler.post { if (container in stopping) remove(container) }
    }

    private fun remove(container: ContainerId) {
        stopping -= container
        slots[container]?.let(stack.value::remove)
        slots.release(container)
    }

    override fun suspend(container: ContainerId) {
        val session = session(container) ?: return
        PageActivity.ask(session.webView) { activity ->
            // The user may have selected the tab meanwhile.
            val isSuspended = activity == PageActivity.IDLE && container != tabManager.selectedId && isRunning(container)
            if (isSuspended) slots[container]?.let(stack.value::suspend)
            tabManager.suspendDidEnd(container, isSuspended)
        }
    }

    /**
     * Stops managing a container, because the user selected it or it is disposed.
     *
     * @param container the container.
     */
    fun release(container: ContainerId) {
        if (loading == container) loading = null
        stopping -= container
    }

    /** Forgets everything that waits, when the activity ends. */
    fun close() {
        loading = null
        handler.removeCallbacksAndMessages(null)
    }

    private fun session(container: ContainerId): Session? = slots[container]?.let { stack.value.host(it) }?.navigator?.session

    internal companion object {
        const val CHECK_MILLISECONDS = 1_000L
    }
}
