package dev.tabwire.hotwire

import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.PathConfigurationProperties
import dev.tabwire.client.TabLogger

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
