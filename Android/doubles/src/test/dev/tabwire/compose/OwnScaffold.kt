package dev.tabwire.compose

import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.Color

/** A scaffold of the app's own. */
internal val ownScaffold: @Composable ComposeActivity.() -> Unit = {
    val tabBar = rememberTabBarState(tabbedNavigator)
    Scaffold(bottomBar = { TabNavigationBar(tabBar, containerColor = Color(7u)) }) { TabbedContainers(tabBar, contentPadding = it) }
}

/** A scaffold of the app's own, with a bar at the top. */
internal val ownTopBar: @Composable ComposeActivity.() -> Unit = {
    val tabBar = rememberTabBarState(tabbedNavigator)
    Scaffold(topBar = { Text("An app") }, bottomBar = { TabNavigationBar(tabBar) }) {
        TabbedContainers(tabBar, contentPadding = it, isBelowTopBar = true)
    }
}

/** Tabwire's scaffold, with a bar at the top. */
internal val withTopBar: @Composable ComposeActivity.() -> Unit = { TabbedScaffold(tabbedNavigator, topBar = { Text("An app") }) }
