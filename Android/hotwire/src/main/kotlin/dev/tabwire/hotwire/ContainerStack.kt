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
import androidx.lifecycle.DefaultLifecycleObserver
import androidx.lifecycle.LifecycleOwner
import dev.hotwire.navigation.navigator.NavigatorHost
import dev.tabwire.restoration.SlotId

/**
 * The views of the containers: one `FragmentContainerView` with one `NavigatorHost` per slot. One of them is visible.
 *
 * A suspended slot has no host and no web view, only the saved state of its host. Showing it restores its navigation stack and
 * loads its page.
 *
 * A host has its navigation stack only from the moment that its view was created: what Android saves of it before then lacks
 * the stack. So the states that [save] writes restore the hosts, and Android restores none; see [RestoredHost].
 *
 * @param activity the activity of the fragments.
 * @param group the parent of the views. It must be in the activity's view tree before a slot is shown.
 * @param saved the states that [save] has written, or `null`.
 * @param onPageLeft called with its host soon after a page is no longer in front.
 * @param onDestinationChanged called soon after a container shows another page.
 */
internal class ContainerStack(
    private val activity: FragmentActivity,
    private val group: ViewGroup,
    saved: Bundle?,
    private val onPageLeft: (NavigatorHost) -> Unit,
    private val onDestinationChanged: () -> Unit,
) {
    private val fragments = activity.supportFragmentManager

    // Hotwire replaces a page by going back and visiting. In between the page below is in front, but the user does not see it.
    private val handler = Handler(Looper.getMainLooper())
    private val tellDestination = Runnable { if (!fragments.isDestroyed) onDestinationChanged() }

    /** The views of the live slots. */
    private val views = HashMap<SlotId, FragmentContainerView>()

    /** The states of suspended hosts, and of hosts that have no navigation stack yet. */
    private val states = HashMap<SlotId, Fragment.SavedState>()

    init {
        if (saved != null) for (key in saved.keySet()) {
            val slot = SlotId(key.toIntOrNull() ?: continue)
            BundleCompat.getParcelable(saved, key, Fragment.SavedState::class.java)?.let { states[slot] = it }
        }
    }

    /** Returns whether the page of a slot is running, and is not shown. */
    fun isRunningInBackground(slot: SlotId): Boolean = views[slot]?.visibility == View.GONE

    /** Returns the host in a slot, or `null` if the slot was never shown, or is suspended. */
    fun host(slot: SlotId): NavigatorHost? = fragments.findFragmentById(slot.viewId) as? NavigatorHost

    /**
     * Removes what Android has restored in the slots, before it gets views and loads pages.
     *
     * @param pool all slots.
     */
    fun dropRestored(pool: Collection<SlotId>) {
        for (slot in pool) fragments.findFragmentById(slot.viewId)?.let(::drop)
    }

    /** Shows a slot and hides the others. Adds its host if it has none. */
    fun show(slot: SlotId) {
        start(slot)
        if (slot !in views) return
        for ((other, view) in views) view.visibility = if (other == slot) View.VISIBLE else View.GONE
    }

    /** Adds the host of a slot if it has none, without showing it. */
    fun start(slot: SlotId) {
        if (fragments.isDestroyed) return
        view(slot)
        if (host(slot) != null) return
        val host = NavigatorHost()
        states[slot]?.let(host::setInitialSavedState)
        // A host added after the state was saved is missing in the saved tabs too, so both stay consistent.
        fragments.beginTransaction().setReorderingAllowed(true).add(slot.viewId, host).commitNowAllowingStateLoss()
        observe(host)
    }

    private fun observe(host: NavigatorHost) {
        host.navController.addOnDestinationChangedListener { controller, _, _ ->
            handler.removeCallbacks(tellDestination)
            handler.post(tellDestination)
            // AndroidX tells no listener when the last page is popped, and leaves its fragment where it is.
            controller.currentBackStackEntry?.lifecycle?.addObserver(PageObserver(host))
        }
    }

    private inner class PageObserver(private val host: NavigatorHost) : DefaultLifecycleObserver {
        override fun onStop(owner: LifecycleOwner) {
            owner.lifecycle.removeObserver(this)
            // The entry stops before the stack is empty.
            handler.post { if (!fragments.isDestroyed) onPageLeft(host) }
        }
    }

    /** Ends the page of a slot and keeps its navigation stack. */
    fun suspend(slot: SlotId) {
        val host = host(slot)?.takeUnless { fragments.isDestroyed } ?: return
        val state = state(slot, host)
        remove(slot)
        state?.let { states[slot] = it }
    }

    /** Removes a slot with its host. */
    fun remove(slot: SlotId) {
        states.remove(slot)
        host(slot)?.let(::drop)
        views.remove(slot)?.let(group::removeView)
    }

    private fun drop(host: Fragment) {
        if (fragments.isDestroyed) return
        val name = (host as? NavigatorHost)?.navigator?.configuration?.name
        fragments.beginTransaction().remove(host).commitNowAllowingStateLoss()
        if (name != null) SessionModels.clear(activity, name)
    }

    /**
     * Returns the states of the hosts. Call it only while the activity saves its own: the hosts do not navigate afterwards,
     * until the activity starts again.
     *
     * @param slots the slots to save.
     */
    fun save(slots: Collection<SlotId>): Bundle = Bundle().apply {
        for (slot in slots) {
            val host = host(slot)
            val state = if (host == null) states[slot] else state(slot, host)
            state?.let { putParcelable(slot.viewId.toString(), it) }
        }
    }

    private fun state(slot: SlotId, host: NavigatorHost): Fragment.SavedState? =
        if (host.isReady()) fragments.saveFragmentInstanceState(host) else states[slot]

    private fun view(slot: SlotId): FragmentContainerView = views.getOrPut(slot) {
        FragmentContainerView(group.context).apply {
            id = slot.viewId
            visibility = View.GONE
            group.addView(this, ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT))
        }
    }
}
