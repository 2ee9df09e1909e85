package dev.hotwire.navigation.config

import androidx.fragment.app.Fragment
import dev.hotwire.core.bridge.BridgeComponent
import dev.hotwire.core.bridge.BridgeComponentFactory
import dev.hotwire.core.config.Hotwire
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.routing.Router
import dev.tabwire.doubles.RegisteredDestinations
import kotlin.reflect.KClass

@Suppress("UnusedReceiverParameter")
public fun Hotwire.registerBridgeComponents(
    vararg factories: BridgeComponentFactory<HotwireDestination, BridgeComponent<HotwireDestination>>,
): Unit = Unit

@Suppress("UnusedReceiverParameter")
public fun Hotwire.registerFragmentDestinations(vararg destinations: KClass<out Fragment>): Unit = Unit

@Suppress("UnusedReceiverParameter")
public fun Hotwire.registerRouteDecisionHandlers(vararg decisionHandlers: Router.RouteDecisionHandler): Unit = Unit

@Suppress("UnusedReceiverParameter")
public var Hotwire.defaultFragmentDestination: KClass<out Fragment>
    get() = RegisteredDestinations.default
    set(value) {
        RegisteredDestinations.default = value
    }
