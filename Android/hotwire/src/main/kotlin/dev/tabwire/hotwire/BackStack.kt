package dev.tabwire.hotwire

import dev.hotwire.navigation.destinations.HotwireDialogDestination
import dev.hotwire.navigation.navigator.Navigator

/** The navigation stack of a container. */
internal object BackStack {
    /**
     * Pops a container to its first page.
     *
     * `Navigator.clearAll` does that too, but a second one before the first has ended pops the first page as well, and it never
     * returns if the activity has saved its state meanwhile.
     */
    fun popToRoot(navigator: Navigator) {
        val destination = navigator.currentDestination ?: return
        destination.onBeforeNavigation()
        // Hotwire detaches the web view first, which takes a moment.
        destination.prepareNavigation {
            (destination as? HotwireDialogDestination)?.closeDialog()
            var isPopped = true
            while (isPopped && !navigator.isAtStartDestination()) isPopped = navigator.host.navController.popBackStack()
        }
    }
}
