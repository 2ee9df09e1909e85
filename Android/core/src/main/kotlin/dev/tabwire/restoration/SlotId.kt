package dev.tabwire.restoration

import dev.tabwire.InternalTabwireApi

/**
 * The place of a started container in the activity's view tree.
 *
 * @property viewId the id of the container's view.
 */
@JvmInline
@InternalTabwireApi
public value class SlotId(public val viewId: Int)
