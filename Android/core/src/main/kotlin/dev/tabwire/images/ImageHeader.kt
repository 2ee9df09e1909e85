package dev.tabwire.images

/** What a PNG, JPEG or WebP says about itself, read without decoding it. */
internal class ImageHeader private constructor(private val bytes: ImageBytes) {
    var width = 0
        private set
    var height = 0
        private set
    var isAnimated = false
        private set

    /** The number of scans of a JPEG. */
    var scanCount = 0
        private set

    /** The number of compressed texts in a PNG. */
    var textCount = 0
        private set

    companion object {
        private val pngSignature = byteArrayOf(0x89.toByte(), 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A)
        private val jpegSignature = byteArrayOf(0xFF.toByte(), 0xD8.toByte(), 0xFF.toByte())

        /** @throws ImageError if the file is no PNG, JPEG or WebP, or is damaged. */
        fun read(file: ByteArray): ImageHeader {
            val bytes = ImageBytes(file)
            val header = ImageHeader(bytes)
            when {
                bytes.has(pngSignature, 0) -> header.readPng()
                bytes.has(jpegSignature, 0) -> header.readJpeg()
                bytes.has("RIFF", 0) && bytes.has("WEBP", 8) -> header.readWebP()
                else -> throw ImageError("the file is no PNG, JPEG or WebP")
            }
            return header
        }

        fun damaged() = ImageError("the file is damaged")
    }

    /** Reads the chunks: the header is the first, `acTL` marks an animation, and `IEND` is the last. */
    private fun readPng() {
        if (!bytes.has("IHDR", 12)) throw damaged()
        width = bytes.bigEndian(4, 16)
        height = bytes.bigEndian(4, 20)
        var start = 8
        while (!bytes.has("IEND", start + 4)) {
            if (bytes.has("acTL", start + 4)) isAnimated = true
            if (bytes.has("zTXt", start + 4) || bytes.has("iTXt", start + 4)) textCount += 1
            val length = bytes.bigEndian(4, start)
            if (length < 0 || length > bytes.count - start) throw damaged()
            start += 12 + length
        }
    }

    /** Reads the markers to the end of the image. A thumbnail within a segment does not count. */
    private fun readJpeg() {
        var hasFrame = false
        var position = 2
        while (true) {
            val next = bytes.endOfMarker(position) ?: throw damaged()
            when (bytes.bigEndian(1, next - 1)) {
                0xD9 -> if (hasFrame && scanCount > 0) return else throw damaged()
                0xC0, 0xC1, 0xC2 -> {
                    // A second frame could be larger than the first.
                    if (hasFrame) throw damaged()
                    hasFrame = true
                    height = bytes.bigEndian(2, next + 3)
                    width = bytes.bigEndian(2, next + 5)
                }
                0xC3, in 0xC5..0xC7, in 0xC9..0xCB, in 0xCD..0xCF -> throw damaged()
                0xDA -> scanCount += 1
            }
            val length = bytes.bigEndian(2, next)
            if (length < 2) throw damaged()
            position = next + length
        }
    }

    /** Reads the chunks up to the frame, whose size must be that of the canvas. */
    private fun readWebP() {
        val size = bytes.littleEndian(4, 4)
        if (size < 0 || size > bytes.count - 8) throw damaged()
        var canvas: Pair<Int, Int>? = null
        var start = 12
        while (true) {
            val length = bytes.littleEndian(4, start + 4)
            if (length < 0 || length > bytes.count) throw damaged()
            val content = start + 8
            when {
                bytes.has("VP8X", start) -> {
                    // The second bit says that there are frames.
                    isAnimated = bytes.littleEndian(1, content) and 2 != 0
                    width = bytes.littleEndian(3, content + 4) + 1
                    height = bytes.littleEndian(3, content + 7) + 1
                    if (isAnimated) return
                    canvas = width to height
                }
                bytes.has("ANIM", start) || bytes.has("ANMF", start) -> throw damaged()
                bytes.has("VP8 ", start) -> {
                    if (!bytes.has(byteArrayOf(0x9D.toByte(), 0x01, 0x2A), content + 3)) throw damaged()
                    width = bytes.littleEndian(2, content + 6) and 0x3FFF
                    height = bytes.littleEndian(2, content + 8) and 0x3FFF
                    break
                }
                bytes.has("VP8L", start) -> {
                    if (!bytes.has(byteArrayOf(0x2F), content)) throw damaged()
                    val sizes = bytes.littleEndian(4, content + 1)
                    width = (sizes and 0x3FFF) + 1
                    height = (sizes ushr 14 and 0x3FFF) + 1
                    break
                }
            }
            // Chunks have an even length.
            start = content + length + length % 2
        }
        if (canvas != null && canvas != width to height) throw damaged()
    }
}

/** The bytes of a file. Reading behind the end throws. */
private class ImageBytes(private val bytes: ByteArray) {
    val count: Int
        get() = bytes.size

    /** Returns whether bytes are at a place. */
    fun has(expected: ByteArray, start: Int): Boolean =
        start >= 0 && start <= count - expected.size && expected.indices.all { bytes[start + it] == expected[it] }

    fun has(text: String, start: Int): Boolean = has(text.encodeToByteArray(), start)

    /** Returns a number of 1 to 4 bytes, the most significant first. One of four bytes can be negative. */
    fun bigEndian(count: Int, start: Int): Int = range(count, start).fold(0) { number, index -> number shl 8 or byte(index) }

    /** Returns a number of 1 to 4 bytes, the least significant first. One of four bytes can be negative. */
    fun littleEndian(count: Int, start: Int): Int =
        range(count, start).reversed().fold(0) { number, index -> number shl 8 or byte(index) }

    private fun byte(index: Int): Int = bytes[index].toInt() and 0xFF

    private fun range(count: Int, start: Int): IntRange {
        if (start < 0 || start > bytes.size - count) throw ImageHeader.damaged()
        return start until start + count
    }

    /** Returns the place behind the next marker of a JPEG that has a segment or ends the image, or `null`. */
    fun endOfMarker(start: Int): Int? {
        for (position in start until count - 1) {
            val code = byte(position + 1)
            // In the pixels, 0 marks a byte of data, and the codes D0 to D7 a restart. 1 has no segment, and FF is padding.
            if (byte(position) == 0xFF && code > 1 && code != 0xFF && code !in 0xD0..0xD8) return position + 2
        }
        return null
    }
}
