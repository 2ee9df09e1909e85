package dev.tabwire.hotwire

import androidx.fragment.app.DialogFragment
import dev.hotwire.navigation.navigator.Navigator

/** The views around the web view of a page, such as its toolbar. */
internal object PageViews {
    /**
     * Makes the views of the page in front anew: they read the theme only as they are made. The document of the page stays. A sheet keeps
     * its views.
     */
    fun makeAnew(navigator: Navigator) {
        val destination = navigator.currentDestination ?: return
        val page = destination.fragment
        if (page is DialogFragment || page.view == null) return
        // Hotwire detaches the web view here, and attaches it when the page starts again.
        destination.prepareNavigation {
            val manager = page.parentFragmentManager
            if (navigator.currentDestination !== destination || manager.isDestroyed || manager.isStateSaved) return@prepareNavigation
            // In one transaction, AndroidX would see no change.
            manager.beginTransaction().detach(page).commitNowAllowingStateLoss()
            manager.beginTransaction().attach(page).commitNowAllowingStateLoss()
        }
    }
}
