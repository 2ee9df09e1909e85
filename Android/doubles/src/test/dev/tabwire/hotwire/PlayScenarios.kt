package dev.tabwire.hotwire

import dev.tabwire.conformance.Scenario
import dev.tabwire.conformance.Simulation

/** Runs the scenarios of standard input, one per line, in the app, which restarts before every other step. */
fun main() {
    var count = 0
    for (line in generateSequence(::readlnOrNull)) {
        val scenario = Scenario(line.encodeToByteArray())
        val simulation = Simulation(scenario.start)
        var app = RunningApp(start = scenario.start)
        scenario.steps.forEachIndexed { index, step ->
            if (index % 2 == 1) app = app.restarted()
            app.take(step)
            assertShows(simulation.takeOnScreen(step), app, "${scenario.name}, step ${index + 1}")
        }
        count += 1
    }
    check(count > 0) { "there are no scenarios on standard input" }
    println("$count random scenarios, the same outcome on the screen")
}
