package dev.tabwire.images

import dev.tabwire.InternalTabwireApi

/**
 * The file of an image from the server, checked before anything decodes it (P22.8).
 *
 * The format and the size are read from the file itself: neither the name nor the `Content-Type` counts. A small file can
 * decode to gigabytes, so its header must say that it does not.
 *
 * @property bytes the content of the file.
 * @property width the width in pixels.
 * @property height the height in pixels.
 */
@InternalTabwireApi
public class ImageFile private constructor(public val bytes: ByteArray, public val width: Int, public val height: Int) {
    public companion object {
        /** The maximum size of the file, in bytes: 256 KiB. */
        public const val MAXIMUM_BYTE_COUNT: Int = 256 * 1024

        /** The maximum width and height, in pixels. */
        public const val MAXIMUM_SIDE: Int = 1024

        /** The time limit for a fetch in milliseconds, from the request to the last byte. */
        public const val TIMEOUT: Long = 5_000

        /** The maximum number of scans of a JPEG. Each takes as long as the whole image; programs write at most about 10. */
        public const val MAXIMUM_SCAN_COUNT: Int = 64

        /** The maximum number of compressed texts in a PNG. Decoders decompress each to as much as 8 MB; programs write at most 3. */
        public const val MAXIMUM_TEXT_COUNT: Int = 4

        /**
         * Checks a file.
         *
         * @param bytes the content of the file.
         * @throws ImageError the first reason why it must not be decoded.
         */
        public fun check(bytes: ByteArray): ImageFile {
            if (bytes.size > MAXIMUM_BYTE_COUNT) throw ImageError("the file is larger than 256 KiB (send a smaller one)")
            val header = ImageHeader.read(bytes)
            if (header.width <= 0 || header.height <= 0) throw ImageHeader.damaged()
            if (header.width > MAXIMUM_SIDE || header.height > MAXIMUM_SIDE) {
                throw ImageError("the image has ${header.width} × ${header.height} pixels (at most $MAXIMUM_SIDE on a side)")
            }
            if (header.isAnimated) throw ImageError("the image is animated (send a still one)")
            if (header.scanCount > MAXIMUM_SCAN_COUNT) {
                throw ImageError("the JPEG has more than $MAXIMUM_SCAN_COUNT scans (save it as a baseline JPEG)")
            }
            if (header.textCount > MAXIMUM_TEXT_COUNT) {
                throw ImageError("the PNG has more than $MAXIMUM_TEXT_COUNT compressed texts (remove its metadata)")
            }
            return ImageFile(bytes, header.width, header.height)
        }
    }
}
