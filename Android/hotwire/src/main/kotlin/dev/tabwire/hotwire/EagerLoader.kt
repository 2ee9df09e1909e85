package dev.tabwire.hotwire

import android.os.Handler
import android.os.Looper
import android.os.SystemClock
import dev.tabwire.client.ContainerID

/**
 * Loads eager tabs in the background, one at a time, when the page in front has loaded and the app is idle
 * (P18.1).
 *
 * @param tabs starts and stops containers.
 */
internal class EagerLoader(private val tabs: Tabs) {
    /** The tabs that are loaded. */
    interface Tabs {
        /** Whether the page in front has loaded, and the device allows another load. */
        val mayLoad: Boolean

        /**
         * Calls a function if nothing was typed and no file was chosen in any live tab. Hotwire deletes chosen files when another
         * container starts.
         */
        fun ifNothingTyped(action: () -> Unit)

        /** The containers to load, in the order of the tab bar. */
        val eagerContainers: List<ContainerID>

        /** Starts a container in the background. Returns whether it loads quietly. */
        fun startInBackground(container: ContainerID): Boolean

        /** Whether the page of a container has loaded. */
        fun hasLoaded(container: ContainerID): Boolean

        /** Records that the page of a container has loaded. */
        fun didLoad(container: ContainerID)

        /** Ends a container that was started in the background. */
        fun stop(container: ContainerID)
    }

    private class Load(val container: ContainerID, val deadline: Long)

    private val handler = Handler(Looper.getMainLooper())
    private var load: Load? = null

    /** The containers whose load has failed. They start when the user selects them. */
    private val failed = mutableSetOf<ContainerID>()
    private val proceed = Runnable { proceed() }

    /** Restarts the wait for an idle app. Call it at every event. */
    fun waitForQuiet() {
        handler.removeCallbacks(proceed)
        handler.postDelayed(proceed, QUIET_MILLISECONDS)
    }

    /** Stops managing a container, because the user selected it or it is disposed. */
    fun release(container: ContainerID) {
        if (load?.container == container) load = null
    }

    /** Stops loading while the app is not on the screen. The tab that was loading counts as not started. */
    fun pause() {
        handler.removeCallbacks(proceed)
        load?.let { tabs.stop(it.container) }
        load = null
    }

    private fun proceed() {
        load?.let(::finish)
        if (load == null && tabs.mayLoad) tabs.ifNothingTyped(::startNext)
        if (load != null) waitForQuiet()
    }

    /** Ends a load that is complete or takes too long. */
    private fun finish(current: Load) {
        if (tabs.hasLoaded(current.container)) {
            load = null
            tabs.didLoad(current.container)
        } else if (SystemClock.uptimeMillis() >= current.deadline) {
            load = null
            failed += current.container
            tabs.stop(current.container)
        }
    }

    private fun startNext() {
        if (load != null || !tabs.mayLoad) return
        val container = tabs.eagerContainers.firstOrNull { it !in failed } ?: return
        if (!tabs.startInBackground(container)) return
        load = Load(container, SystemClock.uptimeMillis() + TIMEOUT_MILLISECONDS)
        waitForQuiet()
    }

    internal companion object {
        const val QUIET_MILLISECONDS = 1_000L
        const val TIMEOUT_MILLISECONDS = 30_000L
    }
}
