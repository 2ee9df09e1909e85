package dev.tabwire.images

/** Image files that consist of their headers: they say what an image claims, and decode to nothing. */
internal object ImageFiles {
    data class Size(val width: Int, val height: Int)

    enum class WebPKind { LOSSY, LOSSLESS }

    fun png(width: Int = 20, height: Int = 10, isAnimated: Boolean = false): ByteArray {
        val signature = byteArrayOf(0x89.toByte(), 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A)
        val header = pngChunk("IHDR", bigEndian(width, 4) + bigEndian(height, 4) + byteArrayOf(8, 6, 0, 0, 0))
        val animation = if (isAnimated) pngChunk("acTL", bigEndian(2, 4) + bigEndian(0, 4)) else byteArrayOf()
        val rest = pngChunk("tEXt", "Comment\u0000IDAT".encodeToByteArray()) + pngChunk("IDAT", byteArrayOf(0)) + pngChunk("IEND", byteArrayOf())
        return signature + header + animation + rest
    }

    /**
     * @param frames the sizes in the frame headers.
     * @param scanCount the number of scans.
     * @param thumbnail a JPEG within a segment of metadata.
     */
    fun jpeg(
        frames: List<Size> = listOf(Size(20, 10)),
        marker: Int = 0xC2,
        scanCount: Int = 1,
        thumbnail: ByteArray = byteArrayOf(),
    ): ByteArray {
        var file = byteArrayOf(0xFF.toByte(), 0xD8.toByte()) + segment(0xE1, "Exif".encodeToByteArray() + thumbnail)
        for ((width, height) in frames) {
            file += segment(marker, byteArrayOf(8) + bigEndian(height, 2) + bigEndian(width, 2) + byteArrayOf(1, 1, 0x11, 0))
        }
        // The pixels contain an escaped FF and a restart marker.
        val scan = segment(0xDA, byteArrayOf(1, 1, 0, 0, 63, 0)) + byteArrayOf(1, 0xFF.toByte(), 0, 2, 0xFF.toByte(), 0xD0.toByte(), 3)
        repeat(scanCount) { file += scan }
        return file + byteArrayOf(0xFF.toByte(), 0xD9.toByte())
    }

    fun webP(kind: WebPKind = WebPKind.LOSSY, size: Size = Size(20, 10), canvas: Size? = null, isAnimated: Boolean = false): ByteArray {
        var chunks = byteArrayOf()
        if (canvas != null) {
            val flags = byteArrayOf(if (isAnimated) 2 else 0, 0, 0, 0)
            chunks += webPChunk("VP8X", flags + littleEndian(canvas.width - 1, 3) + littleEndian(canvas.height - 1, 3))
            chunks += webPChunk("ICCP", byteArrayOf(1, 2, 3))
        }
        chunks += when (kind) {
            WebPKind.LOSSY ->
                webPChunk("VP8 ", byteArrayOf(0, 0, 0, 0x9D.toByte(), 0x01, 0x2A) + littleEndian(size.width, 2) + littleEndian(size.height, 2))
            WebPKind.LOSSLESS -> webPChunk("VP8L", byteArrayOf(0x2F) + littleEndian((size.height - 1 shl 14) or (size.width - 1), 4))
        }
        return "RIFF".encodeToByteArray() + littleEndian(chunks.size + 4, 4) + "WEBP".encodeToByteArray() + chunks
    }

    private fun pngChunk(name: String, content: ByteArray): ByteArray =
        bigEndian(content.size, 4) + name.encodeToByteArray() + content + ByteArray(4)

    private fun webPChunk(name: String, content: ByteArray): ByteArray =
        name.encodeToByteArray() + littleEndian(content.size, 4) + content + ByteArray(content.size % 2)

    private fun segment(marker: Int, content: ByteArray): ByteArray =
        byteArrayOf(0xFF.toByte(), marker.toByte()) + bigEndian(content.size + 2, 2) + content

    private fun bigEndian(number: Int, count: Int): ByteArray = littleEndian(number, count).reversedArray()

    private fun littleEndian(number: Int, count: Int): ByteArray = ByteArray(count) { (number ushr 8 * it).toByte() }
}
