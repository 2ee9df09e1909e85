package dev.tabwire.hotwire

import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.webkit.WebView
import androidx.core.os.BundleCompat
import androidx.fragment.app.Fragment
import androidx.fragment.app.FragmentActivity
import androidx.fragment.app.FragmentContainerView
import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.restoration.SlotID

/**
 * The views of the containers: one `FragmentContainerView` with one `NavigatorHost` per slot. One of them is visible.
 *
 * A suspended slot has no host and no web view, only the saved state of its host. Showing it restores its navigation stack and
 * loads its page.
 *
 * @param activity the activity of the fragments.
 * @param group the parent of the views. It must be in the activity's view tree before a slot is shown.
 * @param saved the states of suspended hosts that [save] has written, or `null`.
 * @param onDestinationChanged called when a container shows another page.
 */
internal class ContainerStack(
    activity: FragmentActivity,
    private val group: ViewGroup,
    saved: Bundle?,
    private val onDestinationChanged: () -> Unit,
) {
    private val fragments = activity.supportFragmentManager

    /** The views of the live slots, the least recently shown first. */
    private val views = LinkedHashMap<SlotID, FragmentContainerView>()
    private val suspended = HashMap<SlotID, Fragment.SavedState?>()

    init {
        if (saved != null) for (key in saved.keySet()) {
            val slot = SlotID(key.toIntOrNull() ?: continue)
            suspended[slot] = BundleCompat.getParcelable(saved, key, Fragment.SavedState::class.java)
        }
    }

    /** The slots that are not shown but whose page is running, the least recently shown first. */
    val liveInBackground: List<SlotID>
        get() = views.filterValues { it.visibility == View.GONE }.keys.toList()

    /** Returns the host in a slot, or `null` if the slot was never shown, or is suspended. */
    fun host(slot: SlotID): NavigatorHost? = fragments.findFragmentById(slot.viewID) as? NavigatorHost

    /**
     * Shows one of the hosts that Android restored and suspends the others, before their pages are loaded.
     *
     * @param slots the slots of the started containers.
     * @param shown the slot of the selected container.
     */
    fun restore(slots: Collection<SlotID>, shown: SlotID) {
        for (slot in slots) {
            if (slot in views) continue
            val host = host(slot) ?: continue
            if (slot == shown) observe(host) else suspend(slot)
        }
    }

    /** Shows a slot and hides the others. Adds its host if it has none. */
    fun show(slot: SlotID) {
        start(slot)
        // The view moves to the end of the order.
        val shown = views.remove(slot) ?: return
        for (view in views.values) view.visibility = View.GONE
        views[slot] = shown
        shown.visibility = View.VISIBLE
    }

    /** Adds the host of a slot if it has none, without showing it. */
    fun start(slot: SlotID) {
        if (fragments.isDestroyed) return
        view(slot)
        if (host(slot) != null) return
        val host = NavigatorHost()
        suspended.remove(slot)?.let(host::setInitialSavedState)
        // A host added after the state was saved is missing in the saved tabs too, so both stay consistent.
        fragments.beginTransaction().setReorderingAllowed(true).add(slot.viewID, host).commitNowAllowingStateLoss()
        observe(host)
    }

    private fun observe(host: NavigatorHost) {
        host.navController.addOnDestinationChangedListener { _, _, _ -> onDestinationChanged() }
    }

    /** Ends the page of a slot and keeps its navigation stack. */
    fun suspend(slot: SlotID) {
        val host = host(slot)?.takeUnless { fragments.isDestroyed } ?: return
        val state = fragments.saveFragmentInstanceState(host)
        remove(slot)
        suspended[slot] = state
    }

    /** Removes a slot with its host, and destroys its web view. */
    fun remove(slot: SlotID) {
        suspended.remove(slot)
        val host = host(slot)
        // Hotwire uses the web view once more while the host is removed.
        val webView = host?.navigator?.session?.webView
        host?.let { fragments.beginTransaction().remove(it).commitNowAllowingStateLoss() }
        webView?.let(::destroy)
        views.remove(slot)?.let(group::removeView)
    }

    /** Returns the states of the suspended hosts. Android saves those of the live ones. */
    fun save(): Bundle = Bundle().apply {
        for ((slot, state) in suspended) putParcelable(slot.viewID.toString(), state)
    }

    /** Stops a page: its scripts, connections and audio would go on. */
    private fun destroy(webView: WebView) {
        webView.stopLoading()
        (webView.parent as? ViewGroup)?.removeView(webView)
        webView.destroy()
    }

    private fun view(slot: SlotID): FragmentContainerView = views.getOrPut(slot) {
        FragmentContainerView(group.context).apply {
            id = slot.viewID
            visibility = View.GONE
            group.addView(this, ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT))
            // A restored host may have created its view before this one existed.
            fragments.onContainerAvailable(this)
        }
    }
}
