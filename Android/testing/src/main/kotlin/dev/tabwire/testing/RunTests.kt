package dev.tabwire.testing

import org.junit.runner.Description
import org.junit.runner.JUnitCore
import org.junit.runner.notification.Failure
import org.junit.runner.notification.RunListener
import java.io.File
import kotlin.system.exitProcess

/**
 * Runs the compiled tests: prints one line per test, and `N passed, N failed` at the end.
 *
 * The first argument is a class path of test classes. The others are words: only test classes whose name contains one of
 * them run, and none whose name contains a word with a minus before it.
 */
fun main(arguments: Array<String>) {
    val (without, words) = arguments.drop(1).partition { it.startsWith("-") }
    val classes = arguments.first().split(File.pathSeparator).flatMap { testClasses(File(it)) }
        .filter { name -> words.isEmpty() || words.any { it in name } }
        .filterNot { name -> without.any { it.drop(1) in name } }
    val reporter = Reporter()
    JUnitCore().apply { addListener(reporter) }.run(*classes.map { Class.forName(it) }.toTypedArray())
    println("${reporter.passed} passed, ${reporter.failed} failed")
    exitProcess(if (reporter.failed == 0 && reporter.passed > 0) 0 else 1)
}

private fun testClasses(directory: File): List<String> = directory.walk()
    .filter { it.name.endsWith("Test.class") }
    .map { it.relativeTo(directory).path.removeSuffix(".class").replace(File.separatorChar, '.') }
    .sorted().toList()

private class Reporter : RunListener() {
    var passed = 0
        private set
    var failed = 0
        private set
    private val failures = mutableListOf<Failure>()

    override fun testFailure(failure: Failure) {
        failures += failure
        // JUnit reports no end for a class that fails before its first test.
        if (!failure.description.isTest) report(failure.description)
    }

    override fun testFinished(description: Description) = report(description)

    override fun testIgnored(description: Description) {
        failures += Failure(description, AssertionError("the test is ignored"))
        report(description)
    }

    private fun report(description: Description) {
        val name = "${description.testClass?.simpleName.orEmpty()} · ${description.methodName ?: "could not start"}"
        if (failures.isEmpty()) {
            passed += 1
            println("ok   $name")
        } else {
            failed += 1
            println("FAIL $name")
            for (failure in failures) println(failure.trimmedTrace.trimEnd().prependIndent("     "))
        }
        failures.clear()
    }
}
