package dev.tabwire.fragments

import dev.tabwire.conformance.Scenario
import dev.tabwire.conformance.Simulation

/** Plays the scenarios of standard input, one a line, in the app, ending it before every other step. */
fun main() {
    var count = 0
    for (line in generateSequence(::readlnOrNull)) {
        val scenario = Scenario(line.encodeToByteArray())
        val simulation = Simulation()
        var app = RunningApp()
        scenario.steps.forEachIndexed { index, step ->
            if (index % 2 == 1) app = app.reborn()
            app.take(step)
            assertShows(simulation.take(step), app, "${scenario.name}, step ${index + 1}")
        }
        count += 1
    }
    check(count > 0) { "there are no scenarios on standard input" }
    println("$count random scenarios, each step as it should be on the screen")
}
