package dev.tabwire.hotwire

import dev.hotwire.core.bridge.BridgeComponent
import dev.hotwire.core.bridge.BridgeComponentFactory
import dev.hotwire.core.bridge.BridgeDelegate
import dev.hotwire.core.bridge.Message
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.tabwire.client.TabLogger

/**
 * The bridge component that receives configurations: component `navigation`, event `configure`.
 *
 * Register its [factory] with `Hotwire.registerBridgeComponents`. The activity must be a [TabbedNavigatorOwner].
 *
 * @param name the name of the component.
 * @param bridgeDelegate the delegate of the screen that the component belongs to.
 */
public class NavigationComponent(
    name: String,
    private val bridgeDelegate: BridgeDelegate<HotwireDestination>,
) : BridgeComponent<HotwireDestination>(name, bridgeDelegate) {
    override fun onReceive(message: Message) {
        val formEvent = FormEvent.entries.find { it.event == message.event }
        if (message.event != "configure" && formEvent == null) return
        val fragment = bridgeDelegate.destination.fragment
        val owner = fragment.activity as? TabbedNavigatorOwner ?: return LogcatLogger.log(
            TabLogger.Level.WARNING, "configuration ignored: its activity is no TabbedNavigatorOwner (see TabbedActivity)",
        )
        if (formEvent != null) return owner.tabbedNavigator.receive(formEvent, fragment)
        // The bridge drops a message whose URL differs from that of the page in the web view.
        owner.tabbedNavigator.receive(message.jsonData, fragment, message.metadata?.url)
    }

    public companion object {
        /** Creates the component. */
        public val factory: BridgeComponentFactory<HotwireDestination, BridgeComponent<HotwireDestination>> =
            BridgeComponentFactory("navigation", ::NavigationComponent)
    }
}
