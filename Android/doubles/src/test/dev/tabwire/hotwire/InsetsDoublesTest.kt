package dev.tabwire.hotwire

import android.content.Context
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.ime
import androidx.compose.ui.platform.ComposeView
import androidx.compose.ui.viewinterop.AndroidView
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsCompat.Type
import dev.tabwire.doubles.AndroidComposeView
import dev.tabwire.doubles.ComposeVersion
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.contextOfComposition
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** The doubles dispatch insets as what they stand for. */
class InsetsDoublesTest {
    @After
    fun restore() {
        ViewGroup.isBeforeAndroid11ForTest = false
        ComposeVersion.current = ComposeVersion.V1_7
    }

    private fun group(context: Context, vararg children: View) = FrameLayout(context).apply { children.forEach(::addView) }

    @Test
    fun `before Android 11 a view gets what its sibling leaves`() {
        for (isBeforeAndroid11 in listOf(false, true)) {
            ViewGroup.isBeforeAndroid11ForTest = isBeforeAndroid11
            val context = RunningApp().activity
            val (first, second) = View(context) to View(context)
            ViewCompat.setOnApplyWindowInsetsListener(first) { _, insets -> insets.inset(0, 0, 0, 48) }
            group(context, first, second).applyInsetsForTest(WindowInsetsCompat.ofForTest(48, 0))
            assertEquals(if (isBeforeAndroid11) 0 else 48, second.receivedInsetsForTest().getInsets(Type.systemBars()).bottom)
        }
    }

    @Test
    fun `the children of a view that consumes insets get none`() {
        val context = RunningApp().activity
        val child = View(context)
        val parent = group(context, child)
        ViewCompat.setOnApplyWindowInsetsListener(parent) { _, _ -> WindowInsetsCompat.CONSUMED }
        assertTrue(parent.applyInsetsForTest(WindowInsetsCompat.ofForTest(48, 0)).isConsumed)
        assertNull(child.receivedInsetsForTest())
    }

    @Test
    fun `insetting reduces the keyboard, which stays visible`() {
        val insets = WindowInsetsCompat.ofForTest(Insets.of(0, 24, 0, 48), Insets.NONE, /* ime */ 300).inset(0, 0, 0, 300)
        assertEquals(0, insets.getInsets(Type.ime()).bottom)
        assertTrue(insets.isVisible(Type.ime()))
    }

    /** Returns the inset at the top that a view in a composition gets. */
    private fun insetOfView(prepare: ComposeView.() -> Unit, content: () -> Unit): Int? {
        val activity = RunningApp().activity
        val view = View(activity)
        val composed = AndroidComposeView(activity)
        val parent = ComposeView(activity).apply { addView(composed) }
        parent.prepare()
        contextOfComposition = activity
        val composition = Composition(composed) {
            content()
            AndroidView({ view })
        }
        composition.compose()
        parent.applyInsetsForTest(WindowInsetsCompat.ofForTest(Insets.of(0, 24, 0, 0), Insets.NONE, /* ime */ 0))
        return view.receivedInsetsForTest()?.getInsets(Type.systemBars())?.top
    }

    @Test
    fun `reading insets in an older Compose consumes them, unless they are let through first`() {
        for (version in ComposeVersion.entries) {
            ComposeVersion.current = version
            val consumed = if (version.consumesInsets) null else 24
            assertEquals("$version, nothing is read", 24, insetOfView({}, {}))
            assertEquals("$version, read", consumed, insetOfView({}) { WindowInsets.ime })
            assertEquals("$version, let through", 24, insetOfView({ consumeWindowInsets = false }) { WindowInsets.ime })
            assertEquals("$version, consumed", null, insetOfView({ consumeWindowInsets = true }) { WindowInsets.ime })
            var composeView: ComposeView? = null
            val tooLate = insetOfView({ composeView = this }) {
                WindowInsets.ime
                composeView?.consumeWindowInsets = false
            }
            assertEquals("$version, let through too late", consumed, tooLate)
        }
    }
}
