package dev.hotwire.navigation.config

import androidx.fragment.app.Fragment
import dev.hotwire.core.bridge.BridgeComponent
import dev.hotwire.core.bridge.BridgeComponentFactory
import dev.hotwire.core.config.Hotwire
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.fragments.HotwireWebBottomSheetFragment
import dev.hotwire.navigation.fragments.HotwireWebFragment
import kotlin.reflect.KClass

internal object HotwireNavigation {
    var defaultFragmentDestination: KClass<out Fragment> = HotwireWebFragment::class
    var registeredFragmentDestinations: List<KClass<out Fragment>> =
        listOf(HotwireWebFragment::class, HotwireWebBottomSheetFragment::class)
}

@Suppress("UnusedReceiverParameter")
public fun Hotwire.registerBridgeComponents(
    vararg factories: BridgeComponentFactory<HotwireDestination, BridgeComponent<HotwireDestination>>,
): Unit = Unit

@Suppress("UnusedReceiverParameter")
public var Hotwire.defaultFragmentDestination: KClass<out Fragment>
    get() = HotwireNavigation.defaultFragmentDestination
    set(value) {
        HotwireNavigation.defaultFragmentDestination = value
    }
