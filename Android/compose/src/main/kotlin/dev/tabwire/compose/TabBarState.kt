package dev.tabwire.compose

import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.State
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.ComposeView
import androidx.compose.ui.platform.LocalView
import dev.tabwire.client.ContainerId
import dev.tabwire.hotwire.BarItem
import dev.tabwire.hotwire.TabBarContent
import dev.tabwire.hotwire.TabbedNavigator

/** What a tab bar shows, and what a tap on it does. Composables that read it recompose after a change. */
@Stable
public class TabBarState internal constructor(internal val tabbedNavigator: TabbedNavigator, content: State<TabBarContent>) {
    private val content by content

    /** The tabs and actions from left to right, empty in bootstrap. */
    public val items: List<BarItem>
        get() = content.items

    /** The selected container. */
    public val selectedId: ContainerId
        get() = content.selectedId

    /** Whether the bar is shown. It is hidden in bootstrap, over modal pages, and if the page in front or the app hides it. */
    public val isVisible: Boolean
        get() = content.isVisible

    /** Whether the last change of the visibility is animated. */
    public val isAnimated: Boolean
        get() = content.isAnimated

    /**
     * Returns whether an item is the selected tab. An action never is.
     *
     * @param item the item.
     */
    public fun isSelected(item: BarItem): Boolean = item is BarItem.Tab && item.container == selectedId

    /**
     * Selects a tab or performs an action. Call it for each tap on an item, also on the selected tab.
     *
     * @param item the item.
     */
    public fun select(item: BarItem): Unit = tabbedNavigator.select(item)
}

/**
 * Returns the state of the tab bar. Call it before any composable that reads `WindowInsets`: Compose 1.7 and 1.8 otherwise keep all
 * insets from the pages.
 *
 * @param tabbedNavigator the tabs, created before the activity's `super.onCreate`.
 */
@Composable
public fun rememberTabBarState(tabbedNavigator: TabbedNavigator): TabBarState {
    (LocalView.current.parent as? ComposeView)?.consumeWindowInsets = false
    val content = tabbedNavigator.tabBarContent.collectAsState()
    return remember(tabbedNavigator, content) { TabBarState(tabbedNavigator, content) }
}
