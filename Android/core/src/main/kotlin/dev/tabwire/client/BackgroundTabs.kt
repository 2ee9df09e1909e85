package dev.tabwire.client

import dev.tabwire.InternalTabwireApi

/**
 * The tabs in the background of a platform. It loads eager ones ahead of the user (section P18), and suspends others (section P27).
 * Conduct says when.
 */
@InternalTabwireApi
public interface BackgroundTabs {
    /**
     * Returns whether a container was started: it has, or had, a page.
     *
     * @param container the container.
     */
    public fun isStarted(container: ContainerId): Boolean

    /**
     * Returns whether the page of a container runs in the background. A container that loads ahead does not count.
     *
     * @param container the container.
     */
    public fun isRunning(container: ContainerId): Boolean

    /** The maximum number of background tabs that run, or `null`. */
    public val limit: Int?

    /** Whether a tab may load now: battery, memory and network allow it (P18.2). */
    public val mayLoad: Boolean

    /**
     * Loads the first page of a container in the background, and reports the end to [TabManager.loadAheadDidEnd], or to
     * [TabManager.loadAheadWasPostponed] if it cannot begin.
     *
     * @param container the container.
     */
    public fun load(container: ContainerId)

    /**
     * Stops such a load, and removes its page: the container counts as not started.
     *
     * @param container the container.
     */
    public fun stop(container: ContainerId)

    /**
     * Suspends a container, unless the user would lose something, and reports to [TabManager.suspendDidEnd].
     *
     * @param container the container.
     */
    public fun suspend(container: ContainerId)
}
