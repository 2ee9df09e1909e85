package dev.tabwire.restoration

import dev.tabwire.client.ContainerId
import dev.tabwire.protocol.TabConfiguration
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Test

class ContainerSlotsTest {
    private val pool = (1000 until 1000 + TabConfiguration.MAXIMUM_TAB_COUNT).map(::SlotId)

    @Test
    fun `a container keeps its slot until it is disposed`() {
        val slots = ContainerSlots(pool)
        assertNull(slots[ContainerId(1)])
        assertEquals(SlotId(1000), slots.occupy(ContainerId(1)))
        assertEquals(SlotId(1001), slots.occupy(ContainerId(2)))
        assertEquals(SlotId(1000), slots.occupy(ContainerId(1)))
        slots.release(ContainerId(1))
        assertNull(slots[ContainerId(1)])
        assertNull(slots.containerIn(SlotId(1000)))
        assertEquals(ContainerId(2), slots.containerIn(SlotId(1001)))
        assertEquals(mapOf(ContainerId(2) to SlotId(1001)), slots.occupied)
    }

    @Test
    fun `a released slot is reused last`() {
        val slots = ContainerSlots(pool)
        val given = (1..pool.size).map(::ContainerId).map { container -> slots.occupy(container).also { slots.release(container) } }
        assertEquals(pool, given)
        assertEquals(pool.first(), slots.occupy(ContainerId(100)))
    }

    @Test
    fun `there is a slot for every one of the maximum number of tabs`() {
        val slots = ContainerSlots(pool)
        assertEquals(pool.toSet(), pool.indices.map { slots.occupy(ContainerId(it)) }.toSet())
        slots.release(ContainerId(5))
        assertEquals(SlotId(1005), slots.occupy(ContainerId(100)))
    }

    @Test
    fun `restored slots are occupied`() {
        val slots = ContainerSlots(pool, occupied = mapOf(ContainerId(7) to SlotId(1000), ContainerId(8) to SlotId(1002)))
        assertEquals(SlotId(1000), slots.occupy(ContainerId(7)))
        assertEquals(SlotId(1001), slots.occupy(ContainerId(9)))
        assertEquals(SlotId(1003), slots.occupy(ContainerId(10)))
    }

    @Test
    fun `a pool must be large enough, without duplicates, and contain every occupied slot`() {
        assertThrows(IllegalArgumentException::class.java) { ContainerSlots(pool.drop(1)) }
        assertThrows(IllegalArgumentException::class.java) { ContainerSlots(pool.drop(1) + pool[1]) }
        assertThrows(IllegalArgumentException::class.java) { ContainerSlots(pool, mapOf(ContainerId(1) to SlotId(5))) }
    }
}
