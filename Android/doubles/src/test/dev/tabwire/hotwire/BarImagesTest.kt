package dev.tabwire.hotwire

import android.graphics.BitmapFactory
import android.graphics.drawable.BitmapDrawable
import android.graphics.drawable.Drawable
import android.os.Looper
import android.webkit.CookieManager
import androidx.core.graphics.drawable.RoundedBitmapDrawable
import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import dev.tabwire.images.ImageError
import dev.tabwire.images.ImageFile
import dev.tabwire.location.AppLocation
import java.awt.image.BufferedImage
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.net.InetSocketAddress
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.Executors
import javax.imageio.ImageIO
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** Images from a real server on this machine. */
class BarImagesTest {
    private val requests = CopyOnWriteArrayList<String>()
    private val cookies = CopyOnWriteArrayList<String>()
    private val responses = mutableMapOf<String, (HttpExchange) -> Unit>()
    private val workers = Executors.newCachedThreadPool()
    private val server = HttpServer.create(InetSocketAddress("127.0.0.1", 0), 0).apply {
        executor = workers
        createContext("/") { exchange ->
            requests += exchange.requestURI.path
            cookies += exchange.requestHeaders.getFirst("Cookie").orEmpty()
            try {
                responses.getOrDefault(exchange.requestURI.path) { it.respond(404, byteArrayOf()) }(exchange)
            } catch (_: IOException) {
                // The client has left.
            } finally {
                exchange.close()
            }
        }
        start()
    }
    private val origin = "http://127.0.0.1:${server.address.port}"
    private val scheduler = Executors.newScheduledThreadPool(1)

    @After
    fun stop() {
        server.stop(0)
        workers.shutdownNow()
        scheduler.shutdownNow()
    }

    private fun HttpExchange.respond(status: Int, bytes: ByteArray) {
        sendResponseHeaders(status, if (bytes.isEmpty()) -1 else bytes.size.toLong())
        if (bytes.isNotEmpty()) responseBody.write(bytes)
    }

    private fun serve(path: String, bytes: ByteArray) {
        responses[path] = { it.respond(200, bytes) }
    }

    private fun redirect(path: String, to: String) {
        responses[path] = {
            it.responseHeaders["Location"] = to
            it.respond(302, byteArrayOf())
        }
    }

    private fun image(width: Int = 96, height: Int = 64, format: String = "png"): ByteArray {
        val stream = ByteArrayOutputStream()
        ImageIO.write(BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, stream)
        return stream.toByteArray()
    }

    private fun withImage(path: String, kind: String = "picture", members: String = "") = configuration("home", "explore", members = members) {
        if (it == "home") ""","image":{"path":"$path","kind":"$kind"}""" else ""
    }

    private fun RunningApp.await(what: String, condition: (Drawable?) -> Boolean) =
        Looper.awaitForTest(what) { condition(items[0].drawable) }

    private val Drawable?.isPicture
        get() = this is RoundedBitmapDrawable

    @Test
    fun `a picture is fetched once over 100 page loads, with the cookies of the web view`() {
        serve("/face.png", image())
        CookieManager.setForTest(origin, "session=1")
        val app = RunningApp(start = "$origin/")
        app.activity.resources.displayMetrics.density = 3f
        app.send(withImage("/face.png"))
        assertFalse("the icon is shown until the image is there", app.items[0].drawable.isPicture)
        app.await("the picture") { it.isPicture }
        repeat(100) { app.send(withImage("/face.png", members = ""","revision":$it""")) }
        val picture = app.items[0].drawable as RoundedBitmapDrawable
        assertTrue(picture.isCircular)
        assertEquals("24 dp, of the square in the middle", 72 to 72, picture.bitmapForTest.run { width to height })
        assertEquals(listOf("/face.png"), requests)
        assertEquals(listOf("session=1"), cookies)
        assertEquals(0, BitmapFactory.decodedOnMainThreadForTest())
    }

    @Test
    fun `a symbol keeps its shape and is tinted`() {
        serve("/bell.png", image(96, 48))
        val app = RunningApp(start = "$origin/")
        app.send(withImage("/bell.png", kind = "symbol"))
        app.await("the symbol") { it is BitmapDrawable }
        assertEquals(24 to 12, (app.items[0].drawable as BitmapDrawable).bitmapForTest.run { width to height })
    }

    @Test
    fun `the old image stays until the new one is there, and the bar is not rebuilt`() {
        serve("/1.png", image())
        serve("/2.jpg", image(format = "jpg"))
        val app = RunningApp(start = "$origin/")
        app.send(withImage("/1.png"))
        app.await("the picture") { it.isPicture }
        val (first, rebuilds) = app.items[0].drawable to app.bar.rebuildsForTest()
        app.send(withImage("/2.jpg"))
        app.await("the second picture") { it !== first && it.isPicture }
        assertEquals(rebuilds, app.bar.rebuildsForTest())
        app.send(configuration("home", "explore"))
        assertFalse(app.items[0].drawable.isPicture)
    }

    @Test
    fun `a picture of the former user is gone with the session`() {
        serve("/face.png", image())
        val app = RunningApp(start = "$origin/")
        app.send(withImage("/face.png", members = ""","session":"ada""""))
        app.await("the picture") { it.isPicture }
        responses["/face.png"] = { it.respond(404, byteArrayOf()) }
        app.send(withImage("/face.png", members = ""","session":"bob""""))
        assertFalse(app.items[0].drawable.isPicture)
        Looper.awaitForTest("the request for the other user") { requests.size == 2 }
    }

    private fun download(path: String, timeout: Long = 5_000): ByteArray =
        ImageDownload(AppLocation("$origin/"), scheduler, timeout) { null }.read("$origin$path")

    private fun failure(path: String, timeout: Long = 5_000): String =
        assertThrows(path, ImageError::class.java) { ImageFile.check(download(path, timeout)) }.message!!

    @Test
    fun `a redirect may stay on the origin, and leads nowhere else`() {
        serve("/face.png", image())
        redirect("/moved.png", to = "/face.png")
        assertEquals(image().size, download("/moved.png").size)
        redirect("/elsewhere.png", to = "http://localhost:${server.address.port}/face.png")
        assertTrue("redirects to another origin" in failure("/elsewhere.png"))
        redirect("/file.png", to = "file:///etc/passwd")
        assertTrue("redirects to another origin" in failure("/file.png"))
        redirect("/again.png", to = "/again.png")
        assertEquals("the server redirects again and again", failure("/again.png"))
        assertFalse("no other origin was asked", requests.any { it == "/etc/passwd" })
    }

    @Test
    fun `a response without an end is left at the first byte too many`() {
        var sent = 0
        responses["/endless.png"] = { exchange ->
            exchange.sendResponseHeaders(200, 0)
            repeat(1 shl 16) {
                exchange.responseBody.write(ByteArray(16 * 1024))
                sent += 1
            }
        }
        assertTrue("larger than 256 KiB" in failure("/endless.png"))
        server.stop(0)
        assertTrue("$sent blocks", sent < 1_000)
        responses["/declared.png"] = { it.sendResponseHeaders(200, 1L shl 30) }
    }

    @Test
    fun `a response that drips ends in time`() {
        responses["/drip.png"] = { exchange ->
            exchange.sendResponseHeaders(200, 0)
            repeat(600) {
                exchange.responseBody.write(0)
                exchange.responseBody.flush()
                Thread.sleep(50)
            }
        }
        val start = System.nanoTime()
        assertTrue("no complete response" in failure("/drip.png", timeout = 300))
        assertTrue((System.nanoTime() - start) / 1_000_000 < 5_000)
    }

    @Test
    fun `only a still PNG, JPEG or WebP of a moderate size is decoded`() {
        serve("/icon.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>".encodeToByteArray())
        assertEquals("the file is no PNG, JPEG or WebP", failure("/icon.svg"))
        serve("/wide.png", image(1025, 1))
        assertTrue("1025 × 1 pixels" in failure("/wide.png"))
        // A bomb: some bytes that decode to a gigabyte.
        val bomb = image(16, 16).also { it[16] = 0x7F }
        serve("/bomb.png", bomb)
        assertTrue("at most 1024 on a side" in failure("/bomb.png"))
        serve("/cut.png", image().copyOf(40))
        assertEquals("the file is damaged", failure("/cut.png"))
        assertEquals("the server responded with status 404", failure("/missing.png"))
        for (bytes in listOf(image(1024, 1024), image(format = "jpg"))) assertEquals(bytes.size, ImageFile.check(bytes).bytes.size)
    }

    @Test
    fun `an image that cannot be shown leaves the icon, and is not asked for again`() {
        val app = RunningApp(start = "$origin/")
        app.send(withImage("/missing.png"))
        Looper.awaitForTest("the request") { requests.size == 1 }
        repeat(10) { app.send(withImage("/missing.png", members = ""","revision":$it""")) }
        assertFalse(app.items[0].drawable.isPicture)
        assertEquals(1, requests.size)
        assertNull(app.manager.tabs[1].represents?.image)
    }
}
