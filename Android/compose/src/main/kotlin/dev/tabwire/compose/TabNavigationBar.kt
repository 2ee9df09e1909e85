package dev.tabwire.compose

import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import dev.tabwire.client.ContainerID
import dev.tabwire.hotwire.BarItem
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.TabIcons

/**
 * A Material navigation bar of tabs and actions. The state of an item is keyed by its tab, so it survives changes around it.
 *
 * @param items the tabs and actions from left to right.
 * @param selectedID the selected container.
 * @param onTap called with the item that the user taps, also if it is the selected tab.
 * @param modifier the modifier of the bar.
 * @param icons the icons of the tabs.
 */
@Composable
public fun TabNavigationBar(
    items: List<BarItem>,
    selectedID: ContainerID,
    onTap: (BarItem) -> Unit,
    modifier: Modifier = Modifier,
    icons: TabIcons = TabIcons.standard,
) {
    NavigationBar(modifier) {
        TabItems(BarLayout(items), selectedID, onTap, icons) { isSelected, isEnabled, onClick, icon, itemModifier, label ->
            NavigationBarItem(isSelected, onClick, icon, itemModifier, isEnabled, label)
        }
    }
}
