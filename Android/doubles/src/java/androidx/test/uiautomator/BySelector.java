package androidx.test.uiautomator;

/** A double of AndroidX's class. */
public class BySelector {
    private BySelector() {}
}
