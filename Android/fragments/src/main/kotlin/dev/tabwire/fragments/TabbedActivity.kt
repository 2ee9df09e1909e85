package dev.tabwire.fragments

import android.os.Bundle
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.navigator.NavigatorConfiguration
import dev.tabwire.client.AppLocation

/**
 * An activity whose tabs the server drives.
 *
 * It starts in bootstrap: one container that fills the screen, without a tab bar. An app that has a base class of its
 * own does in it what this one does; it is a few lines.
 */
public abstract class TabbedActivity : HotwireActivity(), TabbedNavigatorOwner {
    /** The page that the app starts with: an absolute `http` or `https` URL. */
    protected abstract val startUrl: String

    /** The icons by the names that the server uses. */
    protected open val icons: TabIcons
        get() = TabIcons.standard

    final override lateinit var tabbedNavigator: TabbedNavigator
        private set

    override fun onCreate(savedInstanceState: Bundle?) {
        // Restored fragments ask for their configurations within super.onCreate.
        tabbedNavigator = TabbedNavigator(this, AppLocation(startUrl), savedInstanceState)
        super.onCreate(tabbedNavigator.restorableState)
        showTabs()
    }

    /**
     * Puts the tabs on the screen: above a Material bottom navigation, unless overridden.
     */
    protected open fun showTabs() {
        val layout = TabbedLayout(this, tabbedNavigator, icons)
        setContentView(layout)
        tabbedNavigator.attach(layout.tabBar)
    }

    override fun navigatorConfigurations(): List<NavigatorConfiguration> = tabbedNavigator.navigatorConfigurations()

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        tabbedNavigator.save(outState)
    }
}
