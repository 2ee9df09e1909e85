package dev.tabwire.hotwire

import android.content.Intent
import android.os.BadParcelableException
import android.os.Bundle
import androidx.fragment.app.Fragment
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.navigator.NavigatorConfiguration
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

    final override lateinit var tabbedNavigator: TabbedNavigator
        private set

    override fun onCreate(savedInstanceState: Bundle?) {
        // Restored fragments need their configurations in super.onCreate.
        val location = AppLocation(startUrl)
        tabbedNavigator =
            TabbedNavigator(this, location, savedInstanceState, destinations = fragmentDestinations)
        super.onCreate(tabbedNavigator.restorableState)
        showTabs()
        if (savedInstanceState == null) open(intent)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        setIntent(intent)
        open(intent)
    }

    private fun open(intent: Intent?) {
        val address = intent?.dataString ?: intent?.pathOfNotification
        address?.let(tabbedNavigator::open)
    }

    /** The page of a notification: Firebase puts the data of its message into the intent. */
    private val Intent.pathOfNotification: String?
        get() =
            try {
                getStringExtra("path")
            } catch (_: BadParcelableException) {
                null // of another app, which may send anything
            }

    /** Sets the content view and attaches a tab bar: `showTabbedLayout()`, or `setContent { TabbedScaffold(…) }`. */
    protected abstract fun showTabs()

    override fun navigatorConfigurations(): List<NavigatorConfiguration> = tabbedNavigator.navigatorConfigurations()

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        tabbedNavigator.save(outState)
    }
}
