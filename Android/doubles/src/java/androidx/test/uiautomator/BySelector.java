package androidx.test.uiautomator;

public class BySelector {
    private BySelector() {}
}
