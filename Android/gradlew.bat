@echo off
rem Runs the Gradle that gradle/wrapper/gradle-wrapper.properties names; see Gradlew.java. Requires a JDK 17 or newer.
rem
rem   Android\gradlew --project-dir Android build
java "%~dp0Gradlew.java" "%~dp0." %*
