package dev.tabwire.hotwire

import android.os.Handler
import android.os.Looper
import android.os.SystemClock
import dev.tabwire.client.conduct.ClientClock

/**
 * The time since the device has started, and timers on the main thread.
 *
 * @param isAlive returns whether what timers call is still needed.
 */
internal class MainThreadClock(private val isAlive: () -> Boolean) : ClientClock {
    // A view that is in no window keeps what is posted to it.
    private val handler = Handler(Looper.getMainLooper())

    override val now: Long
        get() = SystemClock.elapsedRealtime()

    override fun schedule(milliseconds: Long, action: () -> Unit) {
        handler.postDelayed({ if (isAlive()) action() }, milliseconds)
    }
}
