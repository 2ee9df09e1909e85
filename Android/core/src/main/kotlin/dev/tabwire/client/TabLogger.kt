package dev.tabwire.client

/** Takes the lines that a [TabManager] has to say. */
public fun interface TabLogger {
    /** How much a line matters. */
    public enum class Level {
        /** Nothing changed. */
        DEBUG,

        /** Tabs changed, or a configuration does not do what its author meant. */
        INFO,

        /** A configuration was turned down. */
        WARNING,
    }

    /**
     * Takes a line.
     *
     * @param level how much it matters.
     * @param message one readable line.
     */
    public fun log(level: Level, message: String)
}
