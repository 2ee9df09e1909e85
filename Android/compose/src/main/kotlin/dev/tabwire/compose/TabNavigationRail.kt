package dev.tabwire.compose

import androidx.compose.material3.NavigationRail
import androidx.compose.material3.NavigationRailItem
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalConfiguration
import dev.tabwire.client.ContainerID
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.reconciliation.TabItem

/**
 * A Material navigation rail of tabs, for wide windows. It takes the parameters of [TabNavigationBar].
 */
@Composable
public fun TabNavigationRail(
    tabs: List<TabItem<ContainerID>>,
    selectedID: ContainerID,
    onSelect: (ContainerID) -> Unit,
    modifier: Modifier = Modifier,
    icons: TabIcons = TabIcons.standard,
) {
    NavigationRail(modifier) {
        val configuration = LocalConfiguration.current
        val layout = BarLayout(tabs, BarLayout.railCapacity(configuration.screenHeightDp, configuration.fontScale))
        TabItems(layout, selectedID, onSelect, icons) { isSelected, onClick, icon, itemModifier, label ->
            NavigationRailItem(isSelected, onClick, icon, itemModifier, label = label)
        }
    }
}
