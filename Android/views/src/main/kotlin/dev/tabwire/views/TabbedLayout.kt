package dev.tabwire.views

import android.content.Context
import android.content.res.Configuration
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsCompat.Type
import com.google.android.material.bottomnavigation.BottomNavigationView
import com.google.android.material.navigation.NavigationBarView
import com.google.android.material.navigationrail.NavigationRailView
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.hotwire.TabbedNavigator
import dev.tabwire.hotwire.onlyTop

/**
 * The content view of an app with tabs: the containers above Material's bottom navigation, or beside a navigation rail if the
 * window is wide. The tab bar is hidden in bootstrap; the bottom navigation also while the keyboard is open.
 *
 * @param context a context with a Material theme.
 * @param tabbedNavigator the tabs.
 * @param icons the icons of the tabs.
 * @param railWidth the width of the window, in density-independent pixels, from which there is a navigation rail.
 */
public class TabbedLayout(
    context: Context,
    private val tabbedNavigator: TabbedNavigator,
    private val icons: TabIcons = TabIcons.standard,
    private val railWidth: Int = BarLayout.RAIL_WIDTH,
) : LinearLayout(context) {
    private val containers = tabbedNavigator.takeContainers(WindowInsetsCompat::onlyTop)
    private var isTabBarShown = false
    private var insets: WindowInsetsCompat? = null
    private var appearance = Appearance(resources.configuration)

    /** The bottom navigation or the navigation rail. Another one after the window has become wide or narrow, or the theme, language or text size has changed. */
    public var navigationBar: NavigationBarView = makeNavigationBar()
        private set

    init {
        addViews()
        ViewCompat.setOnApplyWindowInsetsListener(this) { _, insets ->
            this.insets = insets
            update()
            insets
        }
    }

    /** Attaches the tab bar. Call it when the layout is in the activity's view tree. */
    public fun attach() {
        val tabBar = MaterialTabBar(navigationBar, tabbedNavigator, icons, appearance.capacity) { isVisible ->
            if (isVisible != isTabBarShown) requestApplyInsets()
            isTabBarShown = isVisible
            update()
        }
        tabbedNavigator.attach(tabBar)
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        val previous = appearance
        appearance = Appearance(newConfig)
        if (appearance == previous) return
        removeView(navigationBar)
        navigationBar = makeNavigationBar()
        // The containers stay in the view tree: their pages would be detached otherwise.
        addNavigationBar()
        requestApplyInsets()
        attach()
    }

    /** What the navigation bar is made for. It reads its colors, sizes and texts only as it is made. */
    private inner class Appearance(configuration: Configuration) {
        val isWide = configuration.screenWidthDp >= railWidth

        /** The maximum number of items. */
        val capacity =
            if (isWide) BarLayout.railCapacity(configuration.screenHeightDp, configuration.fontScale) else BarLayout.CAPACITY

        private val all = with(configuration) { listOf(isWide, capacity, uiMode, fontScale, locales, layoutDirection) }

        override fun equals(other: Any?): Boolean = other is Appearance && other.all == all

        override fun hashCode(): Int = all.hashCode()
    }

    private val isRail: Boolean
        get() = navigationBar is NavigationRailView

    private fun makeNavigationBar(): NavigationBarView =
        if (appearance.isWide) NavigationRailView(context) else BottomNavigationView(context)

    private fun addViews() {
        addView(containers)
        addNavigationBar()
    }

    private fun addNavigationBar() {
        orientation = if (isRail) HORIZONTAL else VERTICAL
        val full = ViewGroup.LayoutParams.MATCH_PARENT
        containers.layoutParams = if (isRail) LayoutParams(0, full, 1f) else LayoutParams(full, 0, 1f)
        val parameters = LayoutParams(ViewGroup.LayoutParams.WRAP_CONTENT, full)
        val atBottom = LayoutParams(full, ViewGroup.LayoutParams.WRAP_CONTENT)
        if (isRail) addView(navigationBar, 0, parameters) else addView(navigationBar, 1, atBottom)
    }

    private fun update() {
        val isKeyboardOpen = insets?.isVisible(Type.ime()) == true
        val isBarVisible = isTabBarShown && (isRail || !isKeyboardOpen)
        navigationBar.visibility = if (isBarVisible) View.VISIBLE else View.GONE
        val edges = edges(isBarVisible)
        containers.setPadding(edges.left, edges.top, edges.right, edges.bottom)
    }

    /** Returns the insets at the edges that the containers reach. The tab bar adds those of its own edge to itself. */
    private fun edges(isBarVisible: Boolean): Insets {
        val insets = insets ?: return Insets.NONE
        val system = insets.getInsets(Type.systemBars() or Type.displayCutout() or Type.ime())
        val hasRail = isBarVisible && isRail
        val isRailAtRight = layoutDirection == View.LAYOUT_DIRECTION_RTL
        return Insets.of(
            if (hasRail && !isRailAtRight) 0 else system.left,
            // Each page's toolbar adds the inset at the top itself.
            0,
            if (hasRail && isRailAtRight) 0 else system.right,
            if (isBarVisible && !isRail) 0 else system.bottom,
        )
    }
}
