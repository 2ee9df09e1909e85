package dev.tabwire.hotwire

import kotlinx.coroutines.Dispatchers

/** Runs the tests with Hotwire Native on one thread, so that they end the same way each time. */
fun main(arguments: Array<String>) {
    dev.hotwire.core.turbo.util.dispatcherProvider.io = Dispatchers.Main
    dev.hotwire.navigation.util.dispatcherProvider.io = Dispatchers.Main
    dev.tabwire.testing.main(arguments)
}
