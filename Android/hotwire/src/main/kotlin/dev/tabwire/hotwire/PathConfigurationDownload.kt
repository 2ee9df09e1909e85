package dev.tabwire.hotwire

import dev.tabwire.paths.PathConfigurationJson
import java.io.IOException
import java.io.InputStream
import java.net.HttpURLConnection
import java.net.URL

/** Reads the file of a server, with the timeouts of Hotwire, and no more of it than a path configuration may have. */
internal object PathConfigurationDownload {
    private const val CONNECT_TIMEOUT = 10_000
    private const val READ_TIMEOUT = 30_000

    /**
     * Returns the text of a file. It is longer than a path configuration may be if the file is.
     *
     * @param url the address of the file.
     * @param headers the headers of the request.
     * @throws IOException if there is no file.
     */
    fun read(url: String, headers: Map<String, String>): String {
        val connection = URL(url).openConnection() as? HttpURLConnection ?: throw IOException("$url is no http(s) address")
        try {
            connection.connectTimeout = CONNECT_TIMEOUT
            connection.readTimeout = READ_TIMEOUT
            for ((name, value) in headers) connection.setRequestProperty(name, value)
            if (connection.responseCode !in 200..299) throw IOException("the server responded with ${connection.responseCode}")
            return connection.inputStream.use { read(it) }
        } finally {
            connection.disconnect()
        }
    }

    private fun read(stream: InputStream): String {
        val bytes = ByteArray(PathConfigurationJson.MAXIMUM_BYTE_COUNT + 1)
        var count = 0
        while (count < bytes.size) {
            val read = stream.read(bytes, count, bytes.size - count)
            if (read < 0) break
            count += read
        }
        return bytes.decodeToString(0, count).removePrefix("\uFEFF")
    }
}
