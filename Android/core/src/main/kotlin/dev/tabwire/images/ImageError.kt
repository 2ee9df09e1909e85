package dev.tabwire.images

/**
 * The reason why an image from the server is not shown (P22.9).
 *
 * @property isRetriable whether there was no response, so that another try may succeed.
 */
public class ImageError(message: String, public val isRetriable: Boolean = false) : Exception(message)
