package dev.hotwire.navigation.fragments

import androidx.fragment.app.DialogFragment
import androidx.fragment.app.Fragment
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.destinations.HotwireDestinationDeepLink
import dev.hotwire.navigation.navigator.Navigator

/** A double of Hotwire's interface. */
public interface HotwireWebFragmentCallback

/** A double of Hotwire's class. It counts how often it was refreshed. */
@HotwireDestinationDeepLink(uri = "hotwire://fragment/web")
public open class HotwireWebFragment : Fragment(), HotwireDestination, HotwireWebFragmentCallback {
    override val navigator: Navigator
        get() = checkNotNull(owner)

    internal var owner: Navigator? = null

    internal var refreshes = 0
        private set

    override fun refresh(displayProgress: Boolean) {
        refreshes += 1
    }
}

/** A double of Hotwire's class. */
@HotwireDestinationDeepLink(uri = "hotwire://fragment/web/modal/sheet")
public open class HotwireWebBottomSheetFragment : DialogFragment(), HotwireWebFragmentCallback
