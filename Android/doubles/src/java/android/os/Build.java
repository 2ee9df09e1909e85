package android.os;

/** A double of the platform's class. A test can run another version of Android. */
public class Build {
    public static class VERSION {
        public static int SDK_INT = VERSION_CODES.BAKLAVA;
    }

    public static class VERSION_CODES {
        public static final int S_V2 = 32;
        public static final int TIRAMISU = 33;
        public static final int BAKLAVA = 36;
    }
}
