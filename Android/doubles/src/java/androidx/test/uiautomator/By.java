package androidx.test.uiautomator;

import java.util.regex.Pattern;

public class By {
    private By() {}

    public static native BySelector desc(Pattern description);

    public static native BySelector text(String text);
}
