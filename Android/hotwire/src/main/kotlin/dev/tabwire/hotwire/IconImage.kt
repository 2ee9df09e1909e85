package dev.tabwire.hotwire

import androidx.annotation.DrawableRes

/** An image of a tab's icon. The module `compose` adds painters and image vectors, which tab bars of views cannot show. */
public interface IconImage {
    /**
     * A drawable of the app's resources.
     *
     * @property id the id of the resource.
     */
    public data class Resource(@param:DrawableRes @get:DrawableRes public val id: Int) : IconImage

    /**
     * A drawable that the app has made, such as a downloaded picture.
     *
     * @property drawable the drawable. The tab bar tints it like every other icon.
     */
    public data class Drawable(public val drawable: android.graphics.drawable.Drawable) : IconImage

    /**
     * A picture that keeps its colors, such as the face of the user.
     *
     * @property drawable the drawable. It has no tint.
     */
    public data class Picture(public val drawable: android.graphics.drawable.Drawable) : IconImage
}
