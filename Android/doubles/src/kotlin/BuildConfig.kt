package dev.tabwire.waymark

/** Stands in for the class that the build of an app makes. */
public object BuildConfig {
    public const val START_URL: String = "http://10.0.2.2:8080/"
}
