package dev.tabwire.hotwire

import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsCompat.Type

/**
 * Returns the insets for pages that something around them keeps clear of the sides, the bottom and the keyboard. The toolbar of each
 * page adds the inset at the top itself.
 */
public fun WindowInsetsCompat.onlyTop(): WindowInsetsCompat {
    val all = getInsets(Type.systemBars() or Type.displayCutout() or Type.ime())
    return inset(all.left, 0, all.right, all.bottom)
}
