package dev.tabwire.hotwire

import dev.tabwire.client.ContainerId
import java.util.Objects

/**
 * What a tab bar shows.
 *
 * @property items the tabs and actions from left to right, empty in bootstrap.
 * @property selectedId the selected container.
 * @property isVisible whether the bar is shown. It is hidden in bootstrap, over modal pages, and if the page in front or the app hides it.
 * @property isAnimated whether the last change of the visibility is animated.
 */
public class TabBarContent internal constructor(
    public val items: List<BarItem>,
    public val selectedId: ContainerId,
    public val isVisible: Boolean,
    public val isAnimated: Boolean,
) {
    override fun equals(other: Any?): Boolean = other is TabBarContent && items == other.items && selectedId == other.selectedId &&
        isVisible == other.isVisible && isAnimated == other.isAnimated

    override fun hashCode(): Int = Objects.hash(items, selectedId, isVisible, isAnimated)

    override fun toString(): String = "TabBarContent($items, ${selectedId.number}, $isVisible)"

    internal fun copy(
        items: List<BarItem> = this.items,
        selectedId: ContainerId = this.selectedId,
        isVisible: Boolean = this.isVisible,
        isAnimated: Boolean = this.isAnimated,
    ) = TabBarContent(items, selectedId, isVisible, isAnimated)
}
