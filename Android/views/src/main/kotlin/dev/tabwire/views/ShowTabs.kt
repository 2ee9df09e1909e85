package dev.tabwire.views

import android.view.View
import android.view.ViewGroup
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsCompat.Type
import com.google.android.material.navigation.NavigationBarView
import com.google.android.material.navigationrail.NavigationRailView
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.hotwire.TabbedActivity
import dev.tabwire.hotwire.TabbedNavigator

/**
 * Makes a [TabbedLayout] the content view, and attaches its tab bar. Call it in [TabbedActivity.showTabs].
 *
 * @param icons the icons of the tabs.
 * @return the layout.
 */
public fun TabbedActivity.showTabbedLayout(icons: TabIcons = TabIcons.standard): TabbedLayout {
    val layout = TabbedLayout(this, tabbedNavigator, icons)
    setContentView(layout)
    layout.attach()
    return layout
}

/**
 * Shows the tabs in the app's own layout, for example one of XML. It must be in the activity's view tree.
 *
 * The pages get the insets that reach [containers], except those at the edge of a visible navigation bar, which adds them to itself.
 *
 * @param navigationBar the bottom navigation or navigation rail. It is hidden while there is no tab bar, and bottom navigation also while the
 *   keyboard is open.
 * @param containers the view that the containers fill.
 * @param icons the icons of the tabs.
 */
public fun TabbedNavigator.attach(
    navigationBar: NavigationBarView,
    containers: ViewGroup,
    icons: TabIcons = TabIcons.standard,
) {
    lateinit var bar: OwnNavigationBar
    val pages = takeContainers { insets ->
        bar.isKeyboardOpen = insets.isVisible(Type.ime())
        insets.beside(navigationBar)
    }
    bar = OwnNavigationBar(navigationBar, pages)
    containers.addView(pages, ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT))
    val configuration = navigationBar.resources.configuration
    val capacity = if (navigationBar is NavigationRailView) {
        BarLayout.railCapacity(configuration.screenHeightDp, configuration.fontScale)
    } else {
        BarLayout.CAPACITY
    }
    attach(MaterialTabBar(navigationBar, this, icons, capacity) { bar.isShown = it })
}

/** The visibility of a navigation bar in the app's own layout. */
private class OwnNavigationBar(private val view: NavigationBarView, private val pages: View) {
    var isShown = false
        set(value) {
            field = value
            update()
        }

    var isKeyboardOpen = false
        set(value) {
            field = value
            update()
        }

    private fun update() {
        val visibility = if (isShown && (view is NavigationRailView || !isKeyboardOpen)) View.VISIBLE else View.GONE
        if (visibility == view.visibility) return
        view.visibility = visibility
        pages.requestApplyInsets()
    }
}

/** Returns the insets that a navigation bar leaves. */
private fun WindowInsetsCompat.beside(navigationBar: NavigationBarView): WindowInsetsCompat {
    if (navigationBar.visibility != View.VISIBLE) return this
    val system = getInsets(Type.systemBars() or Type.displayCutout())
    return when {
        navigationBar !is NavigationRailView -> inset(0, 0, 0, system.bottom)
        navigationBar.layoutDirection == View.LAYOUT_DIRECTION_RTL -> inset(0, 0, system.right, 0)
        else -> inset(system.left, 0, 0, 0)
    }
}
