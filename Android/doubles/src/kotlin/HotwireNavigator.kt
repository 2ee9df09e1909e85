package dev.hotwire.navigation.navigator

import android.os.Bundle
import androidx.navigation.fragment.NavHostFragment
import dev.hotwire.core.turbo.session.Session
import dev.hotwire.core.turbo.webview.HotwireWebView
import dev.hotwire.navigation.activities.HotwireActivity

/** A double of Hotwire's class. */
public data class NavigatorConfiguration(val name: String, val startLocation: String, val navigatorHostId: Int)

/** A double of Hotwire's class: it requires its configuration and saves its navigation stack. */
public open class NavigatorHost : NavHostFragment() {
    public lateinit var navigator: Navigator
        private set

    internal val isDestroyed: Boolean
        get() = getActivity() == null

    public fun isReady(): Boolean = !isDestroyed && viewForTest() != null

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val activity = getActivity() as HotwireActivity
        val configuration = activity.navigatorConfigurations().find { it.navigatorHostId == id }
            ?: throw IllegalStateException("No configuration found for NavigatorHost")
        navigator = Navigator(this, configuration, activity)
        savedInstanceState?.getString("stack")?.let { navigator.stack = it.split(" ") }
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putString("stack", navigator.stack.joinToString(" "))
    }
}

/** A double of Hotwire's class. */
public class Navigator(
    public val host: NavigatorHost,
    public val configuration: NavigatorConfiguration,
    public val activity: HotwireActivity,
) {
    public val session: Session = Session(configuration.name, activity, HotwireWebView(activity))

    internal var stack = listOf(configuration.startLocation)

    public fun isReady(): Boolean = host.isReady()

    public fun isAtStartDestination(): Boolean = stack.size == 1

    public fun clearAll(onCleared: () -> Unit = {}) {
        stack = stack.take(1)
        onCleared()
    }
}
