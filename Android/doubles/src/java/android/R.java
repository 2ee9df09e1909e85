package android;

public final class R {
    public R() {}

    public static final class attr {
        public static final int state_checked = 0x010100a0;

        public attr() {}
    }
}
