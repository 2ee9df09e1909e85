package dev.tabwire.images

import dev.tabwire.images.ImageFiles.Size
import dev.tabwire.images.ImageFiles.WebPKind
import kotlin.random.Random
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** P22.8, P22.9. */
class ImageFileTest {
    private fun error(bytes: ByteArray): String? = try {
        ImageFile.check(bytes)
        null
    } catch (error: ImageError) {
        error.message
    }

    private val damaged = "the file is damaged"

    @Test
    fun `the size is read from the file, whatever its format`() {
        for (bytes in listOf(
            ImageFiles.png(), ImageFiles.jpeg(), ImageFiles.webP(WebPKind.LOSSY), ImageFiles.webP(WebPKind.LOSSLESS),
            ImageFiles.webP(canvas = Size(20, 10)),
        )) {
            val file = ImageFile.check(bytes)
            assertEquals(20 to 10, file.width to file.height)
        }
    }

    @Test
    fun `1,024 pixels on a side are the limit`() {
        for (make in listOf<(Size) -> ByteArray>(
            { ImageFiles.png(it.width, it.height) },
            { ImageFiles.jpeg(frames = listOf(it)) },
            { ImageFiles.webP(WebPKind.LOSSY, it) },
            { ImageFiles.webP(WebPKind.LOSSLESS, it) },
        )) {
            assertNull(error(make(Size(1024, 1024))))
            for (size in listOf(Size(1025, 1), Size(1, 1025))) {
                assertEquals("the image has ${size.width} × ${size.height} pixels (at most 1024 on a side)", error(make(size)))
            }
        }
        assertEquals("the image has 20000 × 20000 pixels (at most 1024 on a side)", error(ImageFiles.png(20_000, 20_000)))
        for (bytes in listOf(ImageFiles.png(width = 0), ImageFiles.png(width = -1), ImageFiles.jpeg(frames = listOf(Size(20, 0))))) {
            assertEquals(damaged, error(bytes))
        }
    }

    @Test
    fun `256 KiB are the limit`() {
        val padding = ImageFile.MAXIMUM_BYTE_COUNT - ImageFiles.png().size
        assertNull(error(ImageFiles.png() + ByteArray(padding)))
        assertEquals("the file is larger than 256 KiB (send a smaller one)", error(ImageFiles.png() + ByteArray(padding + 1)))
    }

    @Test
    fun `other formats are refused, whatever they contain`() {
        for (text in listOf(
            "", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<?xml version='1.0'?><svg/>", "GIF89a", "BM", "RIFF1234WAVE",
            "<!doctype html>", "\u0000\u0000\u0000\u0020ftypavif",
        )) {
            assertEquals(text, "the file is no PNG, JPEG or WebP", error(text.encodeToByteArray()))
        }
    }

    @Test
    fun `animated images are refused`() {
        for (bytes in listOf(ImageFiles.png(isAnimated = true), ImageFiles.webP(canvas = Size(20, 10), isAnimated = true))) {
            assertEquals("the image is animated (send a still one)", error(bytes))
        }
    }

    @Test
    fun `a JPEG with many scans, each of which takes as long as the image, is refused`() {
        assertNull(error(ImageFiles.jpeg(scanCount = ImageFile.MAXIMUM_SCAN_COUNT)))
        assertEquals(
            "the JPEG has more than 64 scans (save it as a baseline JPEG)", error(ImageFiles.jpeg(scanCount = ImageFile.MAXIMUM_SCAN_COUNT + 1)),
        )
        assertEquals(damaged, error(ImageFiles.jpeg(scanCount = 0)))
    }

    @Test
    fun `a PNG with many compressed texts, each of which can decompress to megabytes, is refused`() {
        for (name in listOf("zTXt", "iTXt")) {
            val empty = ByteArray(4) + name.encodeToByteArray() + ByteArray(4)
            val (rest, end) = ImageFiles.png().run { copyOf(size - 12) to copyOfRange(size - 12, size) }
            fun withTexts(count: Int) = (0 until count).fold(rest) { file, _ -> file + empty } + end
            assertNull(error(withTexts(ImageFile.MAXIMUM_TEXT_COUNT)))
            assertEquals(
                "the PNG has more than 4 compressed texts (remove its metadata)", error(withTexts(ImageFile.MAXIMUM_TEXT_COUNT + 1)),
            )
        }
    }

    @Test
    fun `a thumbnail within a JPEG says nothing about its size`() {
        val thumbnail = ImageFiles.jpeg(frames = listOf(Size(2000, 2000)), scanCount = 90)
        assertEquals(20, ImageFile.check(ImageFiles.jpeg(thumbnail = thumbnail)).width)
    }

    @Test
    fun `an image with two sizes is refused`() {
        assertEquals(damaged, error(ImageFiles.jpeg(frames = listOf(Size(20, 10), Size(20_000, 20_000)))))
        for (kind in WebPKind.entries) {
            assertEquals(damaged, error(ImageFiles.webP(kind, Size(9000, 9000), canvas = Size(20, 10))))
        }
    }

    @Test
    fun `arithmetic, lossless and hierarchical JPEGs are refused, since few decoders know them`() {
        for (marker in listOf(0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF)) {
            assertEquals(damaged, error(ImageFiles.jpeg(marker = marker)))
        }
        for (marker in listOf(0xC0, 0xC1, 0xC2)) assertNull(error(ImageFiles.jpeg(marker = marker)))
    }

    @Test
    fun `every truncated file is refused, and no changed byte makes the check fail`() {
        val seed = Random.nextLong()
        val random = Random(seed)
        for (bytes in listOf(
            ImageFiles.png(), ImageFiles.jpeg(scanCount = 2), ImageFiles.webP(WebPKind.LOSSY), ImageFiles.webP(WebPKind.LOSSLESS),
            ImageFiles.webP(canvas = Size(20, 10)),
        )) {
            // A PNG ends with a checksum, which is left to the decoder.
            for (count in 0 until bytes.size - 4) assertNotNull("$count of ${bytes.size} bytes", error(bytes.copyOf(count)))
            repeat(2_000) {
                val changed = bytes.copyOf()
                repeat(random.nextInt(1, 5)) { changed[random.nextInt(changed.size)] = random.nextInt().toByte() }
                if (error(changed) != null) return@repeat
                val file = ImageFile.check(changed)
                assertTrue("seed $seed", file.width in 1..1024 && file.height in 1..1024)
            }
        }
    }
}
