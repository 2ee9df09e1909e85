package dev.tabwire.hotwire

import android.os.Handler
import android.os.Looper
import android.os.SystemClock

/**
 * Tells when the app comes back: its activity is on the screen again after at least a minute (P14.13).
 *
 * An activity that Android creates anew loads its pages anew, and tells nothing.
 *
 * @param onReturn called soon after the return.
 */
internal class Absence(onReturn: () -> Unit) {
    private val handler = Handler(Looper.getMainLooper())
    private val tellReturn = Runnable(onReturn)
    private var start: Long? = null

    /** The activity left the screen. */
    fun begin() {
        forgetReturn()
        start = SystemClock.elapsedRealtime()
    }

    /** The activity is on the screen again. */
    fun end() {
        val start = start ?: return
        this.start = null
        // The page that becomes visible sends once more what it sent before (P10.4). It would end the wait for the stream (R20.4).
        if (SystemClock.elapsedRealtime() - start >= MINIMUM_MILLISECONDS) handler.postDelayed(tellReturn, PAGE_MILLISECONDS)
    }

    /** Tells nothing of the last return: the activity has ended, or the user has selected another tab. */
    fun forgetReturn() = handler.removeCallbacks(tellReturn)

    internal companion object {
        const val MINIMUM_MILLISECONDS = 60_000L

        /** The time in which a page that becomes visible sends its configuration. */
        const val PAGE_MILLISECONDS = 1_000L
    }
}
