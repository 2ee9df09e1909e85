package android.util;

public final class Log {
    private Log() {}

    public static final int DEBUG = 3;
    public static final int INFO = 4;
    public static final int WARN = 5;

    public static int println(int priority, String tag, String message) {
        return message.length();
    }
}
