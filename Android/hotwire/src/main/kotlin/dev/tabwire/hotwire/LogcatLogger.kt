package dev.tabwire.hotwire

import android.util.Log
import dev.tabwire.client.TabLogger

/** Writes log lines to logcat with the tag `Tabwire`. */
public object LogcatLogger : TabLogger {
    override fun log(level: TabLogger.Level, message: String) {
        val priority = when (level) {
            TabLogger.Level.DEBUG -> Log.DEBUG
            TabLogger.Level.INFO -> Log.INFO
            TabLogger.Level.WARNING -> Log.WARN
        }
        Log.println(priority, "Tabwire", message)
    }
}
