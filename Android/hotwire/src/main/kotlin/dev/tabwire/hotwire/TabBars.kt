package dev.tabwire.hotwire

import dev.tabwire.client.ContainerId
import dev.tabwire.reconciliation.Transition
import kotlinx.coroutines.flow.MutableStateFlow

/**
 * The attached tab bar, and the content for those that observe it.
 *
 * @param items the tabs and actions from left to right.
 * @param selectedId the selected container.
 */
internal class TabBars(items: List<BarItem>, selectedId: ContainerId) : TabBar {
    val content = MutableStateFlow(TabBarContent(items, selectedId, isVisible = false, isAnimated = false))

    /** The attached tab bar, or `null`. */
    var attached: TabBar? = null

    override fun start(items: List<BarItem>, selectedId: ContainerId) {
        content.value = content.value.copy(items, selectedId)
        attached?.start(items, selectedId)
    }

    override fun apply(transition: Transition<ContainerId>, items: List<BarItem>, selectedId: ContainerId) {
        content.value = content.value.copy(items, selectedId)
        attached?.apply(transition, items, selectedId)
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
