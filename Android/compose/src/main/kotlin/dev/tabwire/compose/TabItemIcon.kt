package dev.tabwire.compose

import androidx.compose.runtime.Composable
import dev.tabwire.hotwire.BarItem
import dev.tabwire.hotwire.TabIcons

/**
 * The icon of an item with its badge, for a tab bar of your own.
 *
 * @param item the item.
 * @param isSelected whether the item is the selected tab.
 * @param icons the icons of the tabs.
 */
@Composable
public fun TabItemIcon(item: BarItem, isSelected: Boolean, icons: TabIcons = TabIcons.standard) {
    BadgedIcon(item.image ?: icons.icon(item.icon), isSelected, item.badge)
}
