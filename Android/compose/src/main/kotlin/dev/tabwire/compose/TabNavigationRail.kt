package dev.tabwire.compose

import androidx.compose.material3.NavigationRail
import androidx.compose.material3.NavigationRailItem
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalConfiguration
import dev.tabwire.client.ContainerID
import dev.tabwire.hotwire.BarItem
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.TabIcons

/**
 * A Material navigation rail of tabs, for wide windows. It takes the parameters of [TabNavigationBar].
 */
@Composable
public fun TabNavigationRail(
    items: List<BarItem>,
    selectedID: ContainerID,
    onTap: (BarItem) -> Unit,
    modifier: Modifier = Modifier,
    icons: TabIcons = TabIcons.standard,
) {
    NavigationRail(modifier) {
        val configuration = LocalConfiguration.current
        val layout = BarLayout(items, BarLayout.railCapacity(configuration.screenHeightDp, configuration.fontScale))
        TabItems(layout, selectedID, onTap, icons) { isSelected, isEnabled, onClick, icon, itemModifier, label ->
            NavigationRailItem(isSelected, onClick, icon, itemModifier, isEnabled, label)
        }
    }
}
