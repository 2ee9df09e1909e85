package dev.tabwire.hotwire

import android.graphics.drawable.Drawable
import androidx.annotation.DrawableRes

/**
 * The icon of a tab.
 *
 * @property image the image of the tab.
 * @property selected the image while the tab is selected.
 */
public data class TabIcon(public val image: TabImage, public val selected: TabImage = image) {
    /** Creates an icon of drawable resources. */
    public constructor(@DrawableRes image: Int, @DrawableRes selected: Int = image) :
        this(TabImage.Resource(image), TabImage.Resource(selected))

    /** Creates an icon of drawables. */
    public constructor(image: Drawable, selected: Drawable = image) :
        this(TabImage.Drawable(image), TabImage.Drawable(selected))
}
