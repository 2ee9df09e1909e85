package dev.tabwire.client

/** A client that loads nothing ahead and suspends nothing. */
object NoBackgroundTabs : BackgroundTabs {
    override val limit = null
    override val mayLoad = false

    override fun isStarted(container: ContainerID) = true

    override fun isRunning(container: ContainerID) = false

    override fun load(container: ContainerID) = Unit

    override fun stop(container: ContainerID) = Unit

    override fun suspend(container: ContainerID) = Unit
}
