package dev.tabwire.images

import dev.tabwire.protocol.TabId
import dev.tabwire.protocol.TabImage
import dev.tabwire.protocol.TabImage.Kind
import kotlin.random.Random
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

/** P22.6, P22.7, P22.9 to P22.11. */
class ImageCacheTest {
    private val profile = TabId("profile")
    private val home = TabId("home")
    private val face = TabImage("/face-1.png", Kind.PICTURE)
    private val newFace = TabImage("/face-2.png", Kind.PICTURE)
    private val images = ImageCache<String>()

    private fun finish(fetches: List<ImageCache.Fetch>) {
        for (fetch in fetches) images.finish(fetch, Result.success(fetch.image.path))
    }

    private fun unreachable() = Result.failure<String>(ImageError("offline", isRetriable = true))

    @Test
    fun `the icon is shown until the image is there`() {
        val fetches = images.show(mapOf(profile to face))
        assertEquals(listOf(face), fetches.map { it.image })
        assertNull(images.shown(profile))
        finish(fetches)
        assertEquals(face to "/face-1.png", images.shown(profile))
        assertNull(images.shown(home))
    }

    @Test
    fun `a page load fetches nothing again, whether the image was there or not`() {
        for (result in listOf(Result.success("face"), Result.failure(ImageError("the image is animated")))) {
            val images = ImageCache<String>()
            for (fetch in images.show(mapOf(profile to face))) assertEquals(emptyList<ImageCache.Fetch>(), images.finish(fetch, result))
            repeat(100) { assertEquals(emptyList<ImageCache.Fetch>(), images.show(mapOf(profile to face))) }
            assertEquals(emptyList<ImageCache.Fetch>(), images.retry())
        }
    }

    @Test
    fun `a page load during the fetch starts no other one`() {
        assertEquals(1, images.show(mapOf(profile to face)).size)
        for (wanted in listOf(mapOf(profile to face), emptyMap(), mapOf(profile to face))) {
            assertEquals(emptyList<ImageCache.Fetch>(), images.show(wanted))
        }
    }

    @Test
    fun `the old image stays until the new one is there, and if that fails`() {
        for (result in listOf(Result.success("new"), Result.failure(ImageError("the file is damaged")))) {
            val images = ImageCache<String>()
            for (fetch in images.show(mapOf(profile to face))) images.finish(fetch, Result.success("old"))
            val fetches = images.show(mapOf(profile to newFace))
            assertEquals("old", images.shown(profile)?.second)
            for (fetch in fetches) images.finish(fetch, result)
            assertEquals(result.getOrDefault("old"), images.shown(profile)?.second)
        }
    }

    @Test
    fun `a known image is shown at once, also on another tab`() {
        finish(images.show(mapOf(profile to face)))
        assertEquals(emptyList<ImageCache.Fetch>(), images.show(mapOf(home to face)))
        assertNull(images.shown(profile))
        assertEquals(face, images.shown(home)?.first)
    }

    @Test
    fun `a tab whose image is removed shows its icon`() {
        finish(images.show(mapOf(profile to face)))
        images.show(emptyMap())
        assertNull(images.shown(profile))
    }

    @Test
    fun `another session drops all images, and fetches that were under way come to nothing`() {
        finish(images.show(mapOf(profile to face)))
        val late = images.show(mapOf(profile to newFace))
        images.dropAll()
        assertNull(images.shown(profile))
        val fetches = images.show(mapOf(profile to newFace))
        assertEquals(listOf(newFace), fetches.map { it.image })
        for (fetch in late) assertEquals(emptyList<ImageCache.Fetch>(), images.finish(fetch, Result.success("of the former user")))
        assertNull(images.shown(profile))
        finish(fetches)
        assertEquals("/face-2.png", images.shown(profile)?.second)
    }

    @Test
    fun `an image without a response is fetched again when the network may have returned`() {
        for (fetch in images.show(mapOf(profile to face))) images.finish(fetch, unreachable())
        assertEquals(emptyList<ImageCache.Fetch>(), images.show(mapOf(profile to face)))
        val fetches = images.retry()
        assertEquals(listOf(face), fetches.map { it.image })
        finish(fetches)
        assertEquals(face, images.shown(profile)?.first)
    }

    @Test
    fun `kinds are different images`() {
        val symbol = TabImage(face.path, Kind.SYMBOL)
        assertEquals(listOf(face, symbol), images.show(linkedMapOf(profile to face, home to symbol)).map { it.image })
    }

    @Test
    fun `at most four fetches run at a time, in the order of the tab bar`() {
        val wanted = (0 until 10).associate { TabId("$it") to TabImage("/$it", Kind.SYMBOL) }
        val running = ArrayDeque(images.show(wanted))
        val order = running.mapTo(mutableListOf()) { it.image }
        while (running.isNotEmpty()) {
            assertTrue(running.size <= ImageCache.MAXIMUM_FETCH_COUNT)
            val next = images.finish(running.removeFirst(), Result.success(""))
            order += next.map { it.image }
            running += next
        }
        assertEquals(wanted.values.toList(), order)
    }

    @Test
    fun `a server that invents images all the time fills no memory`() {
        fun wanted(number: Int) = mapOf(profile to TabImage("/$number", Kind.SYMBOL))
        for (number in 0 until 1_000) finish(images.show(wanted(number)))
        assertEquals(emptyList<ImageCache.Fetch>(), images.show(wanted(999)))
        assertEquals(1, images.show(wanted(0)).size)
        assertEquals("/999", images.shown(profile)?.second)
    }

    /** A fetch, and the session that it was started in. */
    private data class Running(val fetch: ImageCache.Fetch, val session: Int)

    @Test
    fun `in any order of events, each image is fetched once a session, and no other session's is shown`() {
        val seed = Random.nextLong()
        val random = Random(seed)
        repeat(300) {
            val images = ImageCache<Int>()
            val running = mutableListOf<Running>()
            // How often each image was fetched in this session, less the fetches without a response.
            val fetchCounts = mutableMapOf<TabImage, Int>()
            var session = 0
            var wanted = emptyMap<TabId, TabImage>()
            fun start(fetches: List<ImageCache.Fetch>) {
                running += fetches.map { Running(it, session) }
                for (fetch in fetches) fetchCounts.merge(fetch.image, 1, Int::plus)
            }
            repeat(40) {
                when (random.nextInt(10)) {
                    0 -> {
                        session += 1
                        fetchCounts.clear()
                        images.dropAll()
                        start(images.show(wanted))
                    }
                    1 -> start(images.retry())
                    in 2..5 -> {
                        wanted = (0 until random.nextInt(4)).associate { TabId("$it") to TabImage("/${random.nextInt(6)}", Kind.SYMBOL) }
                        start(images.show(wanted))
                    }
                    else -> if (running.isNotEmpty()) {
                        val (fetch, ofSession) = running.removeAt(random.nextInt(running.size))
                        val isUnreachable = random.nextBoolean()
                        if (isUnreachable && ofSession == session) fetchCounts.merge(fetch.image, -1, Int::plus)
                        val result = if (isUnreachable) Result.failure(ImageError("", isRetriable = true)) else Result.success(ofSession)
                        start(images.finish(fetch, result))
                    }
                }
                assertTrue("seed $seed", running.count { it.session == session } <= ImageCache.MAXIMUM_FETCH_COUNT)
                for ((image, count) in fetchCounts) assertTrue("seed $seed: ${image.path}", count <= 1)
                for (id in wanted.keys) assertEquals("seed $seed", session, images.shown(id)?.second ?: session)
            }
        }
    }
}
