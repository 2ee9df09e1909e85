package dev.tabwire.waymark

import android.os.Bundle
import androidx.activity.enableEdgeToEdge
import dev.tabwire.fragments.TabbedActivity

/** The activity with Material's bottom navigation. */
class MainActivity : TabbedActivity() {
    override val startUrl: String = BuildConfig.START_URL

    override fun onCreate(savedInstanceState: Bundle?) {
        enableEdgeToEdge()
        super.onCreate(savedInstanceState)
    }
}
