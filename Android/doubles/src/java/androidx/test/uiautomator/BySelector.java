package androidx.test.uiautomator;

/** Stands in for AndroidX's class. */
public class BySelector {
    private BySelector() {}
}
