package dev.tabwire.hotwire

import android.content.ActivityNotFoundException
import android.content.Intent
import android.os.Bundle
import androidx.core.net.toUri
import androidx.fragment.app.Fragment
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.navigator.NavigatorConfiguration
import dev.tabwire.client.OpenResult
import dev.tabwire.client.TabLogger
import dev.tabwire.location.AppLocation
import kotlin.reflect.KClass

/**
 * An activity with tabs that the server drives.
 *
 * It starts in bootstrap: one container fills the screen, without a tab bar. It opens the URL of its intent, or the `path` of
 * a notification, in the tab that it belongs to. An app with its own base class copies these few lines into it.
 */
public abstract class TabbedActivity : HotwireActivity(), TabbedNavigatorOwner {
    /** The start URL: absolute, `http` or `https`. */
    protected abstract val startUrl: String

    /** The fragments that the app registers with `Hotwire.registerFragmentDestinations`. By default, those of Hotwire. */
    protected open val fragmentDestinations: List<KClass<out Fragment>>
        get() = StartLocations.defaultDestinations

    /** Receives the log lines of the tabs. By default, they are in logcat. */
    protected open val logger: TabLogger
        get() = LogcatLogger

    final override lateinit var tabbedNavigator: TabbedNavigator
        private set

    override fun onCreate(savedInstanceState: Bundle?) {
        // Restored fragments need their configurations in super.onCreate.
        val location = AppLocation(startUrl)
        tabbedNavigator = TabbedNavigator(this, location, savedInstanceState, logger, fragmentDestinations)
        val address = IntentAddress.take(intent)
        super.onCreate(tabbedNavigator.restorableState)
        showTabs()
        if (savedInstanceState == null) open(address)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        setIntent(intent)
        open(IntentAddress.take(intent))
    }

    private fun open(address: String?) {
        if (address != null && tabbedNavigator.open(address) == OpenResult.External) openExternally(address)
    }

    /**
     * Opens the address of an intent that is not on the app's origin, such as that of a notification. By default, a web page opens in the
     * browser, and any other address does nothing.
     *
     * @param address the address. Any app may have sent it.
     */
    protected open fun openExternally(address: String) {
        val uri = address.toUri()
        if (uri.scheme?.lowercase() !in setOf("http", "https")) return
        try {
            // The browser itself, as this app may be the one for such addresses.
            startActivity(Intent.makeMainSelectorActivity(Intent.ACTION_MAIN, Intent.CATEGORY_APP_BROWSER).setData(uri))
        } catch (_: ActivityNotFoundException) {
            logger.log(TabLogger.Level.WARNING, "no browser for ${TabLogger.loggable(address)}")
        }
    }

    /** Sets the content view and attaches a tab bar: `showTabbedLayout()`, or `setContent { TabbedScaffold(…) }`. */
    protected abstract fun showTabs()

    override fun navigatorConfigurations(): List<NavigatorConfiguration> = tabbedNavigator.navigatorConfigurations()

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        tabbedNavigator.save(outState)
    }
}
