package dev.tabwire.hotwire

import android.os.Looper

/** The contract on the doubles, and with the sources of Hotwire Native. */
class TabsTest : TabsContract() {
    private class OnDoubles(private val app: RunningApp = RunningApp()) : App {
        override val activity = app.activity

        override fun idle() = Looper.idleForTest()

        override fun restarted() = OnDoubles(app.restarted()).apply { idle() }
    }

    override fun start(): App = OnDoubles().apply { idle() }
}
