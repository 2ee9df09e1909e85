package dev.tabwire.restoration

import dev.tabwire.InternalTabwireApi
import dev.tabwire.client.ContainerId
import dev.tabwire.protocol.TabConfiguration

/**
 * Assigns slots from a fixed pool to started containers.
 *
 * Android restores a fragment into the view with the same id, so view ids generated at run time cannot be used. A container
 * keeps its slot until it is disposed. A released slot is reused only after all the others.
 *
 * @param pool the slots, at least as many as the maximum number of tabs.
 * @param occupied the slots of restored containers.
 */
@InternalTabwireApi
public class ContainerSlots(pool: List<SlotId>, occupied: Map<ContainerId, SlotId> = emptyMap()) {
    init {
        val needed = TabConfiguration.MAXIMUM_TAB_COUNT
        require(pool.distinct().size >= needed) { "the pool has ${pool.size} ids (use $needed different ones)" }
        require(pool.containsAll(occupied.values)) { "the slot of a container is not in the pool" }
    }

    private val slots = LinkedHashMap(occupied)
    private val free = ArrayDeque(pool - occupied.values.toSet())

    /** The slot of each started container. */
    public val occupied: Map<ContainerId, SlotId>
        get() = slots.toMap()

    /** Returns the slot of a container, or `null` if the container is not started. */
    public operator fun get(container: ContainerId): SlotId? = slots[container]

    /** Returns the container in a slot, or `null` if the slot is free. */
    public fun containerIn(slot: SlotId): ContainerId? = slots.entries.find { it.value == slot }?.key

    /** Returns the slot of a container, assigning one if needed. */
    public fun occupy(container: ContainerId): SlotId = slots.getOrPut(container) { free.removeFirst() }

    /** Releases the slot of a disposed container. */
    public fun release(container: ContainerId) {
        slots.remove(container)?.let(free::addLast)
    }
}
