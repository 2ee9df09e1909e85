package dev.tabwire.client

/** A client that loads nothing ahead and suspends nothing. */
object NoBackgroundTabs : BackgroundTabs {
    override val limit = null
    override val mayLoad = false

    override fun isStarted(container: ContainerId) = true

    override fun isRunning(container: ContainerId) = false

    override fun load(container: ContainerId) = Unit

    override fun stop(container: ContainerId) = Unit

    override fun suspend(container: ContainerId) = Unit
}
