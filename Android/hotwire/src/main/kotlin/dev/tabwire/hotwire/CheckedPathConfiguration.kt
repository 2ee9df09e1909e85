package dev.tabwire.hotwire

import android.content.Context
import android.content.ContextWrapper
import android.content.SharedPreferences
import dev.hotwire.core.config.Hotwire
import dev.hotwire.core.turbo.config.PathConfiguration
import dev.tabwire.client.TabLogger
import dev.tabwire.paths.PathConfigurationJson
import kotlin.coroutines.cancellation.CancellationException

/**
 * Loads a path configuration as `Hotwire.loadPathConfiguration` does, but uses none that would end the app.
 *
 * Hotwire stores a configuration of the server before it uses it, and reads it again at each start. A malformed one would end
 * the app at the first page, each time. Here it is neither stored nor used, and one that was stored earlier is dropped: the app
 * keeps the configuration before it, or that of its assets.
 */
public object CheckedPathConfiguration {
    /**
     * Loads the files.
     *
     * @param context the application or an activity.
     * @param location the files in the app's assets and on the server.
     * @param options the options of the request.
     * @param logger receives a line for each malformed configuration.
     */
    public fun load(
        context: Context,
        location: PathConfiguration.Location,
        options: PathConfiguration.LoaderOptions = PathConfiguration.LoaderOptions(),
        logger: TabLogger = LogcatLogger,
    ) {
        Hotwire.loadPathConfiguration(CheckingContext(context.applicationContext, logger), location, options)
    }

    /** The application, with preferences that keep no malformed configuration. */
    private class CheckingContext(application: Context, private val logger: TabLogger) : ContextWrapper(application) {
        override fun getApplicationContext(): Context = this

        override fun getSharedPreferences(name: String?, mode: Int): SharedPreferences =
            CheckingPreferences(super.getSharedPreferences(name, mode), logger)
    }

    private class CheckingPreferences(
        private val preferences: SharedPreferences,
        private val logger: TabLogger,
    ) : SharedPreferences by preferences {
        override fun getString(key: String?, defValue: String?): String? {
            val json = preferences.getString(key, null) ?: return defValue
            if (!isMalformed(json, key)) return json
            preferences.edit().remove(key).apply()
            return defValue
        }

        override fun edit(): SharedPreferences.Editor = CheckingEditor(preferences.edit())

        private inner class CheckingEditor(private val editor: SharedPreferences.Editor) : SharedPreferences.Editor by editor {
            override fun putString(key: String?, value: String?): SharedPreferences.Editor {
                // Hotwire's coroutine ends here, before it uses the configuration.
                if (value != null && isMalformed(value, key)) throw CancellationException("the path configuration is malformed")
                editor.putString(key, value)
                return this
            }
        }

        private fun isMalformed(json: String, url: String?): Boolean {
            val problem = PathConfigurationJson.problem(json, isComplete = true) ?: return false
            logger.log(TabLogger.Level.WARNING, "path configuration of $url ignored: $problem")
            return true
        }
    }
}
