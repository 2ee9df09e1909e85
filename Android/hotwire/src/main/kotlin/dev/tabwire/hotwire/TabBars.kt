package dev.tabwire.hotwire

import dev.tabwire.client.ContainerID
import dev.tabwire.reconciliation.Transition
import kotlinx.coroutines.flow.MutableStateFlow

/**
 * The attached tab bar, and the content for those that observe it.
 *
 * @param items the tabs and actions from left to right.
 * @param selectedID the selected container.
 */
internal class TabBars(items: List<BarItem>, selectedID: ContainerID) : TabBar {
    val content = MutableStateFlow(TabBarContent(items, selectedID, isVisible = false, isAnimated = false))

    /** The attached tab bar, or `null`. */
    var attached: TabBar? = null

    override fun start(items: List<BarItem>, selectedID: ContainerID) {
        content.value = content.value.copy(items, selectedID)
        attached?.start(items, selectedID)
    }

    override fun apply(transition: Transition<ContainerID>, items: List<BarItem>, selectedID: ContainerID) {
        content.value = content.value.copy(items, selectedID)
        attached?.apply(transition, items, selectedID)
    }

    override fun update(item: BarItem) {
        content.value = content.value.run { copy(items.map { if (it.id == item.id) item else it }) }
        attached?.update(item)
    }

    override fun setVisible(isVisible: Boolean, isAnimated: Boolean) {
        val shown = content.value
        if (isVisible != shown.isVisible) content.value = shown.copy(isVisible = isVisible, isAnimated = isAnimated)
        attached?.setVisible(isVisible, isAnimated)
    }
}
