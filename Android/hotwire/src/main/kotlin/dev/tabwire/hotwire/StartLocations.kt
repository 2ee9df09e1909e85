package dev.tabwire.hotwire

import androidx.fragment.app.DialogFragment
import androidx.fragment.app.Fragment
import dev.hotwire.core.config.Hotwire
import dev.hotwire.navigation.config.defaultFragmentDestination
import dev.hotwire.navigation.destinations.HotwireDestinationDeepLink
import dev.hotwire.navigation.fragments.HotwireWebBottomSheetFragment
import dev.hotwire.navigation.fragments.HotwireWebFragment
import dev.tabwire.client.TabLogger
import kotlin.reflect.KClass

/**
 * Chooses the URL that a container can start with.
 *
 * Hotwire throws while it creates a host whose start location is mapped to a fragment that is not registered, and shows a
 * blank tab if it is mapped to a sheet. The server sends both the path and the path configuration, so it could crash the
 * app.
 *
 * @param destinations the fragments that the app registers with `Hotwire.registerFragmentDestinations`.
 * @param startUrl the URL of a container that cannot start with its own.
 * @param logger receives one line for each URL that cannot be used.
 */
internal class StartLocations(
    destinations: List<KClass<out Fragment>>,
    private val startUrl: String,
    private val logger: TabLogger,
) {
    private val uris = destinations.filterNot { DialogFragment::class.java.isAssignableFrom(it.java) }.mapNotNull(::uri)
    private val properties = PathProperties(logger)
    private val reported = mutableSetOf<String>()

    /** Returns the URL to start with: the given one if a screen is registered for it, or the start URL. */
    fun location(url: String): String {
        if (canStart(url)) return url
        if (url != startUrl) report(url, "the tab starts at ${TabLogger.loggable(startUrl)}")
        if (!canStart(startUrl)) {
            report(startUrl, "its uri is ignored")
            properties[startUrl].removeForNow(URI)
        }
        return startUrl
    }

    private fun canStart(url: String): Boolean {
        val uri = properties[url][URI]?.toString() ?: uri(Hotwire.defaultFragmentDestination)
        return uri in uris
    }

    private fun uri(destination: KClass<out Fragment>): String? =
        destination.java.getAnnotation(HotwireDestinationDeepLink::class.java)?.uri

    private fun report(url: String, consequence: String) {
        if (!reported.add(url)) return
        val uri = properties[url][URI]
        val reason = "the path configuration maps it to $uri, which is not a registered screen"
        logger.log(TabLogger.Level.WARNING, "no tab can start at ${TabLogger.loggable(url)}: $reason ($consequence)")
    }

    internal companion object {
        private const val URI = "uri"

        /** The fragments that Hotwire registers unless the app registers others. */
        val defaultDestinations: List<KClass<out Fragment>> =
            listOf(HotwireWebFragment::class, HotwireWebBottomSheetFragment::class)
    }
}
