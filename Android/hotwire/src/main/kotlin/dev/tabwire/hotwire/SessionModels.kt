package dev.tabwire.hotwire

import androidx.fragment.app.FragmentActivity
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider

/**
 * The view models that Hotwire keeps in the activity, one for each navigator by its name. They hold what a page proposed last,
 * and would stay after their container was disposed.
 */
internal object SessionModels {
    /** AndroidX creates it, so it is public in bytecode. */
    internal class Cleared : ViewModel()

    /** Clears the model of a navigator. Hotwire makes another one when a navigator of that name starts. */
    fun clear(activity: FragmentActivity, name: String) {
        // A model of another class replaces and clears it: the store has no other public way.
        ViewModelProvider(activity).get(name, Cleared::class.java)
    }
}
