package dev.tabwire.hotwire

import android.content.Context
import android.os.Handler
import android.os.Looper
import android.webkit.CookieManager
import dev.tabwire.client.ContainerId
import dev.tabwire.client.TabLogger
import dev.tabwire.client.TabManager
import dev.tabwire.images.ImageCache
import dev.tabwire.images.ImageError
import dev.tabwire.images.ImageFile
import dev.tabwire.protocol.TabId
import dev.tabwire.reconciliation.Transition
import java.util.concurrent.Executors
import java.util.concurrent.ScheduledExecutorService

/**
 * The images of a tab bar: fetches each once with the cookies of the web views, and keeps them in memory until the session
 * changes (P22.6 to P22.11).
 *
 * @param manager returns the tabs.
 * @param onArrival called on the main thread with each tab or action whose image has changed.
 */
internal class BarImages(
    private val context: Context,
    private val manager: () -> TabManager,
    private val logger: TabLogger,
    private val onArrival: (TabId) -> Unit,
) {
    private val cache = ImageCache<TabIcon>()
    private val main = Handler(Looper.getMainLooper())

    /** The fetches, and one more for the ends of their time. */
    private val background: ScheduledExecutorService by lazy {
        Executors.newScheduledThreadPool(ImageCache.MAXIMUM_FETCH_COUNT + 1, ::thread)
    }
    private var hasStarted = false
    private var isClosed = false

    /** Returns the image of a tab or an action, or `null` for its icon. */
    fun icon(id: TabId): TabIcon? = cache.shown(id)?.second

    /** Wants the images of the tab bar, and none of a former user. */
    fun apply(transition: Transition<ContainerId>) {
        if (transition.forgetsHistory) cache.dropAll()
        update()
    }

    /** Wants the images of the tab bar. */
    fun update() = start(cache.show(manager().images))

    /** Fetches again what the server did not respond to. */
    fun retry() = start(cache.retry())

    /** Ends all fetches, with the activity. */
    fun close() {
        isClosed = true
        if (hasStarted) background.shutdownNow()
    }

    private fun start(fetches: List<ImageCache.Fetch>) {
        if (isClosed) return
        for (fetch in fetches) {
            hasStarted = true
            val location = manager().location
            val url = location.resolve(fetch.image.path)
            background.execute {
                val result = runCatching {
                    val download = ImageDownload(location, background) { CookieManager.getInstance().getCookie(it) }
                    val file = ImageFile.check(download.read(url ?: throw ImageError("its path cannot be resolved")))
                    ImageDrawing.icon(file, fetch.image.kind, context) ?: throw ImageError("the file is damaged")
                }
                main.post { finish(fetch, result) }
            }
        }
    }

    private fun finish(fetch: ImageCache.Fetch, result: Result<TabIcon>) {
        if (isClosed) return
        val before = manager().images.keys.associateWith(::icon)
        result.exceptionOrNull()?.let { error ->
            logger.log(TabLogger.Level.WARNING, "image \"${TabLogger.loggable(fetch.image.path)}\" not shown: ${error.message ?: error}")
        }
        start(cache.finish(fetch, result))
        for ((id, image) in before) if (icon(id) !== image) onArrival(id)
    }

    private fun thread(task: Runnable) = Thread(task, "tabwire-image").apply { isDaemon = true }
}
