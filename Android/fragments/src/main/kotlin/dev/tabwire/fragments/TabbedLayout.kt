package dev.tabwire.fragments

import android.content.Context
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import android.widget.LinearLayout
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import com.google.android.material.bottomnavigation.BottomNavigationView
import dev.tabwire.client.TabManager

/**
 * The view of an app with tabs: containers above a Material bottom navigation, which hides in bootstrap and while the
 * user types.
 *
 * @param context themed by Material.
 * @param icons the icons by their names.
 */
public class TabbedLayout(context: Context, private val icons: TabIcons) : LinearLayout(context) {
    /** Where the containers go. */
    public val containers: FrameLayout = FrameLayout(context)

    /** The bottom navigation. */
    public val bottomNavigation: BottomNavigationView = BottomNavigationView(context)

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

    /** Makes the tab bar that shows tabs in the bottom navigation. */
    public fun tabBar(tabManager: TabManager): TabBar = BottomTabBar(bottomNavigation, tabManager, icons) { isVisible ->
        hasBar = isVisible
        update()
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
