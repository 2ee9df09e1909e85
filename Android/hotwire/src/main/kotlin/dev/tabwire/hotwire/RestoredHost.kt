package dev.tabwire.hotwire

import android.content.Context
import androidx.fragment.app.Fragment
import androidx.fragment.app.FragmentFactory
import androidx.fragment.app.FragmentManager
import dev.hotwire.navigation.navigator.NavigatorHost

/**
 * Takes the place of a `NavigatorHost` that Android restores: Hotwire makes a web view for each of them at once. AndroidX creates it, so
 * it is public in bytecode.
 */
internal class RestoredHost : Fragment() {
    override fun onAttach(context: Context) {
        super.onAttach(context)
        // The pages expect a host.
        childFragmentManager.fragmentFactory = NoPages
    }

    private object NoPages : FragmentFactory() {
        override fun instantiate(classLoader: ClassLoader, className: String): Fragment = Fragment()
    }

    /** Creates the fragments that Android restores, with the factory of the app. */
    private class Factory(private val app: FragmentFactory) : FragmentFactory() {
        override fun instantiate(classLoader: ClassLoader, className: String): Fragment =
            if (className == NavigatorHost::class.java.name) RestoredHost() else app.instantiate(classLoader, className)
    }

    companion object {
        /**
         * Lets a manager restore no hosts.
         *
         * @return a function that gives the manager its factory back. Call it when the manager has restored its fragments.
         */
        fun replaceHosts(manager: FragmentManager): () -> Unit {
            val app = manager.fragmentFactory
            manager.fragmentFactory = Factory(app)
            return { manager.fragmentFactory = app }
        }
    }
}
