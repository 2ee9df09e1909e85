package dev.tabwire.hotwire

import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.view.View
import android.view.ViewGroup
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
 * A host has its navigation stack only from the moment that its view was created: what Android saves of it before then lacks
 * the stack. So the states that [save] writes restore the hosts, and not those of Android, unless the host was complete.
 *
 * @param activity the activity of the fragments.
 * @param group the parent of the views. It must be in the activity's view tree before a slot is shown.
 * @param saved the states that [save] has written, or `null`.
 * @param onDestinationChanged called soon after a container shows another page.
 */
internal class ContainerStack(
    private val activity: FragmentActivity,
    private val group: ViewGroup,
    saved: Bundle?,
    private val onDestinationChanged: () -> Unit,
) {
    private val fragments = activity.supportFragmentManager

    // Hotwire replaces a page by going back and visiting. In between the page below is in front, but the user does not see it.
    private val handler = Handler(Looper.getMainLooper())
    private val tellDestination = Runnable { if (!fragments.isDestroyed) onDestinationChanged() }

    /** The views of the live slots, the least recently shown first. */
    private val views = LinkedHashMap<SlotID, FragmentContainerView>()

    /** The states of suspended hosts, and of hosts that have no navigation stack yet. */
    private val states = HashMap<SlotID, Fragment.SavedState>()

    /** The slot whose host was complete when Android saved it. */
    private val complete = saved?.getString(COMPLETE_KEY)?.toIntOrNull()?.let(::SlotID)

    init {
        if (saved != null) for (key in saved.keySet()) {
            val slot = SlotID(key.toIntOrNull() ?: continue)
            BundleCompat.getParcelable(saved, key, Fragment.SavedState::class.java)?.let { states[slot] = it }
        }
    }

    /** The slots that are not shown but whose page is running, the least recently shown first. */
    val liveInBackground: List<SlotID>
        get() = views.filterValues { it.visibility == View.GONE }.keys.toList()

    /** Returns the host in a slot, or `null` if the slot was never shown, or is suspended. */
    fun host(slot: SlotID): NavigatorHost? = fragments.findFragmentById(slot.viewID) as? NavigatorHost

    /**
     * Keeps one of the hosts that Android restored and suspends the others, before their views are created and their pages are
     * loaded.
     *
     * @param pool all slots.
     * @param shown the slot of the selected container.
     */
    fun restore(pool: Collection<SlotID>, shown: SlotID) {
        for (slot in pool) {
            val host = host(slot) ?: continue
            if (slot != shown || slot != complete) {
                drop(host)
                continue
            }
            observe(host)
            view(slot)
        }
    }

    /** Adds the views of restored hosts to those of their containers, when these are in the activity's view tree. */
    fun attach() {
        for (view in views.values) fragments.onContainerAvailable(view)
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
        states[slot]?.let(host::setInitialSavedState)
        // A host added after the state was saved is missing in the saved tabs too, so both stay consistent.
        fragments.beginTransaction().setReorderingAllowed(true).add(slot.viewID, host).commitNowAllowingStateLoss()
        observe(host)
    }

    private fun observe(host: NavigatorHost) {
        host.navController.addOnDestinationChangedListener { _, _, _ ->
            handler.removeCallbacks(tellDestination)
            handler.post(tellDestination)
        }
    }

    /** Ends the page of a slot and keeps its navigation stack. */
    fun suspend(slot: SlotID) {
        val host = host(slot)?.takeUnless { fragments.isDestroyed } ?: return
        val state = state(slot, host)
        remove(slot)
        state?.let { states[slot] = it }
    }

    /** Removes a slot with its host. */
    fun remove(slot: SlotID) {
        states.remove(slot)
        host(slot)?.let(::drop)
        views.remove(slot)?.let(group::removeView)
    }

    private fun drop(host: NavigatorHost) {
        if (fragments.isDestroyed) return
        val name = host.navigator.configuration.name
        fragments.beginTransaction().remove(host).commitNowAllowingStateLoss()
        SessionModels.clear(activity, name)
    }

    /**
     * Returns the states of the hosts. Call it only while the activity saves its own: the hosts do not navigate afterwards,
     * until the activity starts again.
     *
     * @param slots the slots to save.
     * @param shown the slot of the selected container.
     */
    fun save(slots: Collection<SlotID>, shown: SlotID): Bundle = Bundle().apply {
        for (slot in slots) {
            val host = host(slot)
            val state = if (host == null) states[slot] else state(slot, host)
            state?.let { putParcelable(slot.viewID.toString(), it) }
        }
        if (host(shown)?.isReady() == true) putString(COMPLETE_KEY, shown.viewID.toString())
    }

    private fun state(slot: SlotID, host: NavigatorHost): Fragment.SavedState? =
        if (host.isReady()) fragments.saveFragmentInstanceState(host) else states[slot]

    private fun view(slot: SlotID): FragmentContainerView = views.getOrPut(slot) {
        FragmentContainerView(group.context).apply {
            id = slot.viewID
            visibility = View.GONE
            group.addView(this, ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT))
        }
    }

    private companion object {
        const val COMPLETE_KEY = "complete"
    }
}
