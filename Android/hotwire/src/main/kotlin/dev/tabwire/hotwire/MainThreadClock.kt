package dev.tabwire.hotwire

import android.os.Handler
import android.os.Looper
import android.os.SystemClock
import dev.tabwire.client.conduct.ClientClock

/** The time since the device has started, and timers on the main thread. */
internal class MainThreadClock : ClientClock {
    // A view that is in no window keeps what is posted to it.
    private val handler = Handler(Looper.getMainLooper())
    private var isClosed = false

    override val now: Long
        get() = SystemClock.elapsedRealtime()

    override fun schedule(milliseconds: Long, action: () -> Unit) {
        if (!isClosed) handler.postDelayed(action, milliseconds)
    }

    /** Ends all timers, which would hold an activity that has ended. */
    fun close() {
        isClosed = true
        handler.removeCallbacksAndMessages(null)
    }
}
