package dev.tabwire.conformance

import java.io.BufferedInputStream
import java.io.ByteArrayOutputStream
import java.io.InputStream

/**
 * Reads one scenario per line from standard input and writes it with the outcomes of its steps, as
 * `tabwire simulate --lines` does. `tabwire conformance -- COMMAND` runs this program.
 */
fun main() {
    val input = BufferedInputStream(System.`in`)
    while (true) {
        val line = input.readLine() ?: break
        val scenario = Scenario(line)
        System.out.write(scenario.filled(Simulation.outcomes(scenario)))
        System.out.write('\n'.code)
        // The other end may wait for the answer before it sends the next line.
        if (input.available() == 0) System.out.flush()
    }
    System.out.flush()
}

private fun InputStream.readLine(): ByteArray? {
    val line = ByteArrayOutputStream()
    while (true) {
        when (val byte = read()) {
            -1 -> return line.toByteArray().takeIf { it.isNotEmpty() }
            '\n'.code -> return line.toByteArray()
            else -> line.write(byte)
        }
    }
}
