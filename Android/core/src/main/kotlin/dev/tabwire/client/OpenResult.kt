package dev.tabwire.client

/** The result of opening an address with [TabManager.open]. */
public sealed interface OpenResult {
    /**
     * The container visits the URL. It is selected now.
     *
     * @property container the container.
     * @property url an absolute URL on the app's origin.
     */
    public data class Visit(public val container: ContainerID, public val url: String) : OpenResult

    /**
     * The tab in front is removed when the user leaves it. If something was typed in it, the user is asked first. The container
     * visits the URL unless the user stays.
     *
     * @property container the container.
     * @property url an absolute URL on the app's origin.
     */
    public data class Confirming(public val container: ContainerID, public val url: String) : OpenResult

    /** The address is not on the app's origin. Nothing changed, and the client opens it as an external link. */
    public data object External : OpenResult
}
