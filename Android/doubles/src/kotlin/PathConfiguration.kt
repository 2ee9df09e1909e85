package dev.hotwire.core.turbo.config

import android.content.Context
import dev.hotwire.core.turbo.nav.Presentation
import dev.hotwire.core.turbo.nav.PresentationContext
import kotlin.coroutines.cancellation.CancellationException

/** A double of Hotwire's class: like the real one, it caches the properties of a location. */
public class PathConfiguration internal constructor() {
    private val cachedProperties = HashMap<String, PathConfigurationProperties>()

    /** The properties of the paths that contain a text. */
    internal var rules = mapOf<String, Map<String, String>>()
        set(value) {
            field = value
            cachedProperties.clear()
        }

    /** The configuration in use. */
    internal var jsonForTest: String? = null
        private set

    /** Uses the stored configuration, then requests that of the server. A cancelled coroutine ends quietly. */
    internal fun load(context: Context, location: Location, options: LoaderOptions) {
        val url = location.remoteFileUrl ?: return
        jsonForTest = context.getSharedPreferences("turbo", Context.MODE_PRIVATE).getString(url, null)
        try {
            for ((name, value) in options.httpHeaders) check(name != value)
            requestsForTest += 1
        } catch (_: CancellationException) {
            return
        }
    }

    /** How often the file of the server was requested. */
    internal var requestsForTest = 0
        private set

    public fun properties(location: String): PathConfigurationProperties = cachedProperties.getOrPut(location) {
        check(jsonForTest != malformedForTest) { "Hotwire fails with a malformed path configuration" }
        PathConfigurationProperties().apply { for ((text, rule) in rules) if (text in location) putAll(rule) }
    }

    public data class Location(val assetFilePath: String? = null, val remoteFileUrl: String? = null)

    public data class LoaderOptions(val httpHeaders: Map<String, String> = emptyMap())
}

internal const val malformedForTest = """{"rules":[{"patterns":[".*"]}],"settings":{}}"""

public typealias PathConfigurationProperties = HashMap<String, Any>

public val PathConfigurationProperties.presentation: Presentation
    get() = Presentation.valueOf((get("presentation") ?: "default").toString().uppercase())

public val PathConfigurationProperties.context: PresentationContext
    get() = PresentationContext.valueOf((get("context") ?: "default").toString().uppercase())
