package dev.tabwire.hotwire

import androidx.fragment.app.Fragment
import dev.hotwire.core.config.Hotwire
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.fragments.HotwireWebFragment
import dev.hotwire.navigation.navigator.Navigator
import dev.hotwire.navigation.navigator.NavigatorHost

// The declarations of Hotwire Native that tests need and that are not public. `Lab/Trials/HotwireNativeAndroid` has the same for its real sources.

/** The properties of the paths that contain a text. */
var pathRules: Map<String, Map<String, String>> by Hotwire.config.pathConfiguration::rules

/** The locations of the back stack. A new value visits pages, or goes back. */
var Navigator.stack: List<String> by Navigator::locations

/** Visits a page as Hotwire does when it is ready to, without a message in between. */
fun NavigatorHost.visitAtOnce(url: String) = navController.navigateForTest(url, ::HotwireWebFragment)

/** How often a page of the host was loaded again. */
val NavigatorHost.refreshes: Int
    get() = navigator.session.reloadsForTest

/** Shows another address without a load, as the page does with `history.replaceState`. */
fun NavigatorHost.replaceAddress(url: String) = navigator.session.webView.showForTest(url)

/** How often the session was reset, so that the next page is loaded and not restored. */
val NavigatorHost.resets: Int
    get() = navigator.session.resetsForTest

/** Returns a screen in a fragment. */
fun destination(fragment: Fragment, navigator: () -> Navigator): HotwireDestination = object : HotwireDestination {
    override val fragment = fragment
    override val navigator
        get() = navigator()

    override fun onBeforeNavigation() = Unit

    override fun refresh(displayProgress: Boolean) = Unit

    override fun prepareNavigation(onReady: () -> Unit) = onReady()
}
