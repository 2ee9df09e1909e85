package dev.tabwire.restoration

import dev.tabwire.protocol.TabConfiguration

/**
 * Gives containers their places in the view hierarchy, out of a fixed pool of view ids.
 *
 * Android finds a fragment again after the app was ended by the id of the view that it was in. Ids that are made up at
 * run time mean something else then, so the ids are fixed, and only the started containers have one. A container keeps
 * its slot until it is disposed; a slot that was given back rests as long as any other is free.
 *
 * @param pool the view ids, at least as many as there can be tabs.
 * @param occupied the slots that containers have already, as they were restored.
 */
public class ContainerSlots(pool: List<Int>, occupied: Map<Int, Int> = emptyMap()) {
    init {
        val needed = TabConfiguration.MAXIMUM_TABS
        require(pool.distinct().size >= needed) { "the pool has ${pool.size} ids; $needed different ones are needed" }
        require(pool.containsAll(occupied.values)) { "a container has a slot that is not in the pool" }
    }

    private val slots = LinkedHashMap(occupied)
    private val free = ArrayDeque(pool - occupied.values.toSet())

    /** The slot of each started container. */
    public val occupied: Map<Int, Int>
        get() = slots.toMap()

    /** The slot of a container, if it was started. */
    public operator fun get(container: Int): Int? = slots[container]

    /** The container in a slot, if there is one. */
    public fun containerIn(slot: Int): Int? = slots.entries.find { it.value == slot }?.key

    /** The slot of a container, which gets one if it has none. */
    public fun occupy(container: Int): Int = slots.getOrPut(container) { free.removeFirst() }

    /** Gives back the slot of a container that is disposed. */
    public fun release(container: Int) {
        slots.remove(container)?.let(free::addLast)
    }
}
