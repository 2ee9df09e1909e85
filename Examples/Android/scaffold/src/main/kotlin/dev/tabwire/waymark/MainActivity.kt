package dev.tabwire.waymark

import android.os.Bundle
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import dev.tabwire.compose.TabBarState
import dev.tabwire.compose.TabNavigationBar
import dev.tabwire.compose.TabbedContainers
import dev.tabwire.compose.rememberTabBarState
import dev.tabwire.hotwire.TabbedActivity

/** The activity with a scaffold of its own: a bar at the top, and the tab bar in a color of the app. */
class MainActivity : TabbedActivity() {
    override val startUrl: String = BuildConfig.START_URL

    override fun onCreate(savedInstanceState: Bundle?) {
        enableEdgeToEdge()
        super.onCreate(savedInstanceState)
    }

    override fun showTabs() {
        setContent {
            MaterialTheme(if (isSystemInDarkTheme()) darkColorScheme() else lightColorScheme()) {
                Waymark(rememberTabBarState(tabbedNavigator))
            }
        }
    }
}

@Composable
private fun Waymark(tabBar: TabBarState) {
    Scaffold(
        topBar = { TopBar() },
        bottomBar = { TabNavigationBar(tabBar, containerColor = MaterialTheme.colorScheme.primaryContainer) },
    ) { padding ->
        TabbedContainers(tabBar, contentPadding = padding, isBelowTopBar = true)
    }
}

@Composable
private fun TopBar() {
    val insets = WindowInsets.safeDrawing.only(WindowInsetsSides.Top + WindowInsetsSides.Horizontal)
    Text("Waymark", Modifier.windowInsetsPadding(insets))
}
