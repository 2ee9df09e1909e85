package android.app;

import android.content.Context;

/** A double of the platform's class. */
public class Application extends Context {
    public Application() {}

    public void onCreate() {}
}
