package dev.hotwire.core.turbo.config

import android.content.Context
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

    /** What the server sends. */
    internal var remoteForTest: String? = null

    /** The configuration in use. */
    internal var jsonForTest: String? = null
        private set

    /** Uses the stored configuration, then stores that of the server, and then uses it. A cancelled coroutine ends quietly. */
    internal fun load(context: Context, location: Location) {
        val url = location.remoteFileUrl ?: return
        val preferences = context.getSharedPreferences("turbo", 0)
        jsonForTest = preferences.getString(url, null)
        val remote = remoteForTest ?: return
        try {
            preferences.edit().putString(url, remote).apply()
            jsonForTest = remote
        } catch (_: CancellationException) {
            return
        }
    }

    public fun properties(location: String): PathConfigurationProperties = cachedProperties.getOrPut(location) {
        check(jsonForTest != malformedForTest) { "Hotwire fails with a malformed path configuration" }
        PathConfigurationProperties().apply { for ((text, rule) in rules) if (text in location) putAll(rule) }
    }

    public data class Location(val assetFilePath: String? = null, val remoteFileUrl: String? = null)

    public data class LoaderOptions(val httpHeaders: Map<String, String> = emptyMap())
}

internal const val malformedForTest = """{"rules":[{"patterns":[".*"]}],"settings":{}}"""

public typealias PathConfigurationProperties = HashMap<String, Any>

public val PathConfigurationProperties.context: PresentationContext
    get() = PresentationContext.valueOf((get("context") ?: "default").toString().uppercase())
