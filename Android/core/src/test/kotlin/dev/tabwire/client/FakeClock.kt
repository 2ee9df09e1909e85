package dev.tabwire.client

import dev.tabwire.client.conduct.ClientClock

/** A clock that a test moves. */
class FakeClock : ClientClock {
    override var now = 0L
        private set
    private val timers = mutableListOf<Pair<Long, () -> Unit>>()

    override fun schedule(milliseconds: Long, action: () -> Unit) {
        timers += now + milliseconds to action
    }

    /** Lets time pass, and runs each timer when it is due. */
    fun advance(milliseconds: Long) {
        val end = now + milliseconds
        while (true) {
            val timer = timers.filter { it.first <= end }.minByOrNull { it.first } ?: break
            timers -= timer
            now = maxOf(now, timer.first)
            timer.second()
        }
        now = end
    }

    /** Lets time pass while the main thread is busy: no timer runs. */
    fun passBusily(milliseconds: Long) {
        now += milliseconds
    }
}
