package dev.tabwire.client

import java.util.Objects

/** The result of opening an address. */
public sealed interface OpenResult {
    /**
     * The container visits the URL. It is selected now.
     *
     * @property container the container.
     * @property url an absolute URL on the app's origin.
     */
    public class Visit internal constructor(public val container: ContainerId, public val url: String) : OpenResult {
        override fun equals(other: Any?): Boolean = other is Visit && container == other.container && url == other.url

        override fun hashCode(): Int = Objects.hash(container, url)

        override fun toString(): String = "Visit(${container.number}, $url)"
    }

    /**
     * The tab in front is removed when the user leaves it. If something was typed in it, the user is asked first. The container
     * visits the URL unless the user stays.
     *
     * @property container the container.
     * @property url an absolute URL on the app's origin.
     */
    public class Confirming internal constructor(public val container: ContainerId, public val url: String) : OpenResult {
        override fun equals(other: Any?): Boolean = other is Confirming && container == other.container && url == other.url

        override fun hashCode(): Int = Objects.hash(container, url)

        override fun toString(): String = "Confirming(${container.number}, $url)"
    }

    /** The address is not on the app's origin. Nothing changed. */
    public data object External : OpenResult
}
