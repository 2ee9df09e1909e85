package dev.tabwire.hotwire

import android.app.ActivityManager
import android.content.Context
import android.net.ConnectivityManager
import android.os.PowerManager

/** The network, battery and memory of the device. */
internal class DeviceConditions(private val context: Context) {
    private val connectivity: ConnectivityManager?
        get() = context.getSystemService(ConnectivityManager::class.java)

    /** Whether there is no network. */
    val isOffline: Boolean
        get() = connectivity?.activeNetwork == null

    /** Whether a page may be loaded before the user asks for it. */
    val allowsEagerLoading: Boolean
        get() = !isOffline && connectivity?.isActiveNetworkMetered == false && !isSavingPower && !isLowOnMemory

    private val isSavingPower: Boolean
        get() = context.getSystemService(PowerManager::class.java)?.isPowerSaveMode == true

    /** Whether the system is short of memory. */
    val isLowOnMemory: Boolean
        get() {
            val manager = context.getSystemService(ActivityManager::class.java) ?: return false
            return manager.isLowRamDevice || ActivityManager.MemoryInfo().also(manager::getMemoryInfo).lowMemory
        }
}
