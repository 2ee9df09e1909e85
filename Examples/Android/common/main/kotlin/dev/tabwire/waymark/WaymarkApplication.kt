package dev.tabwire.waymark

import android.app.Application
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.PathConfiguration
import dev.hotwire.navigation.config.registerBridgeComponents
import dev.hotwire.navigation.config.registerRouteDecisionHandlers
import dev.tabwire.hotwire.CheckedPathConfiguration
import dev.tabwire.hotwire.NavigationComponent
import dev.tabwire.hotwire.TabRouteDecisionHandler
import dev.tabwire.hotwire.TabbedWebView

/** Registers the bridge component and loads the path configuration. */
class WaymarkApplication : Application() {
    override fun onCreate() {
        super.onCreate()
        Hotwire.registerBridgeComponents(NavigationComponent.factory)
        Hotwire.registerRouteDecisionHandlers(TabRouteDecisionHandler())
        Hotwire.config.makeCustomWebView = { TabbedWebView(it) }
        CheckedPathConfiguration.load(
            context = this,
            location = PathConfiguration.Location(
                // Until the rules of the server have loaded. With them, the action "Write" opens a modal page also on a slow network.
                assetFilePath = "json/path-configuration.json",
                remoteFileUrl = "${BuildConfig.START_URL}configurations/android_v1.json",
            ),
        )
    }
}
