package dev.tabwire.hotwire

import android.graphics.BitmapFactory
import android.graphics.drawable.BitmapDrawable
import android.graphics.drawable.Drawable
import android.os.Looper
import android.webkit.CookieManager
import androidx.core.graphics.drawable.RoundedBitmapDrawable
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test

/** An app whose tab bar shows images from a server. */
interface AppWithImages {
    val activity: TabbedActivity

    /** Sends a configuration from the page in front. */
    fun send(json: String)

    /** The image that the server sent for the item at an index, or `null` while the item shows its icon. */
    fun image(index: Int): Drawable?

    /** Whether the image of the item at an index takes the color of icons. */
    fun isTinted(index: Int): Boolean
}

/** What tab bars of all kinds do with images from a real server (P22.4 to P22.11). */
abstract class BarImagesContract {
    private val server = ImageServer()
    private lateinit var app: AppWithImages

    /** Starts an app. */
    protected abstract fun start(url: String): AppWithImages

    @After
    fun stop() = server.close()

    private fun start() {
        app = start("${server.origin}/")
    }

    /** Returns a configuration with tabs, one of which has an image. */
    private fun withImage(
        path: String, kind: String = "picture", tabs: List<String> = listOf("home", "explore"), members: String = "",
    ) = configuration(*tabs.toTypedArray(), members = members) {
        when (it) {
            "home" -> ""","image":{"path":"$path","kind":"$kind"}"""
            "compose" -> ""","action":true"""
            else -> ""
        }
    }

    private fun await(what: String, condition: (Drawable?) -> Boolean) = Looper.awaitForTest(what) { condition(app.image(0)) }

    private val Drawable?.isCircle
        get() = (this as? RoundedBitmapDrawable)?.isCircular == true

    @Test
    fun `a picture is fetched once over 100 page loads, with the cookies of the web view`() {
        val mayArrive = server.hold("/face.png", ImageServer.image())
        CookieManager.setForTest(server.origin, "session=1")
        start()
        app.activity.resources.displayMetrics.density = 3f
        app.send(withImage("/face.png"))
        assertNull("the icon is shown until the image is there", app.image(0))
        mayArrive.countDown()
        await("the picture") { it.isCircle }
        val picture = app.image(0) as RoundedBitmapDrawable
        assertEquals("24 dp, of the square in the middle", 72 to 72, picture.bitmapForTest.run { width to height })
        assertEquals("a picture keeps its colors", false, app.isTinted(0))
        repeat(100) {
            app.send(withImage("/face.png", members = ""","revision":$it"""))
            assertSame(picture, app.image(0))
        }
        assertEquals(listOf("/face.png"), server.requests)
        assertEquals(listOf("session=1"), server.cookies)
        assertEquals(0, BitmapFactory.decodedOnMainThreadForTest())
    }

    @Test
    fun `a symbol keeps its shape and is tinted`() {
        server.serve("/bell.png", ImageServer.image(96, 48))
        start()
        app.send(withImage("/bell.png", kind = "symbol"))
        await("the symbol") { it is BitmapDrawable }
        assertEquals(24 to 12, (app.image(0) as BitmapDrawable).bitmapForTest.run { width to height })
        assertTrue(app.isTinted(0))
    }

    @Test
    fun `PNG, JPEG and WebP are shown`() {
        server.serve("/face", ImageServer.image())
        server.serve("/face.jpg", ImageServer.image(format = "jpg"))
        server.serve("/face.webp", ImageServer.lossyWebP)
        server.serve("/lossless.webp", ImageServer.losslessWebP)
        start()
        var before: Drawable? = null
        for (path in listOf("/face", "/face.jpg", "/face.webp", "/lossless.webp")) {
            app.send(withImage(path))
            await(path) { it.isCircle && it !== before }
            before = app.image(0)
            assertEquals(24 to 24, (app.image(0) as RoundedBitmapDrawable).bitmapForTest.run { width to height })
        }
    }

    @Test
    fun `an image that cannot be shown leaves the icon, and is not asked for again`() {
        server.serve("/animated.webp", ImageServer.animatedWebP)
        server.serve("/icon.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>".encodeToByteArray())
        server.serve("/wide.png", ImageServer.image(1025, 1))
        server.redirect("/elsewhere.png", to = "http://localhost:${server.port}/face.png")
        server.serve("/face.png", ImageServer.image())
        start()
        for (path in listOf("/missing.png", "/animated.webp", "/icon.svg", "/wide.png", "/elsewhere.png")) {
            app.send(withImage(path))
            Looper.awaitForTest("the request for $path") { path in server.requests }
        }
        app.send(withImage("/face.png"))
        await("the picture") { it.isCircle }
        val picture = app.image(0)
        val requests = server.requests.toList()
        for (path in listOf("/missing.png", "/animated.webp", "/icon.svg", "/wide.png", "/elsewhere.png")) {
            app.send(withImage(path))
            assertSame("the old image stays", picture, app.image(0))
        }
        app.send(configuration("home", "explore"))
        app.send(withImage("/animated.webp"))
        assertNull(app.image(0))
        assertEquals(requests, server.requests.toList())
    }

    @Test
    fun `the old image stays until the new one is there`() {
        server.serve("/1.png", ImageServer.image())
        val mayArrive = server.hold("/2.jpg", ImageServer.image(format = "jpg"))
        start()
        app.send(withImage("/1.png"))
        await("the picture") { it.isCircle }
        val first = app.image(0)
        app.send(withImage("/2.jpg"))
        Looper.awaitForTest("the request") { "/2.jpg" in server.requests }
        assertSame(first, app.image(0))
        mayArrive.countDown()
        await("the second picture") { it !== first }
        assertTrue(app.image(0).isCircle)
        app.send(configuration("home", "explore"))
        assertNull(app.image(0))
    }

    @Test
    fun `an image stays on its tab when the bar changes, without the icon in between`() {
        server.serve("/face.png", ImageServer.image())
        start()
        app.send(withImage("/face.png"))
        await("the picture") { it.isCircle }
        val picture = app.image(0)
        val bars = listOf(
            listOf("explore", "home"), listOf("home", "compose", "explore"), listOf("home", "explore", "library", "news"), listOf("news", "home"),
        )
        for (tabs in bars) {
            app.send(withImage("/face.png", tabs = tabs, members = ""","reorders":true"""))
            for ((index, tab) in tabs.withIndex()) assertSame(tab, picture.takeIf { tab == "home" }, app.image(index))
        }
        assertEquals(listOf("/face.png"), server.requests)
    }

    @Test
    fun `a picture of the former user is gone with the session`() {
        server.serve("/face.png", ImageServer.image())
        start()
        app.send(withImage("/face.png", members = ""","session":"ada""""))
        await("the picture") { it.isCircle }
        val picture = app.image(0)
        server.remove("/face.png")
        app.send(withImage("/face.png", members = ""","session":"bob""""))
        assertNull(app.image(0))
        Looper.awaitForTest("the request for the other user") { server.requests.size == 2 }
        server.serve("/face.png", ImageServer.image())
        app.send(withImage("/face.png", members = ""","session":"ada""""))
        assertNotSame(picture, app.image(0))
        await("a picture of the third session") { it.isCircle }
        assertNotSame(picture, app.image(0))
    }

    @Test
    fun `a picture that arrives after the former user has left is not shown`() {
        val mayArrive = server.hold("/face.png", ImageServer.image())
        start()
        app.send(withImage("/face.png", members = ""","session":"ada""""))
        Looper.awaitForTest("the request of the former user") { server.requests.size == 1 }
        // The other user has no picture there, and one on another tab.
        server.remove("/face.png")
        server.serve("/other.png", ImageServer.image())
        app.send(withImage("/face.png", members = ""","session":"bob""""))
        Looper.awaitForTest("the request of the other user") { server.requests.size == 2 }
        mayArrive.countDown()
        app.send(withImage("/face.png", members = ""","session":"bob"""").replace(""""path":"/explore"""", """"path":"/explore","image":{"path":"/other.png"}"""))
        Looper.awaitForTest("the other picture") { app.image(1) != null }
        assertNull(app.image(0))
    }
}
