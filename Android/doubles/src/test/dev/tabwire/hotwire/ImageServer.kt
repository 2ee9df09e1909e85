package dev.tabwire.hotwire

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import java.awt.image.BufferedImage
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.net.InetSocketAddress
import java.util.Base64
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executors
import javax.imageio.ImageIO

/** A real server of images on this machine. It remembers its requests. */
class ImageServer : AutoCloseable {
    /** The paths of the requests, in order. */
    val requests = CopyOnWriteArrayList<String>()

    /** The cookies of the requests, in order. */
    val cookies = CopyOnWriteArrayList<String>()
    private val responses = ConcurrentHashMap<String, (HttpExchange) -> Unit>()
    private val workers = Executors.newCachedThreadPool()
    private val server = HttpServer.create(InetSocketAddress("127.0.0.1", 0), 0).apply {
        executor = workers
        createContext("/", ::handle)
        start()
    }
    val port: Int
        get() = server.address.port
    val origin = "http://127.0.0.1:$port"

    override fun close() {
        server.stop(0)
        workers.shutdownNow()
    }

    /** Responds to a path as a block does. */
    fun respond(path: String, response: (HttpExchange) -> Unit) {
        responses[path] = response
    }

    /** Responds to a path with a file. */
    fun serve(path: String, bytes: ByteArray) = respond(path) { it.send(200, bytes) }

    /** Responds to a path with a file as soon as the returned latch is open. */
    fun hold(path: String, bytes: ByteArray): CountDownLatch {
        val mayArrive = CountDownLatch(1)
        respond(path) {
            mayArrive.await()
            it.send(200, bytes)
        }
        return mayArrive
    }

    fun redirect(path: String, to: String) = respond(path) {
        it.responseHeaders["Location"] = to
        it.send(302)
    }

    /** Responds to a path with status 404. */
    fun remove(path: String) {
        responses -= path
    }

    private fun handle(exchange: HttpExchange) {
        requests += exchange.requestURI.path
        cookies += exchange.requestHeaders.getFirst("Cookie").orEmpty()
        try {
            responses.getOrDefault(exchange.requestURI.path) { it.send(404) }(exchange)
        } catch (_: IOException) {
            // The client has left.
        } finally {
            exchange.close()
        }
    }

    private fun HttpExchange.send(status: Int, bytes: ByteArray = byteArrayOf()) {
        sendResponseHeaders(status, if (bytes.isEmpty()) -1 else bytes.size.toLong())
        if (bytes.isNotEmpty()) responseBody.write(bytes)
    }

    companion object {
        /** Returns the file of an image, as the JDK writes it. */
        fun image(width: Int = 96, height: Int = 64, format: String = "png"): ByteArray {
            val stream = ByteArrayOutputStream()
            ImageIO.write(BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, stream)
            return stream.toByteArray()
        }

        /** Files of 96 × 64 pixels, as `cwebp`, `cwebp -lossless` and `webpmux -frame` write them. */
        val lossyWebP = file("UklGRlYAAABXRUJQVlA4IEoAAAAwBACdASpgAEAAPtFosFKoJiSioWgBABoJaQDV9ARbhw4cOh+OzOGdmiAA/upl/8szhX3L//xvH+S7+3fZV7rlWEKTDEG1IAAAAA==")
        val losslessWebP = file("UklGRiQAAABXRUJQVlA4TBcAAAAvX8APAAdQjyLXo/8BICH8ny9F9D/1BwA=")
        val animatedWebP = file(
            "UklGRpQAAABXRUJQVlA4WAoAAAACAAAAXwAAPwAAQU5JTQYAAAD/////AABBTk1GMAAAAAAAAAAAAF8AAD8AAGQAAABWUDhMFwAAAC9fwA8AB1CPItej/wEgIfyfL0X0P/UH" +
                "AEFOTUYwAAAAAAAAAAAAXwAAPwAAZAAAAFZQOEwXAAAAL1/ADwAHUI96FLn/ASAh/J8vRfQ/9QcA",
        )

        private fun file(base64: String) = Base64.getDecoder().decode(base64)
    }
}
