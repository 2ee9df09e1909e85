package dev.tabwire.compose

import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.material3.NavigationRail
import androidx.compose.material3.NavigationRailDefaults
import androidx.compose.material3.NavigationRailItem
import androidx.compose.material3.NavigationRailItemColors
import androidx.compose.material3.NavigationRailItemDefaults
import androidx.compose.material3.contentColorFor
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalConfiguration
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.TabIcons

/**
 * A Material navigation rail of tabs and actions, for wide windows. It slides in and out as [TabBarState.isVisible] says.
 *
 * @param state the state of the tab bar.
 * @param modifier the modifier of the rail.
 * @param icons the icons of the tabs.
 * @param containerColor the color of the rail.
 * @param contentColor the color of what the rail contains.
 * @param header what is above the items, such as a button, or `null`.
 * @param windowInsets the insets that the rail adds to itself.
 * @param itemColors the colors of the items.
 */
@Composable
public fun TabNavigationRail(
    state: TabBarState,
    modifier: Modifier = Modifier,
    icons: TabIcons = TabIcons.standard,
    containerColor: Color = NavigationRailDefaults.ContainerColor,
    contentColor: Color = contentColorFor(containerColor),
    header: @Composable (ColumnScope.() -> Unit)? = null,
    windowInsets: WindowInsets = NavigationRailDefaults.windowInsets,
    itemColors: NavigationRailItemColors = NavigationRailItemDefaults.colors(),
) {
    SlidingTabBar(state, isRail = true) {
        NavigationRail(modifier, containerColor, contentColor, header, windowInsets) {
            val configuration = LocalConfiguration.current
            val layout = BarLayout(state.items, BarLayout.railCapacity(configuration.screenHeightDp, configuration.fontScale))
            TabItems(layout, state, icons) { isSelected, isEnabled, onClick, icon, itemModifier, label ->
                NavigationRailItem(isSelected, onClick, icon, itemModifier, isEnabled, label, colors = itemColors)
            }
        }
    }
}
