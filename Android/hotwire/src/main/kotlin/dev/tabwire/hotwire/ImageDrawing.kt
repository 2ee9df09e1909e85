package dev.tabwire.hotwire

import android.content.Context
import android.graphics.Bitmap
import android.graphics.BitmapFactory
import android.graphics.drawable.BitmapDrawable
import androidx.core.graphics.drawable.RoundedBitmapDrawableFactory
import dev.tabwire.images.ImageFile
import dev.tabwire.protocol.TabImage.Kind

/** Draws images from the server in the size of the icons of a tab bar. */
internal object ImageDrawing {
    /** The width and height in density-independent pixels, as Material gives them for icons of a navigation bar. */
    private const val SIDE = 24

    /**
     * Decodes an image, on a background thread.
     *
     * @param file the checked file.
     * @param kind a symbol is tinted by its alpha channel (P22.4). A picture keeps its colors and is cut to a circle (P22.5).
     * @return the icon, or `null` if the file is damaged.
     */
    fun icon(file: ImageFile, kind: Kind, context: Context): TabIcon? {
        val image = BitmapFactory.decodeByteArray(file.bytes, 0, file.bytes.size) ?: return null
        val side = (SIDE * context.resources.displayMetrics.density).toInt()
        return when (kind) {
            Kind.SYMBOL -> TabIcon(IconImage.Drawable(BitmapDrawable(context.resources, image.fitting(side))))
            Kind.PICTURE -> {
                val circle = RoundedBitmapDrawableFactory.create(context.resources, image.square().fitting(side))
                circle.isCircular = true
                TabIcon(IconImage.Picture(circle))
            }
        }
    }

    /** Returns the square in the middle. */
    private fun Bitmap.square(): Bitmap {
        val side = minOf(width, height)
        return Bitmap.createBitmap(this, (width - side) / 2, (height - side) / 2, side, side)
    }

    /** Returns the bitmap with its longer side of a length. */
    private fun Bitmap.fitting(side: Int): Bitmap {
        val scale = side.toFloat() / maxOf(width, height)
        fun scaled(length: Int) = (length * scale).toInt().coerceAtLeast(1)
        return Bitmap.createScaledBitmap(this, scaled(width), scaled(height), true)
    }
}
