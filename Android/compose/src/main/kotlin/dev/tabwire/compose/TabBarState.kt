package dev.tabwire.compose

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import dev.tabwire.fragments.TabBar
import dev.tabwire.reconciliation.TabItem
import dev.tabwire.reconciliation.Transition

/** What a tab bar shows. Composables that read it are told of changes. */
internal class TabBarState : TabBar {
    /** The containers in the order of the bar; none before there is anything to show. */
    var tabs: List<TabItem<Int>> by mutableStateOf(emptyList())
        private set

    /** The container that the user looks at. */
    var selectedID: Int by mutableStateOf(0)
        private set

    /** Whether there is a bar: in bootstrap there is none. */
    val isVisible: Boolean
        get() = tabs.size > 1

    override fun start(tabs: List<TabItem<Int>>, selectedID: Int) = show(tabs, selectedID)

    override fun apply(transition: Transition<Int>, tabs: List<TabItem<Int>>, selectedID: Int) = show(tabs, selectedID)

    private fun show(tabs: List<TabItem<Int>>, selectedID: Int) {
        this.tabs = tabs
        this.selectedID = selectedID
    }
}
