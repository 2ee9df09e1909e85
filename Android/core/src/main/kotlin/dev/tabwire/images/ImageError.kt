package dev.tabwire.images

import dev.tabwire.InternalTabwireApi

/**
 * The reason why an image from the server is not shown (P22.9).
 *
 * @property isRetriable whether there was no response, so that another try may succeed.
 */
@InternalTabwireApi
public class ImageError(message: String, public val isRetriable: Boolean = false) : Exception(message)
