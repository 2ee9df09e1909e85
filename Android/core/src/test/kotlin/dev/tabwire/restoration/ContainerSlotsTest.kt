package dev.tabwire.restoration

import dev.tabwire.client.ContainerID
import dev.tabwire.protocol.TabConfiguration
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Test

class ContainerSlotsTest {
    private val pool = (1000 until 1000 + TabConfiguration.MAXIMUM_TAB_COUNT).map(::SlotID)

    @Test
    fun `a container keeps its slot until it is disposed`() {
        val slots = ContainerSlots(pool)
        assertNull(slots[ContainerID(1)])
        assertEquals(SlotID(1000), slots.occupy(ContainerID(1)))
        assertEquals(SlotID(1001), slots.occupy(ContainerID(2)))
        assertEquals(SlotID(1000), slots.occupy(ContainerID(1)))
        slots.release(ContainerID(1))
        assertNull(slots[ContainerID(1)])
        assertNull(slots.containerIn(SlotID(1000)))
        assertEquals(ContainerID(2), slots.containerIn(SlotID(1001)))
        assertEquals(mapOf(ContainerID(2) to SlotID(1001)), slots.occupied)
    }

    @Test
    fun `a released slot is reused last`() {
        val slots = ContainerSlots(pool)
        val given = (1..pool.size).map(::ContainerID).map { container -> slots.occupy(container).also { slots.release(container) } }
        assertEquals(pool, given)
        assertEquals(pool.first(), slots.occupy(ContainerID(100)))
    }

    @Test
    fun `there is a slot for every one of the maximum number of tabs`() {
        val slots = ContainerSlots(pool)
        assertEquals(pool.toSet(), pool.indices.map { slots.occupy(ContainerID(it)) }.toSet())
        slots.release(ContainerID(5))
        assertEquals(SlotID(1005), slots.occupy(ContainerID(100)))
    }

    @Test
    fun `restored slots are occupied`() {
        val slots = ContainerSlots(pool, occupied = mapOf(ContainerID(7) to SlotID(1000), ContainerID(8) to SlotID(1002)))
        assertEquals(SlotID(1000), slots.occupy(ContainerID(7)))
        assertEquals(SlotID(1001), slots.occupy(ContainerID(9)))
        assertEquals(SlotID(1003), slots.occupy(ContainerID(10)))
    }

    @Test
    fun `a pool must be large enough, without duplicates, and contain every occupied slot`() {
        assertThrows(IllegalArgumentException::class.java) { ContainerSlots(pool.drop(1)) }
        assertThrows(IllegalArgumentException::class.java) { ContainerSlots(pool.drop(1) + pool[1]) }
        assertThrows(IllegalArgumentException::class.java) { ContainerSlots(pool, mapOf(ContainerID(1) to SlotID(5))) }
    }
}
