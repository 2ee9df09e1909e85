package androidx.core.view

import android.view.View
import android.view.ViewGroup

public val ViewGroup.children: Sequence<View>
    get() = (0 until childCount).asSequence().map(::getChildAt)

public operator fun ViewGroup.contains(view: View): Boolean = view in children

public var View.isVisible: Boolean
    get() = visibility == View.VISIBLE
    set(value) {
        visibility = if (value) View.VISIBLE else View.GONE
    }

public fun View.updateLayoutParams(block: ChangedLayoutParams.() -> Unit): Unit = ChangedLayoutParams().block()

public class ChangedLayoutParams {
    public var width: Int = 0
    public var height: Int = 0
}
