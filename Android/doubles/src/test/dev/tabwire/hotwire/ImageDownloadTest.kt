package dev.tabwire.hotwire

import com.sun.net.httpserver.HttpExchange
import dev.tabwire.images.ImageError
import dev.tabwire.images.ImageFile
import dev.tabwire.location.AppLocation
import java.io.ByteArrayOutputStream
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executors
import java.util.zip.GZIPOutputStream
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** Requests for images, and servers that mean no good. P22.8. */
class ImageDownloadTest {
    private val server = ImageServer()
    private val scheduler = Executors.newScheduledThreadPool(1)

    @After
    fun stop() {
        server.close()
        scheduler.shutdownNow()
    }

    private fun download(path: String, timeout: Long = 60_000): ByteArray =
        ImageDownload(AppLocation("${server.origin}/"), scheduler, timeout) { null }.read("${server.origin}$path")

    private fun failure(path: String, timeout: Long = 60_000): String =
        assertThrows(path, ImageError::class.java) { ImageFile.check(download(path, timeout)) }.message!!

    /** Returns the reason why a file is not shown, or `null` if it may be. */
    private fun refusal(bytes: ByteArray): String? {
        server.serve("/image", bytes)
        return try {
            ImageFile.check(download("/image"))
            null
        } catch (error: ImageError) {
            error.message
        }
    }

    @Test
    fun `a redirect may stay on the origin, and leads nowhere else`() {
        server.serve("/face.png", ImageServer.image())
        server.redirect("/moved.png", to = "/face.png")
        assertEquals(ImageServer.image().size, download("/moved.png").size)
        server.redirect("/elsewhere.png", to = "http://localhost:${server.port}/face.png")
        assertTrue("redirects to another origin" in failure("/elsewhere.png"))
        server.redirect("/file.png", to = "file:///etc/passwd")
        assertTrue("redirects to another origin" in failure("/file.png"))
        server.redirect("/again.png", to = "/again.png")
        assertEquals("the server redirects again and again", failure("/again.png"))
        assertFalse("no other origin was asked", server.requests.any { it == "/etc/passwd" })
    }

    @Test
    fun `a response without an end is left at the first byte too many`() {
        var sent = 0
        val hasEnded = CountDownLatch(1)
        server.respond("/endless.png") { exchange ->
            try {
                exchange.sendResponseHeaders(200, 0)
                repeat(1 shl 16) {
                    exchange.responseBody.write(ByteArray(16 * 1024))
                    sent += 1
                }
            } finally {
                hasEnded.countDown()
            }
        }
        assertTrue("larger than 256 KiB" in failure("/endless.png"))
        hasEnded.await()
        assertTrue("$sent blocks of a GiB", sent < 1_000)
    }

    @Test
    fun `a response that says it is a gibibyte is not read`() {
        val mayEnd = CountDownLatch(1)
        server.respond("/large.png") { exchange ->
            exchange.sendResponseHeaders(200, 1L shl 30)
            exchange.responseBody.flush()
            mayEnd.await()
        }
        try {
            assertTrue("larger than 256 KiB" in failure("/large.png"))
        } finally {
            mayEnd.countDown()
        }
    }

    @Test
    fun `a response that drips ends in time`() {
        server.respond("/drip.png", ::drip)
        assertTrue("no complete response" in failure("/drip.png", timeout = 300))
    }

    @Test
    fun `a response that drips ends in time though nothing disconnects it`() {
        server.respond("/drip.png", ::drip)
        val mayEnd = CountDownLatch(1)
        // A busy scheduler, or a disconnection that waits for the bytes that are being read.
        scheduler.execute { mayEnd.await() }
        try {
            assertTrue("no complete response" in failure("/drip.png", timeout = 300))
        } finally {
            mayEnd.countDown()
        }
    }

    /** Sends a byte from time to time, for a minute or until the client leaves. */
    private fun drip(exchange: HttpExchange) {
        exchange.sendResponseHeaders(200, 0)
        repeat(1_200) {
            exchange.responseBody.write(0)
            exchange.responseBody.flush()
            Thread.sleep(50)
        }
    }

    @Test
    fun `a compressed response is not decompressed`() {
        server.respond("/bomb.png") { exchange ->
            val bomb = ByteArrayOutputStream()
            // 64 MiB of zeros in 64 KiB.
            GZIPOutputStream(bomb).use { stream -> repeat(1024) { stream.write(ByteArray(64 * 1024)) } }
            exchange.responseHeaders["Content-Encoding"] = "gzip"
            exchange.sendResponseHeaders(200, bomb.size().toLong())
            bomb.writeTo(exchange.responseBody)
        }
        assertEquals("the file is no PNG, JPEG or WebP", failure("/bomb.png"))
    }

    @Test
    fun `a still PNG, JPEG or WebP of a moderate size may be decoded`() {
        for (bytes in listOf(
            ImageServer.image(1024, 1024), ImageServer.image(format = "jpg"), ImageServer.lossyWebP, ImageServer.losslessWebP,
        )) {
            assertEquals(null, refusal(bytes))
        }
    }

    @Test
    fun `nothing else is decoded`() {
        assertEquals("the file is no PNG, JPEG or WebP", refusal("<svg xmlns='http://www.w3.org/2000/svg'/>".encodeToByteArray()))
        assertEquals("the file is no PNG, JPEG or WebP", refusal(ImageServer.image(format = "gif")))
        assertEquals("the image is animated (send a still one)", refusal(ImageServer.animatedWebP))
        assertTrue("1025 × 1 pixels" in refusal(ImageServer.image(1025, 1))!!)
        // A bomb: some bytes that claim to be 20,000 pixels wide and high.
        val bomb = ImageServer.image(16, 16)
        for (side in listOf(16, 20)) byteArrayOf(0, 0, 0x4E, 0x20).copyInto(bomb, side)
        assertEquals("the image has 20000 × 20000 pixels (at most 1024 on a side)", refusal(bomb))
        assertEquals("the file is damaged", refusal(ImageServer.image().copyOf(40)))
        assertEquals("the server responded with status 404", failure("/missing.png"))
    }
}
