package dev.tabwire.hotwire

import dev.tabwire.client.ContainerId
import dev.tabwire.reconciliation.Transition

/** A tab bar of a [TabbedNavigator], to which it passes the user's taps. */
public interface TabBar {
    /**
     * Shows the items when the bar is attached.
     *
     * @param items the tabs and actions from left to right, empty in bootstrap.
     * @param selectedId the selected container.
     */
    public fun start(items: List<BarItem>, selectedId: ContainerId)

    /**
     * Applies a transition.
     *
     * @param transition the transition. Whatever it does not name is unchanged.
     * @param items the tabs and actions after it, from left to right.
     * @param selectedId the selected container after it.
     */
    public fun apply(transition: Transition<ContainerId>, items: List<BarItem>, selectedId: ContainerId)

    /**
     * Shows an item again, because its image has arrived or an action was enabled or disabled.
     *
     * @param item the item, which is on the bar.
     */
    public fun update(item: BarItem)

    /**
     * Shows or hides the bar. It is hidden in bootstrap, over modal pages, and if the page in front or the app hides it.
     *
     * @param isVisible whether the bar is shown. It can be as before.
     * @param isAnimated whether a change is animated.
     */
    public fun setVisible(isVisible: Boolean, isAnimated: Boolean)
}
