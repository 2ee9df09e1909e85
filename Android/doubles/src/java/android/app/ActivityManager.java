package android.app;

/** A double of the platform's class. */
public class ActivityManager {
    private static boolean isLowOnMemory;

    ActivityManager() {}

    public static void setLowOnMemoryForTest(boolean value) {
        isLowOnMemory = value;
    }

    public static Object createForTest() {
        return new ActivityManager();
    }

    public boolean isLowRamDevice() {
        return false;
    }

    public void getMemoryInfo(MemoryInfo info) {
        info.lowMemory = isLowOnMemory;
    }

    /** A double of the platform's class. */
    public static class MemoryInfo {
        public boolean lowMemory;

        public MemoryInfo() {}
    }
}
