package dev.tabwire.compose

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import dev.tabwire.client.ContainerID
import dev.tabwire.hotwire.BarItem
import dev.tabwire.hotwire.TabBar
import dev.tabwire.reconciliation.Transition

/** The state of a composed tab bar. Composables that read it recompose after a change. */
internal class TabBarState : TabBar {
    /** The tabs and actions from left to right, empty before the bar is attached. */
    var items: List<BarItem> by mutableStateOf(emptyList())
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

    override fun start(items: List<BarItem>, selectedID: ContainerID) = show(items, selectedID)

    override fun apply(transition: Transition<ContainerID>, items: List<BarItem>, selectedID: ContainerID) = show(items, selectedID)

    override fun update(item: BarItem) {
        items = items.map { if (it.id == item.id) item else it }
    }

    private fun show(items: List<BarItem>, selectedID: ContainerID) {
        this.items = items
        this.selectedID = selectedID
    }
}
