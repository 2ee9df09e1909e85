package dev.tabwire.fragments

import android.view.View
import android.view.ViewGroup
import android.webkit.WebView
import androidx.fragment.app.FragmentActivity
import androidx.fragment.app.FragmentContainerView
import dev.hotwire.navigation.navigator.NavigatorHost

/**
 * The views of the containers: one `FragmentContainerView` with one `NavigatorHost` per slot. One of them is visible.
 *
 * @param activity the activity of the fragments.
 * @param group the parent of the views. It must be in the activity's view tree before a slot is shown.
 * @param onDestinationChanged called when a container shows another page.
 */
internal class ContainerStack(
    activity: FragmentActivity,
    private val group: ViewGroup,
    private val onDestinationChanged: () -> Unit,
) {
    private val fragments = activity.supportFragmentManager
    private val views = LinkedHashMap<Int, FragmentContainerView>()

    /** Returns the host in a slot, or `null` before the slot was shown or restored. */
    fun host(slot: Int): NavigatorHost? = fragments.findFragmentById(slot) as? NavigatorHost

    /** Adds the views of restored hosts. */
    fun restore(slots: Collection<Int>) {
        for (slot in slots) {
            if (slot in views) continue
            view(slot)
            host(slot)?.let(::observe)
        }
    }

    /** Shows a slot and hides the others. Adds its host the first time. */
    fun show(slot: Int) {
        val shown = view(slot)
        if (host(slot) == null) {
            // A host added after the state was saved is missing in the saved tabs too, so both stay consistent.
            fragments.beginTransaction().setReorderingAllowed(true)
                .add(slot, NavigatorHost::class.java, null).commitNowAllowingStateLoss()
            host(slot)?.let(::observe)
        }
        for (view in views.values) view.visibility = if (view == shown) View.VISIBLE else View.GONE
    }

    private fun observe(host: NavigatorHost) {
        host.navController.addOnDestinationChangedListener { _, _, _ -> onDestinationChanged() }
    }

    /** Removes a slot with its host, and destroys its web view. */
    fun remove(slot: Int) {
        val host = host(slot)
        // Hotwire uses the web view once more while the host is removed.
        val webView = host?.navigator?.session?.webView
        host?.let { fragments.beginTransaction().remove(it).commitNowAllowingStateLoss() }
        webView?.let(::destroy)
        views.remove(slot)?.let(group::removeView)
    }

    /** Stops the page of a disposed container: its scripts, connections and audio would go on. */
    private fun destroy(webView: WebView) {
        webView.stopLoading()
        (webView.parent as? ViewGroup)?.removeView(webView)
        webView.destroy()
    }

    private fun view(slot: Int): FragmentContainerView = views.getOrPut(slot) {
        FragmentContainerView(group.context).apply {
            id = slot
            visibility = View.GONE
            group.addView(this, ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT))
            // A restored host may have created its view before this one existed.
            fragments.onContainerAvailable(this)
        }
    }
}
