package dev.tabwire.waymark

import android.os.Bundle
import androidx.activity.enableEdgeToEdge
import dev.tabwire.hotwire.TabbedActivity
import dev.tabwire.views.showTabbedLayout

/** The activity with Material's bottom navigation or navigation rail. */
class MainActivity : TabbedActivity() {
    override val startUrl: String = BuildConfig.START_URL

    override fun onCreate(savedInstanceState: Bundle?) {
        enableEdgeToEdge()
        super.onCreate(savedInstanceState)
    }

    override fun showTabs() {
        showTabbedLayout()
    }
}
