package dev.tabwire.client

/**
 * The identity of a container. It is never used again after the container was disposed.
 *
 * @property number the number of the container, from 1 in order of creation.
 */
@JvmInline
public value class ContainerId(public val number: Int)
