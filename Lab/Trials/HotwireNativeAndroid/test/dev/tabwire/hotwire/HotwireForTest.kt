package dev.tabwire.hotwire

import android.app.Application
import android.content.Context
import android.os.Bundle
import android.os.Looper
import androidx.fragment.app.Fragment
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.PathConfiguration
import dev.hotwire.navigation.activities.HotwireActivityDelegate
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.navigator.Navigator
import dev.hotwire.navigation.navigator.NavigatorHost

// The declarations of Hotwire Native that tests need and that are not public; `Android/doubles/src/on-doubles` has its own.

private const val RULES = "https://app.example/rules.json"

/** The properties of the paths that contain a text. */
var pathRules: Map<String, Map<String, String>> = emptyMap()
    set(value) {
        field = value
        val rules = value.entries.joinToString { (text, properties) ->
            """{"patterns":["$text"],"properties":{${properties.entries.joinToString { (name, value) -> "\"$name\":\"$value\"" }}}}"""
        }
        Context.preferencesForTest()[RULES] = """{"rules":[$rules],"settings":{}}"""
        Hotwire.loadPathConfiguration(Application(), PathConfiguration.Location(remoteFileUrl = RULES))
        Context.preferencesForTest().remove(RULES)
    }

/** The locations of the back stack. A new value visits pages, or goes back. */
var Navigator.stack: List<String>
    get() = host.navController.argumentsForTest().map { it.getString("location")!! }
    set(value) {
        repeat(stack.size - value.size) {
            pop()
            Looper.idleForTest()
        }
        for (location in value.drop(stack.size)) {
            route(location)
            Looper.idleForTest()
        }
    }

val NavigatorHost.isDestroyed: Boolean
    get() = !isAdded

/** Visits a page as Hotwire does when it is ready to, without a message in between. */
fun NavigatorHost.visitAtOnce(url: String) =
    navController.navigate(navController.graph.startDestinationId, Bundle().apply { putString("location", url) }, null)

/** How often a page of the host was loaded again. */
val NavigatorHost.refreshes: Int
    get() = navigator.session.webView.reloadsForTest()

/** Shows another address without a load, as the page does with `history.replaceState`. */
fun NavigatorHost.replaceAddress(url: String) = navigator.session.webView.replaceAddressForTest(url)

/** How often the session has begun anew, with a page that it loads and does not restore. */
val NavigatorHost.resets: Int
    get() = navigator.session.webView.loadsForTest().size

/** The host of the current navigator. */
val HotwireActivityDelegate.currentHostId: Int
    get() = javaClass.getDeclaredField("currentNavigatorHostId").run {
        isAccessible = true
        getInt(this@currentHostId)
    }

/** Returns a screen in a fragment. */
fun destination(fragment: Fragment, navigator: () -> Navigator): HotwireDestination = object : HotwireDestination {
    override val fragment = fragment
    override val navigator
        get() = navigator()

    override fun refresh(displayProgress: Boolean) = Unit

    override fun delegate() = error("not asked for")

    override fun toolbarForNavigation() = null

    override fun onBeforeNavigation() = Unit

    override fun prepareNavigation(onReady: () -> Unit) = onReady()
}
