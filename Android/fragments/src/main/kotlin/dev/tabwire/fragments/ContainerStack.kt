package dev.tabwire.fragments

import android.view.View
import android.view.ViewGroup
import androidx.fragment.app.FragmentActivity
import androidx.fragment.app.FragmentContainerView
import dev.hotwire.navigation.navigator.NavigatorHost

/**
 * The views of the containers: one `FragmentContainerView` with one `NavigatorHost` per slot. One of them is visible.
 *
 * @param activity the activity of the fragments.
 * @param group the parent of the views. It must be in the activity's view tree before a slot is shown.
 */
internal class ContainerStack(activity: FragmentActivity, private val group: ViewGroup) {
    private val fragments = activity.supportFragmentManager
    private val views = LinkedHashMap<Int, FragmentContainerView>()

    /** Returns the host in a slot, or `null` before the slot was shown or restored. */
    fun host(slot: Int): NavigatorHost? = fragments.findFragmentById(slot) as? NavigatorHost

    /** Adds the views of restored hosts. */
    fun restore(slots: Collection<Int>) {
        for (slot in slots) view(slot)
    }

    /** Shows a slot and hides the others. Adds its host the first time. */
    fun show(slot: Int) {
        val shown = view(slot)
        if (host(slot) == null) {
            // A host added after the state was saved is missing in the saved tabs too, so both stay consistent.
            fragments.beginTransaction().setReorderingAllowed(true)
                .add(slot, NavigatorHost::class.java, null).commitNowAllowingStateLoss()
        }
        for (view in views.values) view.visibility = if (view == shown) View.VISIBLE else View.GONE
    }

    /** Removes a slot with its host and its web view. */
    fun remove(slot: Int) {
        host(slot)?.let { fragments.beginTransaction().remove(it).commitNowAllowingStateLoss() }
        views.remove(slot)?.let(group::removeView)
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
