package dev.tabwire.hotwire

import android.os.SystemClock
import android.view.View
import dev.tabwire.client.ContainerID

/**
 * Loads eager tabs in the background, one at a time, once the page in front has loaded and nothing happens
 * (`eager` in the protocol).
 *
 * @param view schedules the work.
 * @param tabs starts and stops containers.
 */
internal class EagerLoader(private val view: View, private val tabs: Tabs) {
    /** The tabs that are loaded. */
    interface Tabs {
        /** Whether the page in front has loaded, and the device allows to load another one. */
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

        /** Makes a container one that was not started. */
        fun stop(container: ContainerID)
    }

    private class Load(val container: ContainerID, val deadline: Long)

    private var load: Load? = null

    /** The containers whose load has failed. They start when the user selects them. */
    private val failed = mutableSetOf<ContainerID>()
    private val proceed = Runnable { proceed() }

    /** Starts waiting anew. Call it when something happens. */
    fun waitForQuiet() {
        view.removeCallbacks(proceed)
        view.postDelayed(proceed, QUIET_MILLISECONDS)
    }

    /** Leaves a container to the user, who has selected it, or to its disposal. */
    fun release(container: ContainerID) {
        if (load?.container == container) load = null
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
