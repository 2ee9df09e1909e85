package dev.tabwire.restoration

import dev.tabwire.protocol.TabConfiguration
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertThrows
import org.junit.Test

class ContainerSlotsTest {
    private val pool = (1000 until 1000 + TabConfiguration.MAXIMUM_TAB_COUNT).toList()

    @Test
    fun `a container keeps its slot until it is disposed`() {
        val slots = ContainerSlots(pool)
        assertNull(slots[1])
        assertEquals(1000, slots.occupy(1))
        assertEquals(1001, slots.occupy(2))
        assertEquals(1000, slots.occupy(1))
        slots.release(1)
        assertNull(slots[1])
        assertNull(slots.containerIn(1000))
        assertEquals(2, slots.containerIn(1001))
        assertEquals(mapOf(2 to 1001), slots.occupied)
    }

    @Test
    fun `a released slot is reused last`() {
        val slots = ContainerSlots(pool)
        val given = (1..pool.size).map { container -> slots.occupy(container).also { slots.release(container) } }
        assertEquals(pool, given)
        assertEquals(pool.first(), slots.occupy(100))
    }

    @Test
    fun `there is a slot for every one of the maximum number of tabs`() {
        val slots = ContainerSlots(pool)
        assertEquals(pool.toSet(), pool.indices.map { slots.occupy(it) }.toSet())
        slots.release(5)
        assertEquals(1005, slots.occupy(100))
    }

    @Test
    fun `restored slots are occupied`() {
        val slots = ContainerSlots(pool, occupied = mapOf(7 to 1000, 8 to 1002))
        assertEquals(1000, slots.occupy(7))
        assertEquals(1001, slots.occupy(9))
        assertEquals(1003, slots.occupy(10))
    }

    @Test
    fun `a pool must be large enough, without duplicates, and contain every occupied slot`() {
        assertThrows(IllegalArgumentException::class.java) { ContainerSlots(pool.drop(1)) }
        assertThrows(IllegalArgumentException::class.java) { ContainerSlots(pool.drop(1) + pool[1]) }
        assertThrows(IllegalArgumentException::class.java) { ContainerSlots(pool, mapOf(1 to 5)) }
    }
}
