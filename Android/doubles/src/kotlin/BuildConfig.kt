package dev.tabwire.waymark

/** A double of the class that an app's build generates. */
public object BuildConfig {
    public const val START_URL: String = "http://10.0.2.2:8080/"
}
