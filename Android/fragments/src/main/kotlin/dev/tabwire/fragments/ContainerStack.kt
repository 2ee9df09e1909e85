package dev.tabwire.fragments

import android.view.View
import android.view.ViewGroup
import androidx.fragment.app.FragmentActivity
import androidx.fragment.app.FragmentContainerView
import dev.hotwire.navigation.navigator.NavigatorHost

/**
 * The containers on the screen: one `FragmentContainerView` with one `NavigatorHost` for each slot, of which one is
 * visible. None is ever moved or loaded anew.
 *
 * @param activity whose fragments they are.
 * @param group the view that they fill, in the activity's view tree by the time that one is shown.
 */
internal class ContainerStack(activity: FragmentActivity, private val group: ViewGroup) {
    private val fragments = activity.supportFragmentManager
    private val views = LinkedHashMap<Int, FragmentContainerView>()

    /** The host in a slot, once the slot was shown or restored. */
    fun host(slot: Int): NavigatorHost? = fragments.findFragmentById(slot) as? NavigatorHost

    /** Gives restored hosts their place. */
    fun restore(slots: Collection<Int>) {
        for (slot in slots) view(slot)
    }

    /** Turns to a slot. Its host is made when it is first shown. */
    fun show(slot: Int) {
        val shown = view(slot)
        if (host(slot) == null) {
            // What is lost here after the state was saved is lost in the saved tabs as well: both fit together.
            fragments.beginTransaction().setReorderingAllowed(true)
                .add(slot, NavigatorHost::class.java, null).commitNowAllowingStateLoss()
        }
        for (view in views.values) view.visibility = if (view == shown) View.VISIBLE else View.GONE
    }

    /** Lets go of a slot, its host and its web view. */
    fun remove(slot: Int) {
        host(slot)?.let { fragments.beginTransaction().remove(it).commitNowAllowingStateLoss() }
        views.remove(slot)?.let(group::removeView)
    }

    private fun view(slot: Int): FragmentContainerView = views.getOrPut(slot) {
        FragmentContainerView(group.context).apply {
            id = slot
            visibility = View.GONE
            group.addView(this, ViewGroup.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT))
            // The views of restored hosts may have been made before there was a place for them.
            fragments.onContainerAvailable(this)
        }
    }
}
