package dev.tabwire.hotwire

import android.os.Handler
import android.os.Looper

/**
 * Runs changes of the screen in order, each in a message of the main thread of its own. No transaction of fragments runs then:
 * transactions may not nest, and a tab may be selected or opened within one, from a callback of a fragment.
 *
 * @param mayRun returns whether the screen can change. The changes wait until [proceed] is called after it can.
 */
internal class ScreenQueue(private val mayRun: () -> Boolean) {
    private val handler = Handler(Looper.getMainLooper())
    private val changes = ArrayDeque<() -> Unit>()
    private val run = Runnable(::runNext)

    /** Whether no change waits. */
    val isEmpty: Boolean
        get() = changes.isEmpty()

    fun add(change: () -> Unit) {
        changes += change
        proceed()
    }

    /** Runs the waiting changes soon. */
    fun proceed() {
        handler.removeCallbacks(run)
        if (changes.isNotEmpty()) handler.post(run)
    }

    /** Drops the waiting changes. */
    fun clear() {
        handler.removeCallbacks(run)
        changes.clear()
    }

    private fun runNext() {
        if (!mayRun()) return
        changes.removeFirstOrNull()?.invoke()
        proceed()
    }
}
