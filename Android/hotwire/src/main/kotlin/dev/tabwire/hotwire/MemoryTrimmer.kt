package dev.tabwire.hotwire

import android.content.ComponentCallbacks2
import android.content.ComponentCallbacks2.TRIM_MEMORY_BACKGROUND
import android.content.ComponentCallbacks2.TRIM_MEMORY_COMPLETE
import android.content.ComponentCallbacks2.TRIM_MEMORY_MODERATE
import android.content.ComponentCallbacks2.TRIM_MEMORY_RUNNING_CRITICAL
import android.content.ComponentCallbacks2.TRIM_MEMORY_RUNNING_LOW
import android.content.res.Configuration

/**
 * Reports when the system is short of memory.
 *
 * @param conditions the memory of the device.
 * @param onLowMemory called each time.
 */
@Suppress("DEPRECATION", "OVERRIDE_DEPRECATION")
internal class MemoryTrimmer(private val conditions: DeviceConditions, private val onLowMemory: () -> Unit) : ComponentCallbacks2 {
    override fun onTrimMemory(level: Int) {
        when (level) {
            TRIM_MEMORY_RUNNING_LOW, TRIM_MEMORY_RUNNING_CRITICAL, TRIM_MEMORY_MODERATE, TRIM_MEMORY_COMPLETE -> onLowMemory()
            // Since Android 14, every app gets it seconds after the user has left it, before the system freezes it.
            TRIM_MEMORY_BACKGROUND -> if (conditions.isLowOnMemory) onLowMemory()
        }
    }

    override fun onLowMemory() = onLowMemory.invoke()

    override fun onConfigurationChanged(newConfig: Configuration) = Unit
}
