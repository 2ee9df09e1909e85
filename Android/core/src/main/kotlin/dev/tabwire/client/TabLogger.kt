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

    public companion object {
        private val authority = Regex("^([^/?#\\\\]*[/\\\\]{2})[^/?#\\\\]*@")

        /**
         * Returns an address for the log: without user information, query and fragment, which can hold secrets. Of an address without
         * an authority, such as a telephone number, it returns the scheme only.
         *
         * @param address an absolute or relative address. It is not checked.
         */
        public fun loggable(address: String): String {
            val scheme = Regex("^[A-Za-z][A-Za-z0-9+.-]*:").find(address)?.value.orEmpty()
            val rest = address.removePrefix(scheme)
            if (scheme.isNotEmpty() && !rest.startsWith("//")) return "$scheme…"
            return authority.replace(address.substringBefore('#').substringBefore('?'), "$1")
        }
    }
}
