package android.animation;

public class ValueAnimator {
    private static boolean areEnabled = true;

    public ValueAnimator() {}

    public static boolean areAnimatorsEnabled() {
        return areEnabled;
    }

    /** The user removes animations, or allows them again. */
    public static void enableForTest(boolean isEnabled) {
        areEnabled = isEnabled;
    }
}
