package dev.hotwire.navigation.activities

import android.os.Bundle
import androidx.activity.OnBackPressedCallback
import androidx.appcompat.app.AppCompatActivity
import dev.hotwire.navigation.navigator.Navigator
import dev.hotwire.navigation.navigator.NavigatorConfiguration
import dev.hotwire.navigation.navigator.NavigatorHost

public abstract class HotwireActivity : AppCompatActivity() {
    public lateinit var delegate: HotwireActivityDelegate
        private set

    public abstract fun navigatorConfigurations(): List<NavigatorConfiguration>

    public open fun onNavigatorReady(navigator: Navigator) {}

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        delegate = HotwireActivityDelegate(this)
    }
}

public class HotwireActivityDelegate(public val activity: HotwireActivity) {
    private val hosts = mutableMapOf<Int, NavigatorHost>()

    private val back = object : OnBackPressedCallback(true) {
        override fun handleOnBackPressed() {
            hosts[currentHostId]?.navigator?.pop()
        }
    }

    init {
        activity.onBackPressedDispatcher.addCallback(activity, back)
    }

    /** At the first page, the system handles "back" (updateOnBackPressedCallback in HotwireActivityDelegate.kt of 1.3.1). */
    private fun updateBack() {
        hosts[currentHostId]?.let { back.isEnabled = !it.navigator.isAtStartDestination() }
    }

    /** The host of the current navigator. */
    internal var currentHostId: Int = activity.navigatorConfigurations().first().navigatorHostId
        private set

    public fun setCurrentNavigator(configuration: NavigatorConfiguration) {
        currentHostId = configuration.navigatorHostId
        hosts[currentHostId]?.initControllerGraphIfNeeded()
        updateBack()
    }

    public fun findNavigatorHost(navigatorHostId: Int): NavigatorHost? = hosts[navigatorHostId]

    internal fun registerNavigatorHost(host: NavigatorHost) {
        if (hosts.putIfAbsent(host.id, host) != null) return
        host.navController.addOnDestinationChangedListener { _, _, _ -> updateBack() }
        host.initControllerGraphIfNeeded()
    }

    internal fun unregisterNavigatorHost(host: NavigatorHost) {
        hosts.remove(host.id)
    }
}
