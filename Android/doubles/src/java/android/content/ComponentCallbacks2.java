package android.content;

/** A double of the platform's interface. */
public interface ComponentCallbacks2 {
    int TRIM_MEMORY_BACKGROUND = 40;
}
