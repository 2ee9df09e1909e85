package android.app;

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

    public static class MemoryInfo {
        public boolean lowMemory;

        public MemoryInfo() {}
    }
}
