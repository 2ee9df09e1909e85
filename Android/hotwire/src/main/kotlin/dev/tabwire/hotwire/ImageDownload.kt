package dev.tabwire.hotwire

import dev.tabwire.client.TabLogger
import dev.tabwire.images.ImageError
import dev.tabwire.images.ImageFile
import dev.tabwire.location.AppLocation
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import java.net.HttpURLConnection
import java.net.URL
import java.util.concurrent.ScheduledExecutorService
import java.util.concurrent.TimeUnit

/**
 * A request for an image. It ends at the first byte that is too many, at a redirect to another origin, and after a time (P22.8).
 *
 * @param scheduler ends the request when its time is over.
 * @param timeout the time in milliseconds until the last byte.
 * @param cookies returns the cookies of the web views for an address.
 */
internal class ImageDownload(
    private val location: AppLocation,
    private val scheduler: ScheduledExecutorService,
    private val timeout: Long = ImageFile.TIMEOUT,
    private val cookies: (url: String) -> String?,
) {
    /** The time in nanoseconds at which the request ends. */
    private val deadline = System.nanoTime() + timeout * 1_000_000

    /**
     * Returns the content of a file. Call it on a background thread, once.
     *
     * @param url an address on the app's origin.
     * @throws ImageError if there is none that may be shown.
     */
    fun read(url: String): ByteArray {
        var address = url
        repeat(MAXIMUM_REDIRECT_COUNT + 1) {
            val connection = open(address)
            // A server that sends a byte from time to time keeps no connection open.
            val end = scheduler.schedule({ connection.disconnect() }, remaining().toLong(), TimeUnit.MILLISECONDS)
            try {
                val status = connection.responseCode
                if (status !in REDIRECTS) return content(connection, status)
                val target = URL(URL(address), connection.getHeaderField("Location").orEmpty()).toString()
                if (!location.contains(target)) throw ImageError("the server redirects to another origin, ${TabLogger.loggable(target)}")
                address = target
            } catch (error: IOException) {
                remaining()
                throw ImageError("no complete response: ${error.message}", isRetriable = true)
            } finally {
                end.cancel(false)
                connection.disconnect()
            }
        }
        throw ImageError("the server redirects again and again")
    }

    private fun open(address: String): HttpURLConnection {
        val connection = URL(address).openConnection() as HttpURLConnection
        connection.instanceFollowRedirects = false
        connection.useCaches = false
        connection.connectTimeout = remaining()
        connection.readTimeout = remaining()
        connection.setRequestProperty("Accept", "image/png, image/jpeg, image/webp")
        // A small response could decompress to a large one.
        connection.setRequestProperty("Accept-Encoding", "identity")
        cookies(address)?.let { connection.setRequestProperty("Cookie", it) }
        return connection
    }

    private fun content(connection: HttpURLConnection, status: Int): ByteArray {
        if (status != HttpURLConnection.HTTP_OK) throw ImageError("the server responded with status $status")
        if (connection.contentLengthLong > ImageFile.MAXIMUM_BYTE_COUNT) throw tooManyBytes()
        return connection.inputStream.use(::read)
    }

    private fun read(stream: InputStream): ByteArray {
        val content = ByteArrayOutputStream()
        val bytes = ByteArray(BLOCK)
        while (true) {
            val count = stream.read(bytes)
            if (count < 0) return content.toByteArray()
            content.write(bytes, 0, count)
            if (content.size() > ImageFile.MAXIMUM_BYTE_COUNT) throw tooManyBytes()
            // Java's disconnection waits while bytes are read, and need not get its turn between them.
            remaining()
        }
    }

    /** Returns the milliseconds that are left. */
    private fun remaining(): Int {
        val left = (deadline - System.nanoTime()) / 1_000_000
        if (left <= 0) throw ImageError("no complete response: it took longer than $timeout ms", isRetriable = true)
        return left.toInt()
    }

    private fun tooManyBytes() = ImageError("the file is larger than 256 KiB (send a smaller one)")

    private companion object {
        const val MAXIMUM_REDIRECT_COUNT = 10
        const val BLOCK = 16 * 1024
        val REDIRECTS = setOf(301, 302, 303, 307, 308)
    }
}
