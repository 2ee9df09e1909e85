package dev.tabwire.views

import android.content.Context
import android.content.res.ColorStateList
import android.graphics.drawable.Drawable
import android.graphics.drawable.DrawableWrapper
import android.graphics.drawable.StateListDrawable
import androidx.appcompat.content.res.AppCompatResources
import dev.tabwire.hotwire.IconImage
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.TabIcon

/** Returns the drawable of an icon, which shows another image while its tab is selected if there are two. */
internal fun TabIcon.drawable(context: Context): Drawable? {
    if (selected == image) return image.drawable(context)
    return StateListDrawable().apply {
        addState(intArrayOf(android.R.attr.state_checked), selected.drawable(context))
        addState(intArrayOf(), image.drawable(context))
    }
}

private fun IconImage.drawable(context: Context): Drawable? = when (this) {
    is IconImage.Resource -> AppCompatResources.getDrawable(context, id)
    is IconImage.Drawable -> drawable
    is IconImage.Picture -> Untinted(drawable)
    else -> AppCompatResources.getDrawable(context, R.drawable.tabwire_unknown)
}

/** A drawable that keeps its colors: Material tints each icon, or a copy of it if there is a state to copy. */
private class Untinted(picture: Drawable) : DrawableWrapper(picture) {
    override fun setTintList(tint: ColorStateList?) = Unit

    override fun getConstantState(): ConstantState? = null
}
