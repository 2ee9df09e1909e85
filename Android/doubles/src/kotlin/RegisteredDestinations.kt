package dev.tabwire.doubles

import androidx.fragment.app.Fragment
import dev.hotwire.navigation.fragments.HotwireWebBottomSheetFragment
import dev.hotwire.navigation.fragments.HotwireWebFragment
import kotlin.reflect.KClass

/** The fragments that Hotwire registers by default. */
internal object RegisteredDestinations {
    var default: KClass<out Fragment> = HotwireWebFragment::class
    val all: List<KClass<out Fragment>> = listOf(HotwireWebFragment::class, HotwireWebBottomSheetFragment::class)
}
