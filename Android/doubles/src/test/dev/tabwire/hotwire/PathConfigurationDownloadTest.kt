package dev.tabwire.hotwire

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import dev.tabwire.paths.PathConfigurationJson
import java.io.IOException
import java.net.InetAddress
import java.net.InetSocketAddress
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** Downloads of a path configuration, from a real server. */
class PathConfigurationDownloadTest {
    private val server = HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0)
    private val origin = "http://127.0.0.1:${server.address.port}"

    init {
        server.start()
    }

    @After
    fun stop() = server.stop(0)

    private fun serve(path: String, respond: HttpExchange.() -> Unit) {
        server.createContext(path) { exchange -> exchange.use { it.respond() } }
    }

    private fun HttpExchange.respond(status: Int, bytes: ByteArray) {
        sendResponseHeaders(status, bytes.size.toLong())
        responseBody.write(bytes)
    }

    private fun read(path: String, headers: Map<String, String> = emptyMap()) = PathConfigurationDownload.read(origin + path, headers)

    private fun failure(path: String): String =
        assertThrows(IOException::class.java) { read(path) }.message.orEmpty()

    @Test
    fun `the request has the app's headers, and follows redirects`() {
        serve("/old") {
            responseHeaders.add("Location", "$origin/new")
            sendResponseHeaders(302, -1)
        }
        serve("/new") { respond(200, "\uFEFF{\"ä\":\"${requestHeaders.getFirst("X-App")}\"}".encodeToByteArray()) }
        assertEquals("{\"ä\":\"1\"}", read("/old", mapOf("X-App" to "1")))
    }

    @Test
    fun `an error of the server is no file`() {
        serve("/missing") { respond(404, "{}".encodeToByteArray()) }
        assertTrue("404" in failure("/missing"))
        assertTrue("no http(s) address" in assertThrows(IOException::class.java) { PathConfigurationDownload.read("file:///", emptyMap()) }.message!!)
    }

    @Test
    fun `a file that never ends is read up to the maximum`() {
        serve("/endless") {
            sendResponseHeaders(200, 0)
            val spaces = ByteArray(64 * 1024) { ' '.code.toByte() }
            try {
                while (true) responseBody.write(spaces)
            } catch (_: IOException) {
                // The client has closed the connection.
            }
        }
        val text = read("/endless")
        assertEquals(PathConfigurationJson.MAXIMUM_BYTE_COUNT + 1, text.length)
        assertNotNull(PathConfigurationJson.problem(text))
    }
}
