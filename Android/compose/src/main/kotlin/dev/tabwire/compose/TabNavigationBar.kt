package dev.tabwire.compose

import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import dev.tabwire.client.ContainerID
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.reconciliation.TabItem

/**
 * A Material navigation bar of tabs. The state of an item is keyed by its container, so it survives changes around it.
 *
 * @param tabs the containers in order.
 * @param selectedID the selected container.
 * @param onSelect called with the container of the tab that the user taps, also if it is selected.
 * @param modifier the modifier of the bar.
 * @param icons the icons of the tabs.
 */
@Composable
public fun TabNavigationBar(
    tabs: List<TabItem<ContainerID>>,
    selectedID: ContainerID,
    onSelect: (ContainerID) -> Unit,
    modifier: Modifier = Modifier,
    icons: TabIcons = TabIcons.standard,
) {
    NavigationBar(modifier) {
        TabItems(BarLayout(tabs), selectedID, onSelect, icons) { isSelected, onClick, icon, itemModifier, label ->
            NavigationBarItem(isSelected, onClick, icon, itemModifier, label = label)
        }
    }
}
