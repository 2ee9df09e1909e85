package dev.tabwire.hotwire

import android.os.Handler
import android.os.Looper
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.PathConfigurationProperties
import dev.tabwire.client.TabLogger

/**
 * Removes a property of a URL until the next message of the main thread. The properties are those that Hotwire has cached for all
 * tabs, and looks up in this message.
 */
internal fun PathConfigurationProperties.removeForNow(name: String) {
    val value = remove(name) ?: return
    Handler(Looper.getMainLooper()).post { put(name, value) }
}

/**
 * Looks up the properties that the path configuration has for a URL. Hotwire throws if the configuration is malformed; see
 * [CheckedPathConfiguration].
 */
internal class PathProperties(private val logger: TabLogger) {
    private var isReported = false

    /** Returns the properties, none if the path configuration is malformed. */
    operator fun get(url: String): PathConfigurationProperties = try {
        Hotwire.config.pathConfiguration.properties(url)
    } catch (error: RuntimeException) {
        report(error)
        PathConfigurationProperties()
    }

    private fun report(error: RuntimeException) {
        if (isReported) return
        isReported = true
        logger.log(TabLogger.Level.WARNING, "the path configuration is malformed (load it with CheckedPathConfiguration): $error")
    }
}
