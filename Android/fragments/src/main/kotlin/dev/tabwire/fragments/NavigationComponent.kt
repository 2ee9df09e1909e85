package dev.tabwire.fragments

import dev.hotwire.core.bridge.BridgeComponent
import dev.hotwire.core.bridge.BridgeComponentFactory
import dev.hotwire.core.bridge.BridgeDelegate
import dev.hotwire.core.bridge.Message
import dev.hotwire.navigation.destinations.HotwireDestination

/**
 * The bridge component through which a page says what the tab bar is to be: component `navigation`, event `configure`.
 *
 * Register its [factory] with `Hotwire.registerBridgeComponents`. Its activity must be a [TabbedNavigatorOwner]. A
 * message that may not be obeyed changes nothing and leaves a line in the log.
 *
 * @param name the name of the component.
 * @param bridgeDelegate knows the screen that the component belongs to.
 */
public class NavigationComponent(
    name: String,
    private val bridgeDelegate: BridgeDelegate<HotwireDestination>,
) : BridgeComponent<HotwireDestination>(name, bridgeDelegate) {
    override fun onReceive(message: Message) {
        if (message.event != "configure") return
        val fragment = bridgeDelegate.destination.fragment
        val owner = fragment.activity as? TabbedNavigatorOwner ?: return
        // The bridge delivers a message only while its URL is that of the page in the web view.
        owner.tabbedNavigator.receive(message.jsonData, fragment, message.metadata?.url)
    }

    public companion object {
        /** Makes the component. */
        public val factory: BridgeComponentFactory<HotwireDestination, BridgeComponent<HotwireDestination>> =
            BridgeComponentFactory("navigation", ::NavigationComponent)
    }
}
