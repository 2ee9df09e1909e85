package dev.tabwire.hotwire

import dev.tabwire.client.ContainerID
import dev.tabwire.reconciliation.TabItem
import dev.tabwire.reconciliation.Transition

/** A tab bar of a [TabbedNavigator]. It passes the user's taps to the `TabManager`. */
public interface TabBar {
    /**
     * Shows the tabs when the bar is attached.
     *
     * @param tabs the containers in order. In bootstrap there is one.
     * @param selectedID the selected container.
     */
    public fun start(tabs: List<TabItem<ContainerID>>, selectedID: ContainerID)

    /**
     * Applies a transition.
     *
     * @param transition the transition. Whatever it does not name is unchanged.
     * @param tabs the containers after it, in order.
     * @param selectedID the selected container after it.
     */
    public fun apply(transition: Transition<ContainerID>, tabs: List<TabItem<ContainerID>>, selectedID: ContainerID)

    /**
     * Shows or hides the bar. It is hidden in bootstrap, over modal pages, and if the page in front or the app hides it.
     *
     * @param isVisible whether the bar is shown. It can be as before.
     * @param isAnimated whether a change is animated.
     */
    public fun setVisible(isVisible: Boolean, isAnimated: Boolean)
}
