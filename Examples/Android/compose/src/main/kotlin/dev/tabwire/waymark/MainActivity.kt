package dev.tabwire.waymark

import android.os.Bundle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import dev.tabwire.compose.TabbedScaffold
import dev.tabwire.hotwire.TabbedActivity

/** The activity with Compose's navigation bar. */
class MainActivity : TabbedActivity() {
    override val startUrl: String = BuildConfig.START_URL

    override fun onCreate(savedInstanceState: Bundle?) {
        enableEdgeToEdge()
        super.onCreate(savedInstanceState)
    }

    override fun showTabs() {
        setContent {
            MaterialTheme(if (isSystemInDarkTheme()) darkColorScheme() else lightColorScheme()) {
                TabbedScaffold(tabbedNavigator)
            }
        }
    }
}
