package dev.tabwire.views

import android.os.Bundle
import android.os.Looper
import dev.tabwire.hotwire.TabbedActivity
import dev.tabwire.hotwire.TabsContract
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** The contract with the real libraries, on the JVM: on the oldest Android of the library, on the first with the new insets, and on a new one. */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [28, 30, 35])
class RobolectricTabsTest : TabsContract() {
    class AppActivity : TabbedActivity() {
        override val startUrl = "https://app.example/"

        override fun onCreate(savedInstanceState: Bundle?) {
            setTheme(com.google.android.material.R.style.Theme_Material3_DayNight_NoActionBar)
            super.onCreate(savedInstanceState)
        }

        override fun showTabs() {
            showTabbedLayout()
        }
    }

    private class InRobolectric(saved: Bundle?) : App {
        private val controller = Robolectric.buildActivity(AppActivity::class.java)
        override val activity: AppActivity

        init {
            activity = (if (saved == null) controller.setup() else controller.setup(saved)).get()
            idle()
        }

        override fun idle() = shadowOf(Looper.getMainLooper()).idle()

        override fun restarted(): App {
            val state = Bundle()
            controller.pause().stop().saveInstanceState(state).destroy()
            idle()
            return InRobolectric(state)
        }
    }

    override fun start(): App = InRobolectric(saved = null)
}
