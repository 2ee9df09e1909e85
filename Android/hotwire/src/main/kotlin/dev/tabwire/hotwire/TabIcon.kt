package dev.tabwire.hotwire

import androidx.annotation.DrawableRes

/**
 * The icon of a tab.
 *
 * @property drawable the drawable of the tab.
 * @property selected the drawable while the tab is selected.
 */
public data class TabIcon(
    @param:DrawableRes @get:DrawableRes public val drawable: Int,
    @param:DrawableRes @get:DrawableRes public val selected: Int = drawable,
)
