package androidx.navigation

import androidx.fragment.app.Fragment
import kotlin.reflect.KClass

public class NavigatorProvider

@Suppress("UnusedReceiverParameter")
public operator fun <T : Any> NavigatorProvider.get(type: KClass<T>): T = type.java.getDeclaredConstructor().newInstance()

public open class NavDestinationBuilder(private val route: String, private val type: Class<out Fragment>?) {
    private var deepLink = ""

    public fun deepLink(uri: String) {
        deepLink = uri
    }

    internal fun build(): NavDestination = NavDestination(route.toInt(), type, deepLink)
}

public class NavArgumentBuilder {
    public var defaultValue: Any? = null
}

public class NavGraphBuilder {
    internal val destinations = mutableListOf<NavDestination>()
    internal val defaults = mutableMapOf<String, Any?>()

    public val provider: NavigatorProvider = NavigatorProvider()

    public fun destination(builder: NavDestinationBuilder) {
        destinations += builder.build()
    }

    public fun argument(name: String, block: NavArgumentBuilder.() -> Unit) {
        defaults[name] = NavArgumentBuilder().apply(block).defaultValue
    }
}

@Suppress("UnusedReceiverParameter", "UNUSED_PARAMETER")
public fun NavController.createGraph(startDestination: String, route: String? = null, builder: NavGraphBuilder.() -> Unit): NavGraph =
    NavGraphBuilder().apply(builder).run { NavGraph(destinations, startDestination.toInt(), defaults) }

public class NavOptionsBuilder {
    internal var popsGraph = false

    public fun popUpTo(id: Int, block: PopUpToBuilder.() -> Unit) {
        popsGraph = id == -1 && PopUpToBuilder().apply(block).inclusive
    }

    public fun anim(block: AnimBuilder.() -> Unit) {
        AnimBuilder().apply(block)
    }
}

public class PopUpToBuilder {
    public var inclusive: Boolean = false
}

public class AnimBuilder {
    public var enter: Int = 0
    public var exit: Int = 0
    public var popEnter: Int = 0
    public var popExit: Int = 0
}

public fun navOptions(block: NavOptionsBuilder.() -> Unit): NavOptions = NavOptions(NavOptionsBuilder().apply(block).popsGraph)
