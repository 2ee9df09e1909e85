package dev.tabwire.views

import android.content.Context
import android.content.res.Configuration
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import com.google.android.material.bottomnavigation.BottomNavigationView
import com.google.android.material.navigation.NavigationBarView
import com.google.android.material.navigationrail.NavigationRailView
import dev.tabwire.hotwire.BarLayout
import dev.tabwire.hotwire.TabIcons
import dev.tabwire.hotwire.TabbedNavigator

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
    private val containers = tabbedNavigator.takeContainers()
    private var isTabBarShown = false
    private var insets: WindowInsetsCompat? = null

    /** The bottom navigation or the navigation rail. Another one after the window has become wide or narrow. */
    public var navigationBar: NavigationBarView = makeNavigationBar(resources.configuration)
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
        val capacity = if (isRail) BarLayout.RAIL_CAPACITY else BarLayout.CAPACITY
        val tabBar = MaterialTabBar(navigationBar, tabbedNavigator.tabManager, icons, capacity) { isVisible ->
            isTabBarShown = isVisible
            update()
        }
        tabbedNavigator.attach(tabBar)
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        super.onConfigurationChanged(newConfig)
        if (isWide(newConfig) == isRail) return
        removeView(navigationBar)
        navigationBar = makeNavigationBar(newConfig)
        // The containers stay in the view tree: their pages would be detached otherwise.
        addNavigationBar()
        attach()
    }

    private val isRail: Boolean
        get() = navigationBar is NavigationRailView

    private fun isWide(configuration: Configuration) = configuration.screenWidthDp >= railWidth

    private fun makeNavigationBar(configuration: Configuration): NavigationBarView =
        if (isWide(configuration)) NavigationRailView(context) else BottomNavigationView(context)

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
        val isKeyboardOpen = insets?.isVisible(WindowInsetsCompat.Type.ime()) == true
        val isBarVisible = isTabBarShown && (isRail || !isKeyboardOpen)
        navigationBar.visibility = if (isBarVisible) View.VISIBLE else View.GONE
        // The bottom navigation adds the inset of the system bars itself.
        val bottom = insets?.takeUnless { isBarVisible && !isRail }
            ?.getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.ime())?.bottom
        containers.setPadding(0, 0, 0, bottom ?: 0)
    }
}
