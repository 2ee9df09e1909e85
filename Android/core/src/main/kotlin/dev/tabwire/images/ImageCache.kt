package dev.tabwire.images

import dev.tabwire.InternalTabwireApi
import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabId
import dev.tabwire.protocol.TabImage

/**
 * The images of a tab bar: which ones to fetch, and which one each tab and action shows (P22.6, P22.7, P22.10, P22.11).
 *
 * It fetches nothing itself. A client fetches what the methods return, and reports how each fetch ended. A tab without a
 * picture shows its icon.
 *
 * @param Picture a decoded image.
 */
@InternalTabwireApi
public class ImageCache<Picture : Any> {
    /**
     * A fetch of an image.
     *
     * @property image the image.
     */
    @ConsistentCopyVisibility
    public data class Fetch internal constructor(public val image: TabImage, internal val number: Int)

    private sealed interface Load {
        /** Other images are fetched first. */
        data object Waiting : Load

        data class Fetching(val number: Int) : Load

        data class Finished(val picture: Any) : Load

        /** The image cannot be shown in this session. */
        data object Failed : Load

        /** The server did not respond. The image is fetched again when the network may have returned. */
        data object Unreachable : Load
    }

    /** The images in the order of their first use. */
    private val loads = linkedMapOf<TabImage, Load>()
    private var wanted = emptyMap<TabId, TabImage>()
    private val shown = mutableMapOf<TabId, TabImage>()
    private var fetchCount = 0

    /** Returns the image that a tab or an action shows and its picture, or `null` for its icon. */
    @Suppress("UNCHECKED_CAST")
    public fun shown(id: TabId): Pair<TabImage, Picture>? {
        val image = shown[id] ?: return null
        return (loads[image] as? Load.Finished)?.let { image to it.picture as Picture }
    }

    /**
     * Sets the images that the tab bar wants. A tab keeps its old image until the new one is there.
     *
     * @param images the images of the tabs and actions, in the order of the tab bar.
     * @return the images to fetch now.
     */
    public fun show(images: Map<TabId, TabImage>): List<Fetch> {
        wanted = images
        shown.keys.retainAll(images.keys)
        for (image in images.values) loads.putIfAbsent(image, Load.Waiting)
        showFinished()
        forgetUnused()
        return startFetches()
    }

    /**
     * Records the end of a fetch. One of an earlier session changes nothing.
     *
     * @param fetch the fetch.
     * @param result the decoded image, or the [ImageError] that is the reason why there is none.
     * @return the images to fetch now.
     */
    public fun finish(fetch: Fetch, result: Result<Picture>): List<Fetch> {
        if (loads[fetch.image] != Load.Fetching(fetch.number)) return emptyList()
        loads[fetch.image] = result.fold({ Load.Finished(it) }) { error ->
            if (error is ImageError && error.isRetriable) Load.Unreachable else Load.Failed
        }
        showFinished()
        return startFetches()
    }

    /** Drops all images, because the session has changed. [show] follows. */
    public fun dropAll() {
        loads.clear()
        shown.clear()
        wanted = emptyMap()
    }

    /** Returns the images to fetch again, because the network may have returned. */
    public fun retry(): List<Fetch> {
        for ((image, load) in loads) if (load == Load.Unreachable) loads[image] = Load.Waiting
        return startFetches()
    }

    private fun showFinished() {
        for ((id, image) in wanted) if (loads[image] is Load.Finished) shown[id] = image
    }

    /** Forgets what was never fetched and is not wanted any more, and the oldest images over the limit. */
    private fun forgetUnused() {
        val used = wanted.values + shown.values
        var surplus = loads.size - MAXIMUM_COUNT
        val iterator = loads.iterator()
        for ((image, load) in iterator) {
            if (image in used || load is Load.Fetching || load != Load.Waiting && surplus <= 0) continue
            surplus -= 1
            iterator.remove()
        }
    }

    private fun startFetches(): List<Fetch> {
        val running = loads.values.count { it is Load.Fetching }
        return loads.filterValues { it == Load.Waiting }.keys.take((MAXIMUM_FETCH_COUNT - running).coerceAtLeast(0)).map { image ->
            fetchCount += 1
            loads[image] = Load.Fetching(fetchCount)
            Fetch(image, fetchCount)
        }
    }

    public companion object {
        /** The maximum number of simultaneous fetches. */
        public const val MAXIMUM_FETCH_COUNT: Int = 4

        /** The maximum number of images that are kept, those on the tab bar included. */
        private const val MAXIMUM_COUNT = 2 * TabConfiguration.MAXIMUM_TAB_COUNT
    }
}
