package dev.tabwire.hotwire

import android.os.Bundle
import android.os.Looper
import android.view.LayoutInflater
import android.view.View
import android.view.ViewGroup
import androidx.fragment.app.Fragment
import androidx.fragment.app.FragmentActivity
import androidx.fragment.app.FragmentContainerView
import androidx.fragment.app.FragmentFactory
import androidx.lifecycle.DefaultLifecycleObserver
import androidx.lifecycle.LifecycleOwner
import dev.hotwire.navigation.navigator.NavigatorHost
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** The doubles of fragments and of navigation behave as AndroidX, without any code of Tabwire. */
class FragmentsDoublesTest {
    class Page : Fragment() {
        override fun onCreateView(inflater: LayoutInflater, container: ViewGroup?, savedInstanceState: Bundle?) = View(inflater.context)
    }

    class Nesting : Fragment() {
        override fun onCreate(savedInstanceState: Bundle?) {
            super.onCreate(savedInstanceState)
            parentFragmentManager.beginTransaction().add(1, Page()).commitNowAllowingStateLoss()
        }
    }

    private class Stops(private val host: NavigatorHost) : DefaultLifecycleObserver {
        /** The location in front at each stop. */
        val locations = mutableListOf<String?>()

        override fun onStop(owner: LifecycleOwner) {
            locations += host.navigator.location
        }
    }

    private fun activity(saved: Bundle? = null): FragmentActivity {
        R.define()
        Looper.clearForTest()
        return OtherActivity().apply {
            setContentView(FragmentContainerView(this).apply { id = 1 })
            openForTest(saved)
            Looper.idleForTest()
        }
    }

    private fun FragmentActivity.add(fragment: Fragment, tag: String? = null) =
        supportFragmentManager.beginTransaction().add(1, fragment, tag).commitNowAllowingStateLoss()

    private fun host(): NavigatorHost = NavigatorHost().also {
        activity().add(it)
        Looper.idleForTest()
    }

    @Test
    fun `the fragment of a popped first page stays, no listener hears of it, and its entry stops`() {
        val host = host()
        val page = host.navigator.currentDestination!!.fragment
        val stops = Stops(host)
        var changes = 0
        host.navController.currentBackStackEntry!!.lifecycle.addObserver(stops)
        host.navController.addOnDestinationChangedListener { _, _, _ -> changes += 1 }
        changes = 0
        assertFalse(host.navController.popBackStack())
        Looper.idleForTest()
        assertNull(host.navController.currentBackStackEntry)
        assertEquals(0, changes)
        assertEquals("before the stack is empty", listOf(START_URL), stops.locations)
        assertTrue(page.isAdded)
        assertNotNull(page.view)
        assertSame(page, host.childFragmentManager.primaryNavigationFragment)
    }

    @Test
    fun `the fragment of a popped first page goes when another page is visited`() {
        val host = host()
        val page = host.navigator.currentDestination!!.fragment
        host.navController.popBackStack()
        host.navigator.stack += "https://app.example/other"
        assertFalse(page.isAdded)
        assertNotSame(page, host.navigator.currentDestination!!.fragment)
    }

    @Test
    fun `a page can be visited right after two were popped`() {
        val host = host()
        host.navigator.stack += "https://app.example/other"
        // No message runs in between.
        repeat(2) { host.navController.popBackStack() }
        host.visitAtOnce("https://app.example/third")
        Looper.idleForTest()
        assertEquals(listOf("https://app.example/third"), host.navigator.stack)
        assertEquals(1, host.childFragmentManager.fragments.size)
    }

    @Test
    fun `a page that another one covers loses its view, and its entry stops`() {
        val host = host()
        val page = host.navigator.currentDestination!!.fragment
        val stops = Stops(host)
        host.navController.currentBackStackEntry!!.lifecycle.addObserver(stops)
        host.navigator.stack += "https://app.example/other"
        assertNull(page.view)
        assertEquals(1, stops.locations.size)
        host.navController.popBackStack()
        Looper.idleForTest()
        assertNotNull(page.view)
    }

    @Test
    fun `nothing navigates after the state was saved`() {
        val host = host()
        host.navigator.stack += "https://app.example/other"
        (host.activity as FragmentActivity).saveForTest()
        assertFalse(host.navController.popBackStack())
        assertEquals(2, host.navigator.stack.size)
    }

    @Test
    fun `transactions do not nest`() {
        val error = assertThrows(IllegalStateException::class.java) { activity().add(Nesting()) }
        assertEquals("FragmentManager is already executing transactions", error.message)
    }

    @Test
    fun `a committed transaction runs in a later message`() {
        val activity = activity()
        activity.supportFragmentManager.beginTransaction().add(1, Page(), "page").commit()
        assertNull(activity.supportFragmentManager.findFragmentByTag("page"))
        Looper.idleForTest()
        assertNotNull(activity.supportFragmentManager.findFragmentByTag("page"))
    }

    @Test
    fun `a fragment that is detached and attached in one transaction keeps its view`() {
        val page = Page()
        val activity = activity().apply { add(page) }
        val view = page.view
        activity.supportFragmentManager.beginTransaction().detach(page).attach(page).commitNowAllowingStateLoss()
        assertSame(view, page.view)
        activity.supportFragmentManager.beginTransaction().detach(page).commitNowAllowingStateLoss()
        activity.supportFragmentManager.beginTransaction().attach(page).commitNowAllowingStateLoss()
        assertNotSame(view, page.view)
    }

    @Test
    fun `restored fragments are created within onCreate, and get views at the first start`() {
        val saved = activity().run {
            add(Page(), "page")
            saveForTest()
        }
        val activity = OtherActivity().apply { createForTest(saved) }
        val page = activity.supportFragmentManager.findFragmentByTag("page")!!
        assertNull(page.view)
        activity.startForTest()
        assertNotNull("although there is no container", page.view)
    }

    @Test
    fun `a new fragment needs its container`() {
        val activity = activity()
        assertThrows(IllegalArgumentException::class.java) {
            activity.supportFragmentManager.beginTransaction().add(7, Page()).commitNowAllowingStateLoss()
        }
    }

    @Test
    fun `a factory creates what is restored, also in the fragments of its manager`() {
        class Recording : FragmentFactory() {
            val names = mutableListOf<String>()

            override fun instantiate(classLoader: ClassLoader, className: String): Fragment {
                names += className.substringAfterLast('$')
                return super.instantiate(classLoader, className)
            }
        }

        val saved = activity().run {
            val outer = Page()
            add(outer, "outer")
            outer.childFragmentManager.beginTransaction().add(0, Page()).commitNowAllowingStateLoss()
            saveForTest()
        }
        val factory = Recording()
        OtherActivity().apply { supportFragmentManager.fragmentFactory = factory }.createForTest(saved)
        assertEquals(listOf("Page", "Page"), factory.names)
    }

    @Test
    fun `a destroyed manager drops transactions that may lose state`() {
        val page = Page()
        activity().apply {
            destroyForTest()
            add(page)
        }
        assertFalse(page.isAdded)
    }
}
