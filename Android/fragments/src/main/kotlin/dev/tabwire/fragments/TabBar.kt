package dev.tabwire.fragments

import dev.tabwire.reconciliation.TabItem
import dev.tabwire.reconciliation.Transition

/** Shows the tabs of a [TabbedNavigator]. It decides nothing: what the user taps goes to the `TabManager`. */
public interface TabBar {
    /**
     * Shows the tabs for the first time.
     *
     * @param tabs the containers in the order of the bar; a single one, which represents nothing, hides the bar.
     * @param selectedID the container that the user looks at.
     */
    public fun start(tabs: List<TabItem<Int>>, selectedID: Int)

    /**
     * Carries out what became of the tabs.
     *
     * @param transition what happened; what it does not name has not changed.
     * @param tabs the containers after it.
     * @param selectedID the container that the user looks at after it.
     */
    public fun apply(transition: Transition<Int>, tabs: List<TabItem<Int>>, selectedID: Int)
}
