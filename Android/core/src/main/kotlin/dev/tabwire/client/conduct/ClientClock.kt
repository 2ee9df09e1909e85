package dev.tabwire.client.conduct

import dev.tabwire.InternalTabwireApi

/** The time of a client, and its timers. */
@InternalTabwireApi
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
