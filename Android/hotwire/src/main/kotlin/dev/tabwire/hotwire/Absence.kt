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
internal class Absence(private val onReturn: () -> Unit) {
    private val handler = Handler(Looper.getMainLooper())
    private val tellReturn = Runnable(::tell)

    /** When the activity left the screen, until its return is told. */
    private var start: Long? = null

    /** Whether the activity is on the screen again, and its return is told soon. */
    private var isReturning = false

    /** The activity left the screen. A return that was not told yet does not end the absence. */
    fun begin() {
        handler.removeCallbacks(tellReturn)
        isReturning = false
        start = start ?: SystemClock.elapsedRealtime()
    }

    /** The activity is on the screen again. */
    fun end() {
        val start = start ?: return
        isReturning = SystemClock.elapsedRealtime() - start >= MINIMUM_MILLISECONDS
        // The page that becomes visible sends once more what it sent before (P10.4). It would end the wait for the stream (R20.4).
        if (isReturning) handler.postDelayed(tellReturn, PAGE_MILLISECONDS) else this.start = null
    }

    /** Tells nothing of the last return: the activity has ended, or the user has selected another tab. */
    fun forgetReturn() {
        handler.removeCallbacks(tellReturn)
        if (isReturning) start = null
        isReturning = false
    }

    private fun tell() {
        forgetReturn()
        onReturn()
    }

    internal companion object {
        const val MINIMUM_MILLISECONDS = 60_000L

        /** The time in which a page that becomes visible sends its configuration. */
        const val PAGE_MILLISECONDS = 1_000L
    }
}
