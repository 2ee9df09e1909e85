package dev.tabwire.protocol

/**
 * An icon from the server (P22.1). The app shows the icon of the tab until the image is there, and where there is none.
 *
 * @property path the path of the image: a relative reference, resolved against the start URL (P22.12).
 * @property kind the kind of image (P22.3).
 */
public data class TabImage(public val path: String, public val kind: Kind = Kind.SYMBOL) {
    /**
     * The kinds of images.
     *
     * @property rawValue the name in the protocol.
     */
    public enum class Kind(public val rawValue: String) {
        /** Tinted as icons are, by its alpha channel (P22.4). */
        SYMBOL("symbol"),

        /** Keeps its colors, and is cut to a circle (P22.5). */
        PICTURE("picture"),
    }
}
