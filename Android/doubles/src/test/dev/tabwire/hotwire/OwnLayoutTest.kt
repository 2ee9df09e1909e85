package dev.tabwire.hotwire

import android.os.Looper
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import android.widget.LinearLayout
import androidx.core.view.WindowInsetsCompat
import com.google.android.material.bottomnavigation.BottomNavigationView
import com.google.android.material.navigation.NavigationBarView
import com.google.android.material.navigationrail.NavigationRailView
import dev.tabwire.views.attach
import org.junit.Assert.assertEquals
import org.junit.Test

/** The tabs in a layout of the app. */
class OwnLayoutTest {
    private val app = RunningApp()
    private val root = FrameLayout(app.activity)
    private val containers = LinearLayout(app.activity)

    private fun attach(bar: NavigationBarView) {
        root.addView(containers)
        root.addView(bar)
        app.activity.setContentView(root)
        app.tabs.attach(bar, containers)
        Looper.idleForTest()
        app.send(configuration("home", "explore"), host = app.tabs.selectedNavigator!!.host)
    }

    private fun openKeyboard(isOpen: Boolean) {
        root.applyInsetsForTest(WindowInsetsCompat.ofForTest(24, if (isOpen) 300 else 0))
        Looper.idleForTest()
    }

    @Test
    fun `the keyboard hides bottom navigation while it is open`() {
        val bar = BottomNavigationView(app.activity)
        attach(bar)
        assertEquals(View.VISIBLE, bar.visibility)
        openKeyboard(true)
        assertEquals(View.GONE, bar.visibility)
        app.tabs.isTabBarEnabled = false
        openKeyboard(false)
        assertEquals("hidden by the app", View.GONE, bar.visibility)
        app.tabs.isTabBarEnabled = true
        assertEquals(View.VISIBLE, bar.visibility)
    }

    @Test
    fun `the keyboard hides no rail`() {
        val rail = NavigationRailView(app.activity)
        attach(rail)
        openKeyboard(true)
        assertEquals(View.VISIBLE, rail.visibility)
    }

    @Test
    fun `the pages fill a view of any class`() {
        attach(BottomNavigationView(app.activity))
        val parameters = containers.getChildAt(0).layoutParams
        val full = ViewGroup.LayoutParams.MATCH_PARENT
        assertEquals(listOf(full, full), listOf(parameters.widthForTest, parameters.heightForTest))
    }
}
