package dev.tabwire.hotwire

import dev.tabwire.client.ContainerID
import java.util.Objects

/**
 * What a tab bar shows.
 *
 * @property items the tabs and actions from left to right, empty in bootstrap.
 * @property selectedID the selected container.
 * @property isVisible whether the bar is shown. It is hidden in bootstrap, over modal pages, and if the page in front or the app hides it.
 * @property isAnimated whether the last change of the visibility is animated.
 */
public class TabBarContent internal constructor(
    public val items: List<BarItem>,
    public val selectedID: ContainerID,
    public val isVisible: Boolean,
    public val isAnimated: Boolean,
) {
    override fun equals(other: Any?): Boolean = other is TabBarContent && items == other.items && selectedID == other.selectedID &&
        isVisible == other.isVisible && isAnimated == other.isAnimated

    override fun hashCode(): Int = Objects.hash(items, selectedID, isVisible, isAnimated)

    override fun toString(): String = "TabBarContent($items, ${selectedID.number}, $isVisible)"

    internal fun copy(
        items: List<BarItem> = this.items,
        selectedID: ContainerID = this.selectedID,
        isVisible: Boolean = this.isVisible,
        isAnimated: Boolean = this.isAnimated,
    ) = TabBarContent(items, selectedID, isVisible, isAnimated)
}
