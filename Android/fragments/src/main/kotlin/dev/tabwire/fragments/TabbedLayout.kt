package dev.tabwire.fragments

import android.content.Context
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import com.google.android.material.bottomnavigation.BottomNavigationView

/**
 * The view of an app with tabs: containers above a Material bottom navigation, which hides in bootstrap and while the
 * user types.
 *
 * @param context themed by Material.
 * @param tabbedNavigator the tabs.
 * @param icons the icons by their names.
 */
public class TabbedLayout(
    context: Context,
    tabbedNavigator: TabbedNavigator,
    icons: TabIcons = TabIcons.standard,
) : LinearLayout(context) {
    /** The bottom navigation. */
    public val bottomNavigation: BottomNavigationView = BottomNavigationView(context)

    /** Shows the tabs in the bottom navigation. */
    public val tabBar: TabBar = BottomTabBar(bottomNavigation, tabbedNavigator.tabManager, icons) { isVisible ->
        hasBar = isVisible
        update()
    }

    private val containers = tabbedNavigator.takeContainers()
    private var hasBar = false
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
        val isTyping = insets?.isVisible(WindowInsetsCompat.Type.ime()) == true
        val showsBar = hasBar && !isTyping
        bottomNavigation.visibility = if (showsBar) View.VISIBLE else View.GONE
        // A bar keeps clear of the system's bars by itself.
        val bottom = insets?.takeUnless { showsBar }
            ?.getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.ime())?.bottom
        containers.setPadding(0, 0, 0, bottom ?: 0)
    }
}
