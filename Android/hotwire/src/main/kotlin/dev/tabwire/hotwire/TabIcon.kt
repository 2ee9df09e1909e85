package dev.tabwire.hotwire

import android.graphics.drawable.Drawable
import androidx.annotation.DrawableRes
import java.util.Objects

/**
 * The icon of a tab.
 *
 * @property image the image of the tab.
 * @property selected the image while the tab is selected.
 */
public class TabIcon(public val image: IconImage, public val selected: IconImage = image) {
    /** Creates an icon of drawable resources. */
    public constructor(@DrawableRes image: Int, @DrawableRes selected: Int = image) :
        this(IconImage.Resource(image), IconImage.Resource(selected))

    /** Creates an icon of drawables. */
    public constructor(image: Drawable, selected: Drawable = image) :
        this(IconImage.Drawable(image), IconImage.Drawable(selected))

    override fun equals(other: Any?): Boolean = other is TabIcon && image == other.image && selected == other.selected

    override fun hashCode(): Int = Objects.hash(image, selected)

    override fun toString(): String = "TabIcon($image, $selected)"

    /** The modules for a kind of tab bar add functions that create icons. */
    public companion object
}
