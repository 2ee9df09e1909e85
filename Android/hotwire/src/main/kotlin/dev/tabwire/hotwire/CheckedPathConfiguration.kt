package dev.tabwire.hotwire

import android.content.Context
import android.content.SharedPreferences
import android.os.Handler
import android.os.Looper
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.PathConfiguration
import dev.tabwire.client.TabLogger
import dev.tabwire.paths.PathConfigurationJson
import java.util.concurrent.Executor
import kotlin.concurrent.thread
import kotlin.coroutines.cancellation.CancellationException

/**
 * Loads a path configuration as `Hotwire.loadPathConfiguration` does, but uses none that would end the app.
 *
 * Hotwire reads, stores and uses a configuration of the server without a check, and reads it again at each start. A malformed one
 * ends the app when it is read or stored, or at the first page of each start. So the file of the server is requested here, and
 * Hotwire gets it from its own storage once it is checked. A malformed one is neither stored nor used, and one that was stored
 * earlier is dropped: the app keeps the configuration before it, or that of its assets.
 *
 * `PathConfiguration.loadState` is `CachedRemoteLoaded` for each configuration of the server.
 */
public object CheckedPathConfiguration {
    /** The name of the preferences in which Hotwire stores the configurations of servers, by their URL. */
    private const val HOTWIRE_PREFERENCES = "turbo"

    /** Downloads the file. Tests replace it. */
    internal var download: (url: String, headers: Map<String, String>) -> String = PathConfigurationDownload::read

    /** Runs the download. Tests replace it. */
    internal var background: Executor = Executor { thread(name = "tabwire-path-configuration", block = it::run) }

    /** The last call of [load]. The file of an earlier one is stored but no longer used. */
    private var latest = Any()

    /**
     * Loads the files. Call it on the main thread.
     *
     * @param context the application or an activity.
     * @param location the files in the app's assets and on the server.
     * @param options the options of the request.
     * @param logger receives a line for each malformed configuration, and for one that cannot be loaded.
     */
    public fun load(
        context: Context,
        location: PathConfiguration.Location,
        options: PathConfiguration.LoaderOptions = PathConfiguration.LoaderOptions(),
        logger: TabLogger = LogcatLogger,
    ) {
        val call = Any()
        latest = call
        val preferences = context.applicationContext.getSharedPreferences(HOTWIRE_PREFERENCES, Context.MODE_PRIVATE)
        val url = location.remoteFileUrl
        if (url != null) dropMalformed(preferences, url, logger)
        useStored(context, location)
        if (url == null) return
        background.execute {
            val json = usable(url, options.httpHeaders, logger) ?: return@execute
            Handler(Looper.getMainLooper()).post {
                if (preferences.getString(url, null) == json) return@post
                preferences.edit().putString(url, json).apply()
                if (latest === call) useStored(context, location)
            }
        }
    }

    private fun useStored(context: Context, location: PathConfiguration.Location) =
        Hotwire.loadPathConfiguration(context, location, PathConfiguration.LoaderOptions(NoRequest))

    private fun dropMalformed(preferences: SharedPreferences, url: String, logger: TabLogger) {
        val stored = preferences.getString(url, null) ?: return
        if (isMalformed(stored, url, logger)) preferences.edit().remove(url).apply()
    }

    /** Returns the file of the server, or `null` if it cannot be loaded, or is malformed. */
    private fun usable(url: String, headers: Map<String, String>, logger: TabLogger): String? {
        val json = try {
            download(url, headers)
        } catch (error: Exception) {
            // An HTTP client throws more than IOException for what a server sends.
            logger.log(TabLogger.Level.WARNING, "path configuration of $url not loaded: $error".replace(url, TabLogger.loggable(url)))
            return null
        }
        return json.takeUnless { isMalformed(it, url, logger) }
    }

    private fun isMalformed(json: String, url: String, logger: TabLogger): Boolean {
        val problem = PathConfigurationJson.problem(json) ?: return false
        logger.log(TabLogger.Level.WARNING, "path configuration of ${TabLogger.loggable(url)} ignored: $problem")
        return true
    }

    /** The headers of Hotwire's own request. Hotwire's coroutine ends when it reads them, before it sends the request. */
    private object NoRequest : AbstractMap<String, String>() {
        override val entries: Set<Map.Entry<String, String>>
            get() = throw CancellationException("Tabwire requests the path configuration")
    }
}
