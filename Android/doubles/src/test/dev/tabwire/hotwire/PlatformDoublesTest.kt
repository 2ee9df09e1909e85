package dev.tabwire.hotwire

import android.content.Intent
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.drawable.BitmapDrawable
import android.graphics.drawable.Drawable
import android.os.BadParcelableException
import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.view.View
import android.view.ViewGroup
import android.webkit.WebView
import android.widget.FrameLayout
import android.widget.LinearLayout
import androidx.activity.OnBackPressedCallback
import androidx.activity.OnBackPressedDispatcher
import androidx.lifecycle.DefaultLifecycleObserver
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider
import androidx.webkit.WebSettingsCompat
import androidx.webkit.WebViewFeature
import com.google.android.material.bottomnavigation.BottomNavigationView
import com.google.android.material.navigation.MenuForTest
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** The doubles of Android, of AndroidX and of Material do the worst that these may do. */
class PlatformDoublesTest {
    private val activity = OtherActivity().apply {
        Looper.clearForTest()
        openForTest(null)
        Looper.idleForTest()
    }

    @Test
    fun `what is posted waits also when its activity has ended, until its handler removes it`() {
        val handler = Handler(Looper.getMainLooper())
        handler.postDelayed({}, 300_000)
        Handler(Looper.getMainLooper()).postDelayed({}, 1)
        activity.destroyForTest()
        Looper.idleForTest()
        assertEquals(2, Looper.waitingForTest())
        handler.removeCallbacksAndMessages(null)
        assertEquals(1, Looper.waitingForTest())
    }

    @Test
    fun `an extra that cannot be unpacked lets every look at the extras fail, until they are replaced`() {
        for (error in listOf(BadParcelableException("x"), RuntimeException(ClassNotFoundException("x")))) {
            val intent = Intent.unreadableForTest(null, error)
            assertSame(error, assertThrows(RuntimeException::class.java) { intent.getStringExtra("path") })
            assertSame(error, assertThrows(RuntimeException::class.java) { intent.removeExtra("path") })
            intent.replaceExtras(null as Bundle?)
            assertNull(intent.getStringExtra("path"))
        }
    }

    @Test
    fun `a view without parameters wraps its content, and fills a frame`() {
        fun added(group: ViewGroup) = View(activity).also(group::addView).layoutParams.run { listOf(widthForTest, heightForTest) }
        assertEquals(listOf(ViewGroup.LayoutParams.WRAP_CONTENT, ViewGroup.LayoutParams.WRAP_CONTENT), added(LinearLayout(activity)))
        assertEquals(listOf(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT), added(FrameLayout(activity)))
    }

    @Test
    fun `Material tints a copy of an icon, or the icon if it has no state to copy`() {
        class Ignoring(bitmap: BitmapDrawable) : android.graphics.drawable.DrawableWrapper(bitmap) {
            override fun setTintList(tint: android.content.res.ColorStateList?) = Unit
        }

        fun bitmap() = BitmapDrawable(activity.resources, Bitmap.ofForTest(1, 1, byteArrayOf()))
        fun shown(icon: Drawable) =
            (BottomNavigationView(activity).menu.add(0, 1, 0, "a").setIcon(icon) as MenuForTest.ItemForTest).shown

        val (plain, wrapped) = bitmap() to bitmap()
        assertSame(plain, shown(plain))
        assertTrue(plain.isTintedForTest)
        shown(Ignoring(wrapped))
        assertTrue("a copy is a plain wrapper", wrapped.isTintedForTest)
    }

    @Test
    fun `Material takes at most six items`() {
        val menu = BottomNavigationView(activity).menu
        repeat(6) { menu.add(0, it + 1, it, "a") }
        assertThrows(IllegalArgumentException::class.java) { menu.add(0, 7, 6, "a") }
    }

    @Test
    fun `the enabled callback that was added last handles back`() {
        val called = mutableListOf<Int>()
        val dispatcher = OnBackPressedDispatcher()
        val callbacks = List(3) { number ->
            object : OnBackPressedCallback(true) {
                override fun handleOnBackPressed() {
                    called += number
                }
            }.also { dispatcher.addCallback(activity, it) }
        }
        callbacks[2].isEnabled = false
        dispatcher.onBackPressed()
        assertEquals(listOf(1), called)
        callbacks.forEach { it.isEnabled = false }
        assertFalse(dispatcher.hasEnabledCallbacks())
    }

    class First : ViewModel() {
        var isCleared = false

        override fun onCleared() {
            isCleared = true
        }
    }

    class Second : ViewModel()

    @Test
    fun `a model of another class under the same name clears the former one`() {
        val models = ViewModelProvider(activity)
        val first = models.get("name", First::class.java)
        assertSame(first, models.get("name", First::class.java))
        models.get("name", Second::class.java)
        assertTrue(first.isCleared)
    }

    @Test
    fun `a web view that was destroyed answers nothing, and fails if it is used`() {
        val webView = WebView(activity)
        var answers = 0
        webView.evaluateJavascript("1") { answers += 1 }
        assertEquals("an answer comes later", 0, answers)
        webView.destroy()
        Looper.idleForTest()
        assertEquals(0, answers)
        assertThrows(IllegalStateException::class.java) { webView.evaluateJavascript("1", null) }
    }

    @Test
    fun `observers of the activity hear of a start after it, and of a stop before it`() {
        val states = mutableListOf<String>()
        activity.lifecycle.addObserver(object : DefaultLifecycleObserver {
            override fun onStart(owner: LifecycleOwner) {
                states += "start ${activity.supportFragmentManager.isStateSaved}"
            }

            override fun onStop(owner: LifecycleOwner) {
                states += "stop"
            }
        })
        activity.stopForTest()
        activity.saveForTest()
        activity.startForTest()
        assertEquals(listOf("start false", "stop", "start false"), states)
    }

    @Test
    fun `AppCompat tells only the activity of its night mode`() {
        var views = 0
        activity.setContentView(object : View(activity) {
            override fun onConfigurationChanged(newConfig: android.content.res.Configuration) {
                views += 1
            }
        })
        var activities = 0
        activity.addOnConfigurationChangedListener { activities += 1 }
        activity.setNightModeForTest(32)
        assertEquals(listOf(0, 1), listOf(views, activities))
    }

    @Test
    fun `forced dark pages fail without the feature, and are automatic at first`() {
        val settings = WebView(activity).settings
        assertThrows(UnsupportedOperationException::class.java) { WebSettingsCompat.getForceDark(settings) }
        assertThrows(UnsupportedOperationException::class.java) { WebSettingsCompat.setForceDark(settings, WebSettingsCompat.FORCE_DARK_ON) }
        WebViewFeature.supportForTest(WebViewFeature.FORCE_DARK)
        try {
            assertEquals(WebSettingsCompat.FORCE_DARK_AUTO, WebSettingsCompat.getForceDark(settings))
        } finally {
            WebViewFeature.supportForTest()
        }
    }
}
