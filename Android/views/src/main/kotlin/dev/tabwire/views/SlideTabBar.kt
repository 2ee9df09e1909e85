package dev.tabwire.views

import android.view.Gravity
import android.view.ViewGroup
import androidx.transition.Slide
import androidx.transition.TransitionManager
import com.google.android.material.navigation.NavigationBarView
import com.google.android.material.navigationrail.NavigationRailView

/** The duration of the animation in milliseconds, as that of Hotwire's `HotwireBottomNavigationController`. */
private const val DURATION = 200L

/** Lets the bar slide in or out when its visibility changes next. The other views change at once. */
internal fun NavigationBarView.slide() {
    val scene = parent as? ViewGroup ?: return
    val edge = if (this is NavigationRailView) Gravity.START else Gravity.BOTTOM
    TransitionManager.beginDelayedTransition(scene, Slide(edge).setDuration(DURATION).addTarget(this))
}
