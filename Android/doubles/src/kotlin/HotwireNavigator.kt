package dev.hotwire.navigation.navigator

import android.os.Bundle
import android.view.View
import androidx.fragment.app.DialogFragment
import androidx.navigation.fragment.FragmentNavigator
import androidx.navigation.fragment.NavHostFragment
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.session.Session
import dev.hotwire.core.turbo.visit.VisitOptions
import dev.hotwire.core.turbo.webview.HotwireWebView
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.config.defaultFragmentDestination
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.destinations.HotwireDestinationDeepLink
import dev.hotwire.navigation.fragments.HotwireWebFragment
import dev.tabwire.doubles.RegisteredDestinations

/** A double of Hotwire's class. */
public data class NavigatorConfiguration(val name: String, val startLocation: String, val navigatorHostId: Int)

/**
 * A double of Hotwire's class: it requires its configuration and a registered start destination, and saves its navigation
 * stack.
 */
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
        requireStartDestination(configuration.startLocation)
        savedInstanceState?.getString("stack")?.let { navigator.stack = it.split(" ") }
    }

    override fun onViewCreated(view: View, savedInstanceState: Bundle?) {
        super.onViewCreated(view, savedInstanceState)
        navigator.activity.onNavigatorReady(navigator)
    }

    /** Fails like NavigatorGraphBuilder.startDestination. */
    private fun requireStartDestination(location: String) {
        fun uri(type: Class<*>) = type.getAnnotation(HotwireDestinationDeepLink::class.java).uri
        val uri = Hotwire.config.pathConfiguration.properties(location)["uri"] ?: uri(Hotwire.defaultFragmentDestination.java)
        val type = requireNotNull(RegisteredDestinations.all.find { uri(it.java) == uri }) {
            "A start Fragment destination was not found for uri: $uri"
        }
        check(!DialogFragment::class.java.isAssignableFrom(type.java)) { "A dialog as the start destination is a blank tab" }
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
    public val session: Session = Session(configuration.name, activity, Hotwire.config.makeCustomWebView(activity))

    internal var stack = listOf(configuration.startLocation)
        set(value) {
            field = value
            host.navController.notifyForTest()
        }

    public var currentDestination: HotwireDestination? = HotwireWebFragment().also { it.owner = this }
        internal set

    public val location: String?
        get() = stack.last()

    public fun isReady(): Boolean = host.isReady()

    public fun isAtStartDestination(): Boolean = stack.size == 1

    public fun route(
        location: String,
        options: VisitOptions = VisitOptions(),
        bundle: Bundle? = null,
        extras: FragmentNavigator.Extras? = null,
    ) {
        check(isReady()) { "Hotwire drops the visit" }
        if (location != this.location) stack += location
    }

    public fun clearAll(onCleared: () -> Unit = {}) {
        stack = stack.take(1)
        onCleared()
    }
}
