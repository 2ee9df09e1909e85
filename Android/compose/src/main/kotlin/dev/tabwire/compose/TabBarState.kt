package dev.tabwire.compose

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import dev.tabwire.client.ContainerID
import dev.tabwire.hotwire.TabBar
import dev.tabwire.reconciliation.TabItem
import dev.tabwire.reconciliation.Transition

/** The state of a composed tab bar. Composables that read it recompose after a change. */
internal class TabBarState : TabBar {
    /** The containers in the order of the bar, empty before the bar is attached. */
    var tabs: List<TabItem<ContainerID>> by mutableStateOf(emptyList())
        private set

    /** The selected container. */
    var selectedID: ContainerID by mutableStateOf(ContainerID(0))
        private set

    /** Whether the bar is shown. */
    var isVisible: Boolean by mutableStateOf(false)
        private set

    /** Whether the last change of the visibility is animated. */
    var isAnimated: Boolean by mutableStateOf(false)
        private set

    override fun setVisible(isVisible: Boolean, isAnimated: Boolean) {
        if (isVisible == this.isVisible) return
        this.isVisible = isVisible
        this.isAnimated = isAnimated
    }

    override fun start(tabs: List<TabItem<ContainerID>>, selectedID: ContainerID) = show(tabs, selectedID)

    override fun apply(transition: Transition<ContainerID>, tabs: List<TabItem<ContainerID>>, selectedID: ContainerID) = show(tabs, selectedID)

    private fun show(tabs: List<TabItem<ContainerID>>, selectedID: ContainerID) {
        this.tabs = tabs
        this.selectedID = selectedID
    }
}
