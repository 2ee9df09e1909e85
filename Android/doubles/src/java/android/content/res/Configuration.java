package android.content.res;

/** A double of the platform's class. */
public final class Configuration {
    public int screenWidthDp = 400;

    public Configuration() {}
}
