package android;

/** A double of the platform's class. */
public final class R {
    public R() {}

    /** A double of the platform's class. */
    public static final class attr {
        public static final int state_checked = 0x010100a0;

        public attr() {}
    }
}
