package dev.tabwire.fragments

import android.os.Bundle
import dev.hotwire.navigation.activities.HotwireActivity
import dev.hotwire.navigation.navigator.NavigatorConfiguration
import dev.tabwire.location.AppLocation

/**
 * An activity with tabs that the server drives.
 *
 * It starts in bootstrap: one container fills the screen, without a tab bar. An app with its own base class copies these
 * few lines into it.
 */
public abstract class TabbedActivity : HotwireActivity(), TabbedNavigatorOwner {
    /** The start URL: absolute, `http` or `https`. */
    protected abstract val startUrl: String

    /** The icons of the tabs. */
    protected open val icons: TabIcons
        get() = TabIcons.standard

    final override lateinit var tabbedNavigator: TabbedNavigator
        private set

    override fun onCreate(savedInstanceState: Bundle?) {
        // Restored fragments need their configurations in super.onCreate.
        tabbedNavigator = TabbedNavigator(this, AppLocation(startUrl), savedInstanceState)
        super.onCreate(tabbedNavigator.restorableState)
        showTabs()
    }

    /**
     * Sets the content view and attaches the tab bar. By default this is Material's bottom navigation.
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
