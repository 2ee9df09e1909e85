package dev.tabwire.hotwire

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.drawable.BitmapDrawable
import android.graphics.drawable.Drawable
import android.graphics.drawable.StateListDrawable
import android.view.View
import android.widget.PopupMenu
import androidx.appcompat.content.res.AppCompatResources
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.core.view.WindowInsetsCompat
import dev.tabwire.client.ContainerId
import dev.tabwire.compose.of
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test

class TabBarTest {
    private val app = RunningApp()

    @Test
    fun `the tab bar is hidden in bootstrap and shown with tabs`() {
        assertFalse(app.isBarVisible)
        app.send(configuration("home", "explore"))
        assertTrue(app.isBarVisible)
        app.send("""{"active":null,"tabs":[]}""")
        assertFalse(app.isBarVisible)
        assertEquals(0, app.items.size)
    }

    @Test
    fun `relabelling changes only the item concerned`() {
        app.send(configuration("home", "explore"))
        val (home, explore) = app.items
        val rebuilds = app.bar.rebuildsForTest()
        app.send(configuration("home", "explore").replace("HOME", "Start").replaceFirst("house", "bell"))
        assertEquals(listOf("Start", "EXPLORE"), app.titles)
        assertSame(home, app.items[0])
        assertEquals(R.drawable.tabwire_bell, resource(home.drawable))
        assertEquals(0, explore.changes)
        assertEquals(rebuilds, app.bar.rebuildsForTest())
    }

    @Test
    fun `a badge is read aloud, changes and disappears`() {
        app.send(configuration("home", "explore") { if (it == "home") ""","badge":3""" else "" })
        assertEquals("3", app.bar.getBadge(1)?.text)
        assertEquals("3", app.bar.getBadge(1)?.contentDescription)
        app.send(configuration("home", "explore") { if (it == "home") ""","badge":"new"""" else "" })
        assertEquals("new", app.bar.getBadge(1)?.text)
        app.send(configuration("home", "explore"))
        assertNull(app.bar.getBadge(1))
    }

    @Test
    fun `badges survive a structural change`() {
        app.send(configuration("home", "explore") { ""","badge":3""" })
        app.send(configuration("home", "explore", "library") { ""","badge":3""" })
        assertEquals(listOf("3", "3", "3"), app.items.map { app.bar.getBadge(it.itemId)?.text })
    }

    @Test
    fun `a structural change does not animate the indicator`() {
        app.send(configuration("home", "explore", "library"))
        app.tap("library")
        val animations = app.bar.indicatorAnimationsForTest()
        app.send(configuration("news", "home", "library"))
        app.send(configuration("library", "home"))
        assertEquals(animations, app.bar.indicatorAnimationsForTest())
        assertTrue(app.bar.isItemActiveIndicatorEnabled)
        app.tap("home")
        assertNotEquals(animations, app.bar.indicatorAnimationsForTest())
    }

    @Test
    fun `a tap on the selected tab goes to its root, then to the top`() {
        app.send(configuration("home", "explore"))
        val navigator = app.visibleHost!!.navigator
        navigator.stack += "https://app.example/deep"
        navigator.session.webView.scrollTo(0, 500)
        app.tap("home")
        assertTrue(navigator.isAtStartDestination())
        assertEquals(500, navigator.session.webView.scrollY)
        app.tap("home")
        assertEquals(0, navigator.session.webView.scrollY)
    }

    @Test
    fun `two fast taps on the selected tab keep its first page`() {
        app.send(configuration("home", "explore"))
        val navigator = app.visibleHost!!.navigator
        navigator.stack += "https://app.example/deep"
        repeat(2) { app.tabs.selectTab(app.manager.selectedId) }
        assertEquals(listOf(START_URL), app.visibleHost!!.navigator.stack)
    }

    @Test
    fun `more than five tabs share the item More`() {
        app.send(configuration("a", "b", "c", "d", "e"))
        assertEquals(listOf("A", "B", "C", "D", "E"), app.titles)
        app.send(configuration("a", "b", "c", "d", "e", "f", "g") { if (it == "g") ""","badge":7""" else "" })
        assertEquals(listOf("A", "B", "C", "D", "More"), app.titles)
        assertTrue("a dot", app.bar.getBadge(R.id.tabwire_more)?.text == null)
        assertEquals("7", app.bar.getBadge(R.id.tabwire_more)?.contentDescription)
        app.bar.tapForTest(R.id.tabwire_more)
        val menu = PopupMenu.shownForTest().menu
        assertEquals(listOf("E", "F", "G · 7"), (0 until menu.size()).map { menu.getItem(it).title })
        assertEquals(1, app.bar.selectedItemId)
        PopupMenu.shownForTest().chooseForTest(6)
        assertEquals(ContainerId(6), app.manager.selectedId)
        assertEquals(R.id.tabwire_more, app.bar.selectedItemId)
        app.send(configuration("a", "b", "c", "d", "e", "f", "g"))
        assertNull(app.bar.getBadge(R.id.tabwire_more))
        app.tap("b")
        assertEquals(2, app.bar.selectedItemId)
    }

    @Test
    fun `leaving a hard-deprecated tab selects the tapped tab`() {
        app.send(configuration("home", "explore", "library"))
        app.send(configuration("home", "explore", "library") { if (it == "home") ""","deprecated":"hard"""" else "" })
        val left = app.visibleHost!!
        app.tap("library")
        assertTrue(left.isDestroyed)
        assertEquals(listOf("EXPLORE", "LIBRARY"), app.titles)
        assertEquals(3, app.bar.selectedItemId)
        assertTrue(app.bar.checkedForTest().isChecked)
        assertEquals(3, app.bar.checkedForTest().itemId)
    }

    @Test
    fun `tabs survive in another layout`() {
        app.send(configuration("home", "explore"))
        app.tap("explore")
        val (hosts, visible) = app.hosts to app.visibleHost
        app.activity.showTabsAgain()
        assertEquals(listOf("HOME", "EXPLORE"), app.titles)
        assertEquals(2, app.bar.selectedItemId)
        assertEquals(hosts, app.hosts)
        assertSame(visible, app.visibleHost)
    }

    @Test
    fun `the tab bar is hidden while the keyboard is open and in bootstrap`() {
        fun openKeyboard(ime: Int) = app.layout.applyInsetsForTest(WindowInsetsCompat.ofForTest(/* systemBars */ 24, ime))
        openKeyboard(0)
        assertEquals(24, app.containers.paddingBottom)
        app.send(configuration("home", "explore"))
        assertEquals(0, app.containers.paddingBottom)
        openKeyboard(300)
        assertEquals(View.GONE, app.bar.visibility)
        assertEquals(300, app.containers.paddingBottom)
        app.send("""{"active":null,"tabs":[]}""")
        openKeyboard(0)
        assertFalse(app.isBarVisible)
        assertEquals(24, app.containers.paddingBottom)
    }

    private fun resource(drawable: Drawable?) = (drawable as AppCompatResources.DrawableForTest).id

    @Test
    fun `an icon is the app's own, a known one or the placeholder`() {
        val icons = TabIcons(mapOf("rocket" to TabIcon(7), "house" to TabIcon(8)))
        assertEquals(TabIcon(7), icons.icon("rocket"))
        assertEquals(TabIcon(8), icons.icon("house"))
        assertEquals(TabIcon(8), icons.icon("house.fill"))
        assertEquals(TabIcon(R.drawable.tabwire_search), icons.icon("magnifyingglass"))
        assertEquals(TabIcon(R.drawable.tabwire_bell), icons.icon("bell.circle.fill"))
        assertEquals(TabIcon(R.drawable.tabwire_account), icons.icon("person.crop.circle"))
        for (name in listOf("", ".fill", "bell.fill.fill.fill", "no.such.icon")) {
            assertEquals(TabIcon(R.drawable.tabwire_unknown), icons.icon(name))
        }
    }

    private class Picture : Drawable() {
        override fun draw(canvas: Canvas) = Unit
    }

    private fun showIcon(icon: TabIcon): Drawable? {
        app.activity.icons = TabIcons(mapOf("house" to icon))
        app.activity.showTabsAgain()
        app.send(configuration("home", "explore"))
        return app.items[0].drawable
    }

    private fun states(drawable: Drawable?): List<Drawable> = (drawable as StateListDrawable).drawablesForTest()

    @Test
    fun `an icon can differ while its tab is selected`() {
        assertEquals(listOf(8, 7), states(showIcon(TabIcon(7, selected = 8))).map(::resource))
    }

    @Test
    fun `a picture keeps its colors, and other drawables have the tint`() {
        fun drawable() = BitmapDrawable(app.activity.resources, Bitmap.ofForTest(24, 24, byteArrayOf()))
        val (picture, other) = drawable() to drawable()
        for (icon in listOf(TabIcon(IconImage.Picture(picture)), TabIcon(IconImage.Picture(picture), IconImage.Drawable(other)))) {
            showIcon(icon)
            assertFalse("$icon", picture.isTintedForTest)
        }
        assertTrue(other.isTintedForTest)
    }

    @Test
    fun `an icon can be a drawable, or two`() {
        val (picture, selected) = Picture() to Picture()
        assertSame(picture, showIcon(TabIcon(picture)))
        assertEquals(listOf(selected, picture), states(showIcon(TabIcon(picture, selected))))
    }

    @Test
    fun `an icon can be of a drawable and a resource`() {
        val picture = Picture()
        val (selected, unselected) = states(showIcon(TabIcon(IconImage.Drawable(picture), IconImage.Resource(7))))
        assertEquals(7, resource(selected))
        assertSame(picture, unselected)
    }

    @Test
    fun `an icon of Compose shows the placeholder`() {
        assertEquals(R.drawable.tabwire_unknown, resource(showIcon(TabIcon.of(ImageVector.make()))))
    }

    @Test
    fun `an app without the active indicator stays without it`() {
        app.bar.isItemActiveIndicatorEnabled = false
        app.send(configuration("home", "explore"))
        assertFalse(app.bar.isItemActiveIndicatorEnabled)
    }

    @Test
    fun `an app can keep the stack on reselect`() {
        app.tabs.clearsStackOnReselect = false
        app.send(configuration("home", "explore"))
        app.visibleHost!!.navigator.route("https://app.example/deep")
        app.tap("home")
        assertFalse(app.visibleHost!!.navigator.isAtStartDestination())
    }

    @Test
    fun `a route is visited in the selected tab`() {
        app.send(configuration("home", "explore"))
        app.tabs.route("https://app.example/deep")
        assertEquals("https://app.example/deep", app.visibleHost!!.navigator.location)
    }
}
