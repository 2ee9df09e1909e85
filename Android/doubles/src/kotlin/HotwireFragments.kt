package dev.hotwire.navigation.fragments

import androidx.fragment.app.DialogFragment
import androidx.fragment.app.Fragment
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.destinations.HotwireDestinationDeepLink
import dev.hotwire.navigation.navigator.Navigator
import dev.hotwire.navigation.navigator.NavigatorHost

public interface HotwireWebFragmentCallback

/** A double of Hotwire's class. It counts how often it was refreshed. */
@HotwireDestinationDeepLink(uri = "hotwire://fragment/web")
public open class HotwireWebFragment : Fragment(), HotwireDestination, HotwireWebFragmentCallback {
    override val navigator: Navigator
        get() = owner ?: (parentFragment as NavigatorHost).navigator

    internal var owner: Navigator? = null

    internal var refreshes = 0
        private set

    override fun onStart() {
        super.onStart()
        onStartForTest?.invoke(this)
    }

    override fun onDestroyView() {
        super.onDestroyView()
        // Hotwire keeps a snapshot of the page.
        if (navigator.session.isReady) navigator.session.webView.evaluateJavascript("cacheSnapshot()", null)
    }

    override fun refresh(displayProgress: Boolean) {
        refreshes += 1
    }

    internal companion object {
        /** What an app does when a page starts: within a transaction of fragments. */
        var onStartForTest: ((HotwireWebFragment) -> Unit)? = null
    }
}

@HotwireDestinationDeepLink(uri = "hotwire://fragment/web/modal/sheet")
public open class HotwireWebBottomSheetFragment : DialogFragment(), HotwireWebFragmentCallback
