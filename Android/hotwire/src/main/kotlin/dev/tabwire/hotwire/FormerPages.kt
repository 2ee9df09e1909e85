package dev.tabwire.hotwire

import android.os.Bundle
import android.view.View
import androidx.fragment.app.Fragment
import androidx.fragment.app.FragmentManager
import dev.hotwire.navigation.R
import dev.hotwire.navigation.destinations.HotwireDestination
import dev.hotwire.navigation.fragments.HotwireWebFragmentCallback
import java.util.WeakHashMap

/**
 * Hides the screenshots of pages that a former user has seen.
 *
 * Hotwire takes a screenshot of a page before it navigates, and shows it on going back until the page has loaded. After
 * another user has signed in, the screenshot shows the page of the former one.
 */
internal class FormerPages : FragmentManager.FragmentLifecycleCallbacks() {
    /** The number of the session in which each page was last shown. */
    private val sessions = WeakHashMap<Fragment, Int>()
    private var session = 0

    /**
     * Marks all pages so far as those of a former user.
     *
     * @param front the page in front, which is the new user's, or `null` if there is none.
     */
    fun forget(front: Fragment?) {
        session += 1
        front?.let { sessions[it] = session }
        // A page below a sheet keeps its view.
        for (page in sessions.keys) if (isFormer(page)) page.view?.let(::hideScreenshot)
    }

    override fun onFragmentViewCreated(manager: FragmentManager, fragment: Fragment, view: View, state: Bundle?) {
        if (isFormer(fragment)) hideScreenshot(view)
    }

    override fun onFragmentStarted(manager: FragmentManager, fragment: Fragment) {
        // The view of any other fragment, such as a navigator host, may contain that of another page.
        if (fragment !is HotwireWebFragmentCallback) return
        if (isFormer(fragment)) {
            // Hotwire has just shown the screenshot. Without it, it shows the progress view.
            fragment.view?.let(::screenshot)?.visibility = View.GONE
            val navigator = (fragment as? HotwireDestination)?.navigator
            // A page below a sheet stays there.
            if (navigator != null && navigator.currentDestination !== fragment) return
            // The reset makes the session load the page again.
            navigator?.session?.reset()
        }
        sessions[fragment] = session
    }

    private fun isFormer(page: Fragment): Boolean = sessions[page].let { it != null && it < session }

    private fun hideScreenshot(view: View) {
        // Hotwire sets the visibility again, but not the opacity.
        screenshot(view)?.alpha = 0f
    }

    private fun screenshot(view: View): View? = view.findViewById(R.id.hotwire_screenshot)
}
