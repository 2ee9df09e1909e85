package dev.hotwire.navigation.navigator

import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.view.View
import androidx.fragment.app.DialogFragment
import androidx.fragment.app.Fragment
import androidx.fragment.app.FragmentManager
import androidx.fragment.app.FragmentOnAttachListener
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider
import androidx.navigation.fragment.FragmentNavigator
import androidx.navigation.fragment.NavHostFragment
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.session.Session
import dev.hotwire.core.turbo.visit.VisitAction
import dev.hotwire.core.turbo.visit.VisitOptions
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.config.defaultFragmentDestination
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.destinations.HotwireDestinationDeepLink
import dev.hotwire.navigation.fragments.HotwireWebFragment
import dev.tabwire.doubles.RegisteredDestinations

public data class NavigatorConfiguration(val name: String, val startLocation: String, val navigatorHostId: Int)

/**
 * A double of Hotwire's class: it requires its configuration when it is created, and builds its graph, with a registered start
 * destination, when it has a view.
 */
public open class NavigatorHost : NavHostFragment(), FragmentOnAttachListener {
    public lateinit var navigator: Navigator
        private set

    private var isGraphInitialized = false

    internal val isDestroyed: Boolean
        get() = !isAdded

    private val hotwireActivity: HotwireActivity
        get() = activity as HotwireActivity

    private val configuration: NavigatorConfiguration
        get() = hotwireActivity.navigatorConfigurations().find { it.navigatorHostId == id }
            ?: throw IllegalStateException("No configuration found for NavigatorHost")

    public fun isReady(): Boolean =
        isGraphInitialized && isAdded && childFragmentManager.primaryNavigationFragment != null

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        navigator = Navigator(this, configuration, hotwireActivity)
        childFragmentManager.addFragmentOnAttachListener(this)
    }

    override fun onViewCreated(view: View, savedInstanceState: Bundle?) {
        super.onViewCreated(view, savedInstanceState)
        hotwireActivity.delegate.registerNavigatorHost(this)
    }

    override fun onAttachFragment(fragmentManager: FragmentManager, fragment: Fragment) {
        hotwireActivity.onNavigatorReady(navigator)
        childFragmentManager.removeFragmentOnAttachListener(this)
    }

    override fun onDestroy() {
        hotwireActivity.delegate.unregisterNavigatorHost(this)
        super.onDestroy()
    }

    internal fun initControllerGraphIfNeeded() {
        if (isGraphInitialized) return
        isGraphInitialized = true
        val location = configuration.startLocation
        requireStartDestination(location)
        navController.startForTest(location, ::HotwireWebFragment)
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
}

/** A double of Hotwire's class, which the activity keeps for each navigator by its name. */
internal class SessionViewModel : ViewModel()

/** A double of Hotwire's class. It navigates later, after it has taken a screenshot of the page. */
public class Navigator(
    public val host: NavigatorHost,
    public val configuration: NavigatorConfiguration,
    public val activity: HotwireActivity,
) {
    public val session: Session = Session(configuration.name, activity, Hotwire.config.makeCustomWebView(activity))

    init {
        ViewModelProvider(activity).get(configuration.name, SessionViewModel::class.java)
    }

    /** The locations of the back stack. A new value pushes pages, or pops them. */
    internal var locations: List<String>
        get() = host.navController.locationsForTest()
        set(value) {
            repeat(locations.size - value.size) { host.navController.popBackStack() }
            for (location in value.drop(locations.size)) host.navController.navigateForTest(location, ::HotwireWebFragment)
            Looper.idleForTest()
        }

    /** The destination that is in front instead of the fragment, or `null`. */
    internal var destinationForTest: HotwireDestination? = null

    public val currentDestination: HotwireDestination?
        get() = destinationForTest
            ?: host.takeIf { it.isReady() }?.childFragmentManager?.primaryNavigationFragment as? HotwireDestination

    public val location: String?
        get() = locations.lastOrNull()

    public fun isReady(): Boolean = host.isReady()

    public fun isAtStartDestination(): Boolean = locations.size < 2

    public fun route(
        location: String,
        options: VisitOptions = VisitOptions(),
        bundle: Bundle? = null,
        extras: FragmentNavigator.Extras? = null,
    ) {
        check(isReady()) { "Hotwire fails without a graph" }
        Hotwire.config.pathConfiguration.properties(location)
        // Without a view there is no screenshot, and Hotwire drops the visit.
        if (location == this.location || currentDestination?.fragment?.view == null) return
        later {
            if (options.action == VisitAction.REPLACE) host.navController.popBackStack()
            host.navController.navigateForTest(location, ::HotwireWebFragment)
        }
    }

    /** Pops the first page, too, for example after a redirect to another origin (Navigator.kt of 1.3.1). */
    public fun pop(): Unit = later { host.navController.popBackStack() }

    public fun clearAll(onCleared: () -> Unit = {}) {
        if (isAtStartDestination()) return onCleared()
        later {
            do {
                val isPopped = host.navController.popBackStack()
                check(isPopped || isAtStartDestination()) { "Hotwire never returns" }
            } while (!isAtStartDestination())
            onCleared()
        }
    }

    private fun later(navigate: () -> Unit) {
        Handler(Looper.getMainLooper()).post { if (host.isAdded) navigate() }
    }
}
