package dev.tabwire.client

/** Receives the log lines of a [TabManager]. */
public fun interface TabLogger {
    /** The severity of a log line. */
    public enum class Level {
        /** Nothing changed. */
        DEBUG,

        /** Tabs changed, or an accepted configuration has warnings. */
        INFO,

        /** A configuration was rejected or ignored. */
        WARNING,
    }

    /**
     * Logs a line.
     *
     * @param level the severity.
     * @param message one line of text.
     */
    public fun log(level: Level, message: String)
}
