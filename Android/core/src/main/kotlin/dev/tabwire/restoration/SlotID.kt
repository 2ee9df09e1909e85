package dev.tabwire.restoration

/**
 * The place of a started container in the activity's view tree.
 *
 * @property viewID the id of the container's view.
 */
@JvmInline
public value class SlotID(public val viewID: Int)
