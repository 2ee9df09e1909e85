package dev.tabwire.fragments

import android.content.Context
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import com.google.android.material.bottomnavigation.BottomNavigationView

/**
 * The content view of an app with tabs: the containers above Material's bottom navigation. The tab bar is hidden in
 * bootstrap and while the keyboard is open.
 *
 * @param context a context with a Material theme.
 * @param tabbedNavigator the tabs.
 * @param icons the icons of the tabs.
 */
public class TabbedLayout(
    context: Context,
    tabbedNavigator: TabbedNavigator,
    icons: TabIcons = TabIcons.standard,
) : LinearLayout(context) {
    /** The bottom navigation. */
    public val bottomNavigation: BottomNavigationView = BottomNavigationView(context)

    /** The tab bar in the bottom navigation. */
    public val tabBar: TabBar = BottomTabBar(bottomNavigation, tabbedNavigator.tabManager, icons) { isVisible ->
        isTabBarShown = isVisible
        update()
    }

    private val containers = tabbedNavigator.takeContainers()
    private var isTabBarShown = false
    private var insets: WindowInsetsCompat? = null

    init {
        orientation = VERTICAL
        addView(containers, LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, 0, 1f))
        addView(bottomNavigation, LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT))
        ViewCompat.setOnApplyWindowInsetsListener(this) { _, insets ->
            this.insets = insets
            update()
            insets
        }
    }

    private fun update() {
        val isKeyboardOpen = insets?.isVisible(WindowInsetsCompat.Type.ime()) == true
        val isBarVisible = isTabBarShown && !isKeyboardOpen
        bottomNavigation.visibility = if (isBarVisible) View.VISIBLE else View.GONE
        // The bottom navigation adds the inset of the system bars itself.
        val bottom = insets?.takeUnless { isBarVisible }
            ?.getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.ime())?.bottom
        containers.setPadding(0, 0, 0, bottom ?: 0)
    }
}
