package dev.tabwire.client.conduct

/** The time of a client, and its timers. */
public interface ClientClock {
    /** The milliseconds since some moment. It never goes back. */
    public val now: Long

    /**
     * Calls a function on the main thread after a time.
     *
     * @param milliseconds the time.
     * @param action the function.
     */
    public fun schedule(milliseconds: Long, action: () -> Unit)
}
