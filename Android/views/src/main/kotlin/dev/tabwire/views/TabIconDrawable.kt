package dev.tabwire.views

import android.content.Context
import android.graphics.drawable.Drawable
import android.graphics.drawable.StateListDrawable
import androidx.appcompat.content.res.AppCompatResources
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.TabIcon
import dev.tabwire.hotwire.TabImage

/** Returns the drawable of an icon, which shows another image while its tab is selected if there are two. */
internal fun TabIcon.drawable(context: Context): Drawable? {
    if (selected == image) return image.drawable(context)
    return StateListDrawable().apply {
        addState(intArrayOf(android.R.attr.state_checked), selected.drawable(context))
        addState(intArrayOf(), image.drawable(context))
    }
}

private fun TabImage.drawable(context: Context): Drawable? = when (this) {
    is TabImage.Resource -> AppCompatResources.getDrawable(context, id)
    is TabImage.Drawable -> drawable
    is TabImage.Picture -> drawable
    else -> AppCompatResources.getDrawable(context, R.drawable.tabwire_unknown)
}
