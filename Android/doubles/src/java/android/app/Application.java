package android.app;

import android.content.Context;

/** Stands in for the platform's class. */
public class Application extends Context {
    public Application() {}

    public void onCreate() {}
}
