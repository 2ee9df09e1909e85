package dev.tabwire.compose

import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarDefaults
import androidx.compose.material3.NavigationBarItem
import androidx.compose.material3.NavigationBarItemColors
import androidx.compose.material3.NavigationBarItemDefaults
import androidx.compose.material3.contentColorFor
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.TabIcons

/**
 * A Material navigation bar of tabs and actions. It slides in and out as [TabBarState.isVisible] says, and is hidden while the keyboard
 * is open. The state of an item is keyed by its tab, so it survives changes around it.
 *
 * @param state the state of the tab bar.
 * @param modifier the modifier of the bar.
 * @param icons the icons of the tabs.
 * @param containerColor the color of the bar.
 * @param contentColor the color of what the bar contains.
 * @param tonalElevation the elevation that the color shows.
 * @param windowInsets the insets that the bar adds to itself.
 * @param itemColors the colors of the items.
 */
@Composable
public fun TabNavigationBar(
    state: TabBarState,
    modifier: Modifier = Modifier,
    icons: TabIcons = TabIcons.standard,
    containerColor: Color = NavigationBarDefaults.containerColor,
    contentColor: Color = contentColorFor(containerColor),
    tonalElevation: Dp = NavigationBarDefaults.Elevation,
    windowInsets: WindowInsets = NavigationBarDefaults.windowInsets,
    itemColors: NavigationBarItemColors = NavigationBarItemDefaults.colors(),
) {
    if (isKeyboardOpen()) return
    SlidingTabBar(state, isRail = false) {
        NavigationBar(modifier, containerColor, contentColor, tonalElevation, windowInsets) {
            TabItems(BarLayout(state.items), state, icons) { isSelected, isEnabled, onClick, icon, itemModifier, label ->
                NavigationBarItem(isSelected, onClick, icon, itemModifier, isEnabled, label, colors = itemColors)
            }
        }
    }
}
